// The WOFF2 encoder, which is C++, as C.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The most bytes that the encoding of a font of `length` bytes can take.
size_t carta_woff2_bound(const uint8_t *font, size_t length);

/// Encodes a font. `*encoded_length` is the room in `encoded` before, and what was used of it after. 1 on success, else 0.
int carta_woff2_encode(const uint8_t *font, size_t length, uint8_t *encoded, size_t *encoded_length);

#ifdef __cplusplus
}
#endif
