// Counts the memory that the fuzzer's process holds, through the hooks of AddressSanitizer's allocator; Fuzzing/fuzz.py links it.

#include <sanitizer/allocator_interface.h>
#include <stdatomic.h>
#include <stddef.h>

void FuzzTargets_countMemory(void (*begin)(void), long (*most)(void));

static atomic_long held, least, most;

static void allocated(const volatile void *start, size_t count) {
  long now = atomic_fetch_add_explicit(&held, (long)count, memory_order_relaxed) + (long)count;
  if (now > atomic_load_explicit(&most, memory_order_relaxed)) atomic_store_explicit(&most, now, memory_order_relaxed);
}

static void freed(const volatile void *start) {
  if (start == NULL) return;
  atomic_fetch_sub_explicit(&held, (long)__sanitizer_get_allocated_size(start), memory_order_relaxed);
}

static void begin(void) {
  long now = atomic_load(&held);
  atomic_store(&least, now);
  atomic_store(&most, now);
}

static long most_since(void) { return atomic_load(&most) - atomic_load(&least); }

// What libFuzzer calls first.
int LLVMFuzzerInitialize(int *count, char ***arguments) {
  __sanitizer_install_malloc_and_free_hooks(allocated, freed);
  FuzzTargets_countMemory(begin, most_since);
  return 0;
}
