import { register } from 'tsx/esm/api'

// a worker thread does not inherit the TypeScript loader of the process, so it brings its own
register()
await import('./render-worker.ts')
