/*
 * Preloaded into a server: writes down, in their order, all writes, flushes and changes of names below RECORDER_FOLDER, so
 * that a test can make what a disk may hold after a power cut at any of them. Each entry of RECORDER_LOG is a head of
 * numbers, one or two paths, and the bytes written. Made for Linux with glibc.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { WRITE = 1, TRUNCATE, FLUSH, CREATE, RENAME, REMOVE, FOLDER, UNKNOWN };

struct head {
  uint32_t kind, path_length, other_length, unused;
  uint64_t offset, length;
};

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static char folder[PATH_MAX];
static size_t folder_length;
static int log_fd = -1;

__attribute__((constructor)) static void begin(void) {
  const char *named = getenv("RECORDER_FOLDER"), *log = getenv("RECORDER_LOG");
  if (named == NULL || log == NULL || realpath(named, folder) == NULL) return;
  folder_length = strlen(folder);
  log_fd = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/* The name below the folder, empty for the folder itself, NULL for what lies elsewhere. */
static const char *below(const char *path) {
  if (log_fd < 0 || strncmp(path, folder, folder_length) != 0) return NULL;
  if (path[folder_length] == 0) return path + folder_length;
  return path[folder_length] == '/' ? path + folder_length + 1 : NULL;
}

static void log_bytes(const void *bytes, size_t length) {
  const char *from = bytes;
  while (length > 0) {
    long written = syscall(SYS_write, log_fd, from, length);
    if (written <= 0) abort();
    from += written;
    length -= (size_t)written;
  }
}

static void log_entry(enum kind kind, const char *path, const char *other, uint64_t offset, const void *bytes, uint64_t length) {
  struct head head = {kind, (uint32_t)strlen(path), other ? (uint32_t)strlen(other) : 0, 0, offset, length};
  log_bytes(&head, sizeof head);
  log_bytes(path, head.path_length);
  if (other) log_bytes(other, head.other_length);
  if (bytes) log_bytes(bytes, length);
}

/* Where an open file has its name now, below the folder; NULL for all others. */
static const char *name_of(int fd, char *buffer) {
  char link[64];
  if (log_fd < 0) return NULL;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  long length = syscall(SYS_readlinkat, AT_FDCWD, link, buffer, PATH_MAX - 1);
  if (length <= 0) return NULL;
  buffer[length] = 0;
  return below(buffer);
}

static const char *absolute(int at, const char *path, char *buffer) {
  if (log_fd < 0) return NULL;
  if (path[0] == '/') {
    snprintf(buffer, PATH_MAX, "%s", path);
  } else {
    char start[PATH_MAX], link[64];
    snprintf(link, sizeof link, at == AT_FDCWD ? "/proc/self/cwd" : "/proc/self/fd/%d", at);
    long length = syscall(SYS_readlinkat, AT_FDCWD, link, start, PATH_MAX - 1);
    if (length <= 0) return NULL;
    start[length] = 0;
    if (snprintf(buffer, PATH_MAX, "%s/%s", start, path) >= PATH_MAX) return NULL;
  }
  return below(buffer);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define TURN(...) do { int kept; pthread_mutex_lock(&turn); __VA_ARGS__; kept = errno; pthread_mutex_unlock(&turn); errno = kept; } while (0)

static ssize_t written_at(int fd, const void *bytes, size_t length, off_t offset) {
  char buffer[PATH_MAX];
  ssize_t result;
  TURN({
    result = syscall(SYS_pwrite64, fd, bytes, length, offset);
    const char *name = result > 0 ? name_of(fd, buffer) : NULL;
    if (name) log_entry(WRITE, name, NULL, (uint64_t)offset, bytes, (uint64_t)result);
  });
  return result;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) { return written_at(fd, bytes, length, offset); }
ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t offset) { return written_at(fd, bytes, length, offset); }

ssize_t write(int fd, const void *bytes, size_t length) {
  char buffer[PATH_MAX];
  if (log_fd < 0 || name_of(fd, buffer) == NULL) return syscall(SYS_write, fd, bytes, length);
  ssize_t result;
  TURN({
    off_t end = (fcntl(fd, F_GETFL) & O_APPEND) ? lseek(fd, 0, SEEK_END) : lseek(fd, 0, SEEK_CUR);
    result = syscall(SYS_write, fd, bytes, length);
    const char *name = result > 0 ? name_of(fd, buffer) : NULL;
    if (name) log_entry(WRITE, name, NULL, (uint64_t)end, bytes, (uint64_t)result);
  });
  return result;
}

/* Several pieces go one after the other: the order in which a disk may take them is freer than that in any case. */
static ssize_t pieces(int fd, const struct iovec *all, int count, off_t offset, int is_at) {
  ssize_t total = 0;
  for (int at = 0; at < count; at++) {
    if (all[at].iov_len == 0) continue;
    ssize_t one = is_at ? written_at(fd, all[at].iov_base, all[at].iov_len, offset + total)
                        : write(fd, all[at].iov_base, all[at].iov_len);
    if (one < 0) return total > 0 ? total : one;
    total += one;
    if ((size_t)one < all[at].iov_len) break;
  }
  return total;
}

