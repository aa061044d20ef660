// The C library that the module does not have: memory for Swift's arrays, over the page's own linear memory.
//
// A block's size is a power of two, kept in front of it; freed blocks wait in a list for each size. A page is loaded a few
// times in its life, so this stays as small as it is simple.
#include <stddef.h>
#include <stdint.h>

enum { page_size = 65536, header_size = 16, smallest = 5, sizes = 32 };

struct block {
    struct block *next;
};

extern unsigned char __heap_base;
static uintptr_t unused, limit;
static struct block *freed[sizes];

static void *block_of(unsigned exponent) {
    struct block *found = freed[exponent];
    if (found) {
        freed[exponent] = found->next;
        return found;
    }
    size_t size = (size_t)1 << exponent;
    if (!unused) {
        unused = ((uintptr_t)&__heap_base + header_size - 1) & ~(uintptr_t)(header_size - 1);
        limit = __builtin_wasm_memory_size(0) * page_size;
    }
    if (size > limit - unused) {
        size_t pages = (size - (limit - unused) + page_size - 1) / page_size;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
        limit += pages * page_size;
    }
    void *start = (void *)unused;
    unused += size;
    return start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment > header_size || size > (size_t)1 << 30) return 12; /* ENOMEM */
    unsigned exponent = smallest;
    while (((size_t)1 << exponent) < size + header_size) exponent++;
    unsigned char *start = block_of(exponent);
    if (!start) return 12;
    *(unsigned *)start = exponent;
    *result = start + header_size;
    return 0;
}

void free(void *pointer) {
    if (!pointer) return;
    struct block *block = (struct block *)((unsigned char *)pointer - header_size);
    unsigned exponent = *(unsigned *)block;
    block->next = freed[exponent];
    freed[exponent] = block;
}
