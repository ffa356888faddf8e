// Tells ThreadSanitizer of Swift's Mutex. Where a lock is free, its atomics are in our code and seen; where threads wait for it, they are
// in the library, which is not instrumented, and whatever the lock guards would look like a race. Preloaded by race.py.
#include <dlfcn.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

void __tsan_acquire(void *address);
void __tsan_release(void *address);

// Synchronization._MutexHandle._lockSlow(_: UInt32) and _unlockSlow()
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lockSlow(unsigned thread, SELF void *mutex) __asm__(LOCK);
SWIFT void unlockSlow(SELF void *mutex) __asm__(UNLOCK);

SWIFT void lockSlow(unsigned thread, SELF void *mutex) {
  static SWIFT void (*next)(unsigned, SELF void *);
  if (next == NULL) next = (SWIFT void (*)(unsigned, SELF void *))dlsym(RTLD_NEXT, LOCK);
  next(thread, mutex);
  __tsan_acquire(mutex);
}

SWIFT void unlockSlow(SELF void *mutex) {
  static SWIFT void (*next)(SELF void *);
  if (next == NULL) next = (SWIFT void (*)(SELF void *))dlsym(RTLD_NEXT, UNLOCK);
  __tsan_release(mutex);
  next(mutex);
}