ssize_t writev(int fd, const struct iovec *all, int count) {
  char buffer[PATH_MAX];
  if (log_fd < 0 || name_of(fd, buffer) == NULL) return syscall(SYS_writev, fd, all, count);
  return pieces(fd, all, count, 0, 0);
}
ssize_t pwritev(int fd, const struct iovec *all, int count, off_t offset) { return pieces(fd, all, count, offset, 1); }
ssize_t pwritev64(int fd, const struct iovec *all, int count, off64_t offset) { return pieces(fd, all, count, offset, 1); }

static int cut(int fd, off_t length) {
  char buffer[PATH_MAX];
  int result;
  TURN({
    result = (int)syscall(SYS_ftruncate, fd, length);
    const char *name = result == 0 ? name_of(fd, buffer) : NULL;
    if (name) log_entry(TRUNCATE, name, NULL, 0, NULL, (uint64_t)length);
  });
  return result;
}
int ftruncate(int fd, off_t length) { return cut(fd, length); }
int ftruncate64(int fd, off64_t length) { return cut(fd, length); }

static int flushed(int fd, long call) {
  char buffer[PATH_MAX];
  int result;
  TURN({
    const char *name = name_of(fd, buffer);
    result = (int)syscall(call, fd);
    if (name && result == 0) log_entry(FLUSH, name, NULL, 0, NULL, 0);
  });
  return result;
}
int fsync(int fd) { return flushed(fd, SYS_fsync); }
int fdatasync(int fd) { return flushed(fd, SYS_fdatasync); }

static int opened(int at, const char *path, int flags, mode_t mode) {
  char buffer[PATH_MAX], again[PATH_MAX];
  if (log_fd < 0 || (flags & (O_CREAT | O_TRUNC)) == 0 || absolute(at, path, buffer) == NULL)
    return (int)syscall(SYS_openat, at, path, flags, mode);
  int result;
  TURN({
    struct stat before;
    int was_there = fstatat(at, path, &before, 0) == 0;
    result = (int)syscall(SYS_openat, at, path, flags, mode);
    const char *name = result >= 0 ? name_of(result, again) : NULL;
    if (name && !was_there) log_entry(CREATE, name, NULL, 0, NULL, 0);
    else if (name && (flags & O_TRUNC)) log_entry(TRUNCATE, name, NULL, 0, NULL, 0);
  });
  return result;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list more; va_start(more, flags); mode_t mode = va_arg(more, mode_t); va_end(more); \
    return opened(AT_FDCWD, path, flags, mode); }
#define OPEN_AT(name) \
  int name(int at, const char *path, int flags, ...) { \
    va_list more; va_start(more, flags); mode_t mode = va_arg(more, mode_t); va_end(more); \
    return opened(at, path, flags, mode); }
OPEN(open)
OPEN(open64)
OPEN_AT(openat)
OPEN_AT(openat64)

int rename(const char *from, const char *to) {
  char one[PATH_MAX], two[PATH_MAX];
  int result;
  TURN({
    const char *before = absolute(AT_FDCWD, from, one), *after = absolute(AT_FDCWD, to, two);
    result = REAL(rename)(from, to);
    if (result == 0 && before && after) log_entry(RENAME, before, after, 0, NULL, 0);
    else if (result == 0 && (before || after)) log_entry(UNKNOWN, before ? before : after, NULL, 0, NULL, 0);
  });
  return result;
}

static int removed(int at, const char *path, int flags) {
  char buffer[PATH_MAX];
  int result;
  TURN({
    const char *name = absolute(at, path, buffer);
    result = (int)syscall(SYS_unlinkat, at, path, flags);
    if (name && result == 0) log_entry(REMOVE, name, NULL, 0, NULL, 0);
  });
  return result;
}
int unlink(const char *path) { return removed(AT_FDCWD, path, 0); }
int unlinkat(int at, const char *path, int flags) { return removed(at, path, flags); }
int rmdir(const char *path) { return removed(AT_FDCWD, path, AT_REMOVEDIR); }

int mkdir(const char *path, mode_t mode) {
  char buffer[PATH_MAX];
  int result;
  TURN({
    const char *name = absolute(AT_FDCWD, path, buffer);
    result = REAL(mkdir)(path, mode);
    if (name && result == 0) log_entry(FOLDER, name, NULL, 0, NULL, 0);
  });
  return result;
}

/* Ways to write that nothing of ours uses: a log that lacked them would prove too little. */
static void unknown(int fd) {
  char buffer[PATH_MAX];
  TURN({
    const char *name = name_of(fd, buffer);
    if (name) log_entry(UNKNOWN, name, NULL, 0, NULL, 0);
  });
}
int fallocate(int fd, int mode, off_t offset, off_t length) { unknown(fd); return REAL(fallocate)(fd, mode, offset, length); }
int posix_fallocate(int fd, off_t offset, off_t length) { unknown(fd); return REAL(posix_fallocate)(fd, offset, length); }
ssize_t copy_file_range(int in, off64_t *from, int out, off64_t *to, size_t length, unsigned int flags) {
  unknown(out);
  return REAL(copy_file_range)(in, from, out, to, length, flags);
}
