// What of ICU is used, without its headers: they rename each function by version, by macros, which Swift does not see, and
// their types clash with those of the ICU within Foundation.
#pragma once
#include <stdint.h>

/// Finds breaks in text: a break iterator.
typedef struct carta_breaker carta_breaker;

/// A breaker for lines (`characters` 0) or for what a reader takes for characters (1), by the rules of a locale. NULL after
/// a failure, which `status` then tells.
carta_breaker *carta_breaker_open(int characters, const char *locale, int *status);

/// Ends it.
void carta_breaker_close(carta_breaker *breaker);

/// Writes the offsets before which `text` breaks, without its start and its end, in order; there is room for `length`.
/// Their number, or -1 after a failure.
int32_t carta_breaker_offsets(
    carta_breaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets, int *status);

/// Writes the level of embedding of each unit of `text` (UAX #9), in a paragraph of level `paragraph`. 0 after a failure,
/// else 1.
int carta_bidi_levels(const uint16_t *text, int32_t length, uint8_t paragraph, uint8_t *levels);

/// ICU's name of a failure.
const char *carta_icu_failure(int status);
