#include "CRevision.h"

/* The manifest defines REVISION. Only this file and the program are compiled again for another commit. */
const char *CRevision_commit(void) { return REVISION; }
