import { itemAt } from '#engine/array-at'
import { soft } from '#engine/drape'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { tint } from '#garments/tone'
import type { BagLeather } from './leather'

const FOOT = 548

// biome-ignore format: point lists read better in rows
const LINE: Point[] = [
  [236, 548], [238, 440], [276, 290], [360, 176], [450, 144], [540, 176], [624, 290], [662, 440], [664, 548],
]

/** A line `off` px beside another one. */
function beside(line: readonly Point[], off: number): Point[] {
  return line.map(([x, y], i): Point => {
    const a = itemAt(line, Math.max(0, i - 1))
    const b = itemAt(line, Math.min(line.length - 1, i + 1))
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const l = Math.hypot(dx, dy)
    return [x - (dy / l) * off, y + (dx / l) * off]
  })
}

/** The handle, front and back; `height` relative to the drawn one. */
export async function strap(scene: Scene, { leather, thread }: BagLeather, height: number): Promise<void> {
  const line = LINE.map(([x, y]): Point => [x, FOOT + (y - FOOT) * height])
  const back = line.map(([x, y]): Point => [450 + (x - 450) * 0.93, y + 24])
  await panel(scene, {
    ...leather,
    d: path(back, false),
    stroke: 22,
    color: tint(leather.color, 0.6),
    inflate: 0.4,
    edgeA: 2,
    edgeR: 4,
  })
  await panel(scene, {
    ...leather,
    d: path(line, false),
    stroke: 25,
    inflate: 0.3,
    edgeA: 3,
    edgeR: 5,
    folds: (p) => soft(p, { amp: 3, sx: 60, sy: 60 }),
  })
  for (const off of [-9, 9]) await stitch(scene, beside(line, off), { color: thread, w: 1.5, dash: '5 3' })
}
