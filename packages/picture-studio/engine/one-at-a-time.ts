let last: Promise<unknown> = Promise.resolve()

/**
 * Serialises draws. The engine's build state (`G` in paths.ts) belongs to the garment that is being drawn, and drawing
 * is asynchronous: concurrent draws would change each other's outlines.
 */
export function oneAtATime<T>(draw: () => Promise<T>): Promise<T> {
  const mine = last.then(draw, draw)
  last = mine.catch(() => undefined)
  return mine
}
