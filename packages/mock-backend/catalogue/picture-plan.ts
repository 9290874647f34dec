import type { ColourKey } from '@kajo/picture-studio'
import { LINES, type LineId } from './lines'
import type { Line } from './lines/line'
import { PALETTES } from './palettes'
import type { Random } from './random'

/** Plans shape and colours of styles. Prefers the least used pictures, to repeat a picture only when all are used. */
export function createPicturePlan() {
  /** Uses of each colour of a drawing. */
  const shown = new Map<string, Map<ColourKey, number>>()
  const timesShownOf = (line: Line, shape: number): Map<ColourKey, number> => {
    const key = `${line.kind}.${shape}.${line.print}`
    const known = shown.get(key) ?? new Map<ColourKey, number>()
    shown.set(key, known)
    return known
  }

  const use = (id: LineId, shape: number, colours: readonly ColourKey[]): void => {
    const times = timesShownOf(LINES[id], shape)
    for (const colour of colours) times.set(colour, (times.get(colour) ?? 0) + 1)
  }

  const loadOf = (line: Line, shape: number): number => {
    const times = timesShownOf(line, shape)
    let sum = 0
    for (const colour of PALETTES[line.palette]) sum += times.get(colour) ?? 0
    return sum
  }

  const leastShownShape = (line: Line, random: Random): number => {
    const loads = line.shapes.map((shape) => ({ shape, load: loadOf(line, shape) + random() * 0.5 }))
    return loads.reduce((least, next) => (next.load < least.load ? next : least)).shape
  }

  const choose = (id: LineId, count: number, random: Random): { shape: number; colours: ColourKey[] } => {
    const line: Line = LINES[id]
    const shape = leastShownShape(line, random)
    const times = timesShownOf(line, shape)
    const ranked = PALETTES[line.palette]
      // Of colours used equally often, prefer the ones at the start of the palette, which are the most popular.
      .map((colour, i) => ({ colour, rank: (times.get(colour) ?? 0) * 10 + i * 0.25 + random() * 4 }))
      .sort((a, b) => a.rank - b.rank)
    const fresh = ranked.filter(({ colour }) => !times.has(colour))
    // A style gets fewer colours rather than a picture that another product has.
    const colours = (fresh.length > 0 ? fresh : ranked).slice(0, count).map(({ colour }) => colour)
    use(id, shape, colours)
    return { shape, colours }
  }

  const spent = new Set<LineId>()
  /** Whether the line has an unused picture. Cached as soon as it is false, because it then stays false. */
  const hasFresh = (id: LineId): boolean => {
    if (spent.has(id)) return false
    const line: Line = LINES[id]
    const isFresh = line.shapes.some((shape) => {
      const times = timesShownOf(line, shape)
      return PALETTES[line.palette].some((colour) => !times.has(colour))
    })
    if (!isFresh) spent.add(id)
    return isFresh
  }

  return { choose, use, hasFresh }
}

export type PicturePlan = ReturnType<typeof createPicturePlan>
