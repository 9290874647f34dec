import { LINE_IDS, LINES, type LineId } from './lines'

const TOTAL = LINE_IDS.reduce((sum, id) => sum + LINES[id].weight, 0)

/** Which line the next style belongs to: always the one that is furthest behind its share. */
export function createLinePlan(): () => LineId {
  const made = new Float64Array(LINE_IDS.length)
  let count = 0
  return () => {
    count++
    let next = 0
    let furthest = Number.NEGATIVE_INFINITY
    for (let i = 0; i < made.length; i++) {
      const behind = (LINES[LINE_IDS[i]].weight * count) / TOTAL - made[i]
      if (behind > furthest) {
        furthest = behind
        next = i
      }
    }
    made[next]++
    return LINE_IDS[next]
  }
}
