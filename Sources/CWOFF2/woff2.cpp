#include "CWOFF2.h"
#include <cstdio>
#include <mutex>
#include <woff2/encode.h>

size_t carta_woff2_bound(const uint8_t *font, size_t length)
{
    return woff2::MaxWOFF2CompressedSize(font, length);
}

int carta_woff2_encode(const uint8_t *font, size_t length, uint8_t *encoded, size_t *encoded_length)
{
    // The encoder tells of each font on the standard error stream, which glibc lets one replace; by one that stays open,
    // since another thread may hold it yet.
    static std::mutex one_at_a_time;
    static FILE *const nowhere = std::fopen("/dev/null", "w");
    const std::lock_guard<std::mutex> guard(one_at_a_time);
    FILE *const stream = stderr;
    if (nowhere) stderr = nowhere;
    const bool is_encoded = woff2::ConvertTTFToWOFF2(font, length, encoded, encoded_length);
    stderr = stream;
    return is_encoded;
}
