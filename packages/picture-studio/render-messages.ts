/** Message from the pool to a worker. */
export type RenderOrder = { id: number; name: string }

/** Message from a worker to the pool. */
export type RenderAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string }
