import { itemAt } from '#catalogue/item-at'
import { LINE_IDS, LINES, type LineId } from './lines'

const TOTAL = LINE_IDS.reduce((sum, id) => sum + LINES[id].weight, 0)

/** Returns a function that gives the line of the next style: always the one furthest below its share. */
export function createLinePlan(): () => LineId {
  const made = new Map(LINE_IDS.map((id): [LineId, number] => [id, 0]))
  let count = 0
  return () => {
    count++
    let next = itemAt(LINE_IDS, 0)
    let furthest = Number.NEGATIVE_INFINITY
    for (const [id, styles] of made) {
      const behind = (LINES[id].weight * count) / TOTAL - styles
      if (behind > furthest) {
        furthest = behind
        next = id
      }
    }
    made.set(next, (made.get(next) ?? 0) + 1)
    return next
  }
}
