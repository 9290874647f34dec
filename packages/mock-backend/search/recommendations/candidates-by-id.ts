import type { Entry } from '#commerce/catalogue-index'
import type { Occasion } from './recommendation'

/** The candidates with these product ids, in the order of the ids. */
export function candidatesById({ commerce, candidates }: Occasion, ids: readonly number[]): Entry[] {
  const allowed = new Set(candidates)
  return ids.flatMap((id) => {
    const entry = commerce.index.byProductId.get(id)
    return entry && allowed.has(entry) ? [entry] : []
  })
}
