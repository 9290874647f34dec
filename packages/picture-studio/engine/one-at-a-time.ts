let last: Promise<unknown> = Promise.resolve()

/**
 * Runs draws one after the other. The engine's build state (`G` in paths.ts) belongs to the garment being drawn, and
 * drawing waits for masks in between: two draws at once would widen and shift each other's outlines.
 */
export function oneAtATime<T>(draw: () => Promise<T>): Promise<T> {
  const mine = last.then(draw, draw)
  last = mine.catch(() => undefined)
  return mine
}
