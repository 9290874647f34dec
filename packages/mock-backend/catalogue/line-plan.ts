import { itemAt } from '#catalogue/item-at'
import { LINE_IDS, LINES, type LineId } from './lines'

const TOTAL = LINE_IDS.reduce((sum, id) => sum + LINES[id].weight, 0)

/** Returns a function that gives the line of the next style: always the one furthest below its share. */
export function createLinePlan(): () => LineId {
  const lines = LINE_IDS.map((id) => ({ id, weight: LINES[id].weight, styles: 0 }))
  let count = 0
  return () => {
    count++
    let next = itemAt(lines, 0)
    let furthest = Number.NEGATIVE_INFINITY
    for (const line of lines) {
      const behind = (line.weight * count) / TOTAL - line.styles
      if (behind > furthest) {
        furthest = behind
        next = line
      }
    }
    next.styles++
    return next.id
  }
}
