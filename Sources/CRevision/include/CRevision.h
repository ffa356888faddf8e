#ifndef CREVISION_H
#define CREVISION_H

/* The commit that was built, where the build was told, else "unknown". */
const char *CRevision_commit(void);

#endif
