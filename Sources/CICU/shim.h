// ICU gives its functions another name in each version, by macros, which Swift does not see.
#pragma once
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/ustring.h>

static inline UBreakIterator *carta_ubrk_open(
    UBreakIteratorType kind, const char *locale, const UChar *text, int32_t length, UErrorCode *status)
{
    return ubrk_open(kind, locale, text, length, status);
}

static inline void carta_ubrk_close(UBreakIterator *iterator)
{
    ubrk_close(iterator);
}

static inline int32_t carta_ubrk_next(UBreakIterator *iterator)
{
    return ubrk_next(iterator);
}

static inline void carta_ubrk_setText(UBreakIterator *iterator, const UChar *text, int32_t length, UErrorCode *status)
{
    ubrk_setText(iterator, text, length, status);
}

static inline const char *carta_u_errorName(UErrorCode status)
{
    return u_errorName(status);
}

static inline UBiDi *carta_ubidi_open(void)
{
    return ubidi_open();
}

static inline void carta_ubidi_close(UBiDi *bidi)
{
    ubidi_close(bidi);
}

static inline void carta_ubidi_setPara(
    UBiDi *bidi, const UChar *text, int32_t length, UBiDiLevel level, UErrorCode *status)
{
    ubidi_setPara(bidi, text, length, level, NULL, status);
}

static inline const UBiDiLevel *carta_ubidi_getLevels(UBiDi *bidi, UErrorCode *status)
{
    return ubidi_getLevels(bidi, status);
}
