import type { Occurrence } from './read-words-of'
import { LEVELS, type Level, type Postings } from './text-index'

type Lists = Record<Level, { styles: number[]; weights: number[] } | null>

/** Share of its weight that a repeated word adds. */
const AGAIN = 0.3
const MOST = 100

/** Collects the words of styles in order and packs them into postings. */
export function createPostingsCollector() {
  const byStem = new Map<string, Lists>()

  const listsOf = (stem: string): Lists => {
    const known = byStem.get(stem)
    if (known) return known
    const made: Lists = { head: null, other: null, text: null }
    byStem.set(stem, made)
    return made
  }

  const sumUp = (occurrences: readonly Occurrence[]): Map<string, { level: Level; weight: number }> => {
    const best = new Map<string, { level: Level; weight: number }>()
    for (const { stem, level, weight } of occurrences) {
      const known = best.get(stem)
      if (!known) {
        best.set(stem, { level, weight })
        continue
      }
      known.weight = Math.max(known.weight, weight) + AGAIN * Math.min(known.weight, weight)
      if (LEVELS.indexOf(level) < LEVELS.indexOf(known.level)) known.level = level
    }
    return best
  }

  const pack = (list: { styles: number[]; weights: number[] } | null): Postings | null =>
    list && { styles: Int32Array.from(list.styles), weights: Uint8Array.from(list.weights) }

  return {
    add: (style: number, occurrences: readonly Occurrence[]): void => {
      for (const [stem, { level, weight }] of sumUp(occurrences)) {
        const lists = listsOf(stem)
        const list = lists[level] ?? { styles: [], weights: [] }
        lists[level] = list
        list.styles.push(style)
        list.weights.push(Math.min(MOST, Math.round(weight)))
      }
    },
    *packed(): Generator<[stem: string, Record<Level, Postings | null>]> {
      for (const [stem, lists] of byStem) {
        yield [stem, { head: pack(lists.head), other: pack(lists.other), text: pack(lists.text) }]
      }
    },
  }
}
