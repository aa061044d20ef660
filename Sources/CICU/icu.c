#include "CICU.h"
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

carta_breaker *carta_breaker_open(int characters, const char *locale, int *status)
{
    UErrorCode code = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(characters ? UBRK_CHARACTER : UBRK_LINE, locale, NULL, 0, &code);
    *status = code;
    return U_SUCCESS(code) ? (carta_breaker *)iterator : NULL;
}

void carta_breaker_close(carta_breaker *breaker)
{
    ubrk_close((UBreakIterator *)breaker);
}

int32_t carta_breaker_offsets(
    carta_breaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets, int *status)
{
    UBreakIterator *iterator = (UBreakIterator *)breaker;
    UErrorCode code = U_ZERO_ERROR;
    ubrk_setText(iterator, text, length, &code); // keeps the pointer; the next text takes its place
    *status = code;
    if (U_FAILURE(code))
        return -1;
    int32_t count = 0;
    for (int32_t offset = ubrk_next(iterator); offset != UBRK_DONE && offset < length; offset = ubrk_next(iterator))
        offsets[count++] = offset;
    return count;
}

int carta_bidi_levels(const uint16_t *text, int32_t length, uint8_t paragraph, uint8_t *levels)
{
    UErrorCode code = U_ZERO_ERROR;
    UBiDi *bidi = ubidi_open();
    ubidi_setPara(bidi, text, length, paragraph, NULL, &code);
    const UBiDiLevel *found = ubidi_getLevels(bidi, &code);
    if (U_SUCCESS(code))
        memcpy(levels, found, (size_t)length);
    ubidi_close(bidi);
    return U_SUCCESS(code);
}

const char *carta_icu_failure(int status)
{
    return u_errorName((UErrorCode)status);
}
