import { register } from 'tsx/esm/api'

// A worker thread does not inherit the TypeScript loader of the process, so it registers its own.
register()
await import('./render-worker.ts')
