import 'server-only'

/**
 * Limits what is done at once, in all (`most`) and for each client (`mostEach`). `take` returns the function that gives
 * the place back, or null when none is free.
 */
export function createPlaces({ most, mostEach }: { most: number; mostEach: number }) {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take(client: string): (() => void) | null {
      const own = taken.get(client) ?? 0
      if (all >= most || own >= mostEach) return null
      taken.set(client, own + 1)
      all += 1
      return () => {
        const left = (taken.get(client) ?? 1) - 1
        if (left > 0) taken.set(client, left)
        else taken.delete(client)
        all -= 1
      }
    },
  }
}
