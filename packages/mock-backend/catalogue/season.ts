import type { Kind } from '@kajo/picture-studio'
import { LINES, type LineId } from './lines'

const SUMMER: readonly Kind[] = ['swimsuit', 'bikini', 'shorts', 'sandal', 'tiered-dress', 'sunglasses']
const SUMMER_LINES: readonly LineId[] = [
  'hat-straw',
  'jumpsuit-strap',
  'shirtdress-linen',
  'trousers-linen',
  'tee-linen',
]
const WINTER: readonly Kind[] = ['puffer', 'gloves', 'beanie', 'scarf', 'cable-knit', 'coat']

/** Whether a line is out of season at an epoch ms: winter products from April to August, summer products otherwise. */
export function isOutOfSeason(line: LineId, today: number): boolean {
  const month = new Date(today).getUTCMonth()
  const isSummer = month >= 3 && month <= 7
  const { kind } = LINES[line]
  if (isSummer) return WINTER.includes(kind)
  return SUMMER.includes(kind) || SUMMER_LINES.includes(line)
}
