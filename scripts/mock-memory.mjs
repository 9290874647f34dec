/**
 * Settings of glibc for the mock backend, read before the process starts. Drawing allocates buffers of megabytes on
 * many threads; without these limits each thread keeps what it has freed, and the process grows to 1.5 GB
 * (`npm run bench mock-memory`). `deploy/Dockerfile` has them too.
 */
export const MOCK_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
