/* Counts allocations, for LD_PRELOAD. When the program ends, it writes two numbers to the file that ALLOCATIONS names: how often
   memory was asked for by libmicrohttpd and the C library, and how often by everyone else. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

enum { range_limit = 16 };

static struct {
  uintptr_t start, end;
} libraries[range_limit];
static int library_count;
static atomic_long theirs, ours;

static int note_library(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size, (void)context;
  if (strstr(info->dlpi_name, "libmicrohttpd") == NULL && strstr(info->dlpi_name, "libc.so") == NULL) return 0;
  for (int index = 0; index < info->dlpi_phnum && library_count < range_limit; index++) {
    if (info->dlpi_phdr[index].p_type != PT_LOAD) continue;
    libraries[library_count].start = info->dlpi_addr + info->dlpi_phdr[index].p_vaddr;
    libraries[library_count].end = libraries[library_count].start + info->dlpi_phdr[index].p_memsz;
    library_count++;
  }
  return 0;
}

__attribute__((constructor)) static void begin(void) { dl_iterate_phdr(note_library, NULL); }

__attribute__((destructor)) static void report(void) {
  const char *path = getenv("ALLOCATIONS");
  FILE *file = path == NULL ? NULL : fopen(path, "w");
  if (file == NULL) return;
  fprintf(file, "%ld %ld\n", atomic_load(&theirs), atomic_load(&ours));
  fclose(file);
}

static void count(void *caller) {
  uintptr_t place = (uintptr_t)caller;
  for (int index = 0; index < library_count; index++) {
    if (place < libraries[index].start || place >= libraries[index].end) continue;
    atomic_fetch_add_explicit(&theirs, 1, memory_order_relaxed);
    return;
  }
  atomic_fetch_add_explicit(&ours, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  count(__builtin_return_address(0));
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(__builtin_return_address(0));
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count(__builtin_return_address(0));
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(__builtin_return_address(0));
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count(__builtin_return_address(0));
  *memory = __libc_memalign(alignment, size);
  return *memory == NULL ? 12 : 0;
}
