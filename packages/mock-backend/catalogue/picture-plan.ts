import type { ColourKey } from '@kajo/picture-studio'
import { LINES, type LineId } from './lines'
import type { Line } from './lines/line'
import { PALETTES } from './palettes'
import type { Random } from './random'

/** Shape and colours of a style, the pictures shown least so far first: two products look alike only when all are used. */
export function createPicturePlan() {
  const shown = new Map<string, number>()
  const keyOf = (line: Line, shape: number, colour: ColourKey) => `${line.kind}.${shape}.${line.print}.${colour}`
  const timesShown = (line: Line, shape: number, colour: ColourKey): number =>
    shown.get(keyOf(line, shape, colour)) ?? 0

  const use = (id: LineId, shape: number, colours: readonly ColourKey[]): void => {
    for (const colour of colours) {
      const key = keyOf(LINES[id], shape, colour)
      shown.set(key, (shown.get(key) ?? 0) + 1)
    }
  }

  const loadOf = (line: Line, shape: number): number => {
    let sum = 0
    for (const colour of PALETTES[line.palette]) sum += timesShown(line, shape, colour)
    return sum
  }

  const leastShownShape = (line: Line, random: Random): number => {
    const loads = line.shapes.map((shape) => ({ shape, load: loadOf(line, shape) + random() * 0.5 }))
    return loads.reduce((least, next) => (next.load < least.load ? next : least)).shape
  }

  const choose = (id: LineId, count: number, random: Random): { shape: number; colours: ColourKey[] } => {
    const line: Line = LINES[id]
    const shape = leastShownShape(line, random)
    const ranked = PALETTES[line.palette]
      // Best sellers stand first in a palette, so they get a head start among colours shown equally often.
      .map((colour, place) => ({ colour, rank: timesShown(line, shape, colour) * 10 + place * 0.25 + random() * 4 }))
      .sort((a, b) => a.rank - b.rank)
    const fresh = ranked.filter(({ colour }) => timesShown(line, shape, colour) === 0)
    // A style has fewer colours rather than a picture that another product has already.
    const colours = (fresh.length > 0 ? fresh : ranked).slice(0, count).map(({ colour }) => colour)
    use(id, shape, colours)
    return { shape, colours }
  }

  const spent = new Set<LineId>()
  /** Whether the line still has a picture that nobody has seen; once it has none, it never will. */
  const hasFresh = (id: LineId): boolean => {
    if (spent.has(id)) return false
    const line: Line = LINES[id]
    const isFresh = line.shapes.some((shape) =>
      PALETTES[line.palette].some((colour) => timesShown(line, shape, colour) === 0),
    )
    if (!isFresh) spent.add(id)
    return isFresh
  }

  return { choose, use, hasFresh }
}

export type PicturePlan = ReturnType<typeof createPicturePlan>
