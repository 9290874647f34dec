import { mp, path, rect } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { SIDES } from '#garments/cutting'
import { stud, zip } from '#garments/sewn/trims'
import { tint } from '#garments/tone'
import type { Biker } from './biker-cut'

export async function pockets(scene: Scene, b: Biker): Promise<void> {
  const { cut, leather, metal } = b
  const tape = tint(leather.color, 0.5)
  const y = cut.hem - 196
  for (const side of SIDES) {
    const line: Point[] = [
      [450 - cut.half * 0.44, y, 1],
      [450 - cut.half * 0.72, y + 92, 1],
    ]
    if (cut.closure === 'buttons') continue
    // The overlapping front of a biker covers the middle, so the right pocket is farther out.
    const shift = cut.closure === 'biker' && side ? -16 : 0
    const placed = line.map(([x, py, c]): Point => [x + shift, py, c])
    await zip(scene, mp(placed, side), { metal, tape, w: 5 })
  }
  if (cut.closure === 'biker' && cut.belt) {
    const line: Point[] = [
      [306, 380, 1],
      [374, 366, 1],
    ]
    await zip(scene, line, { metal, tape, w: 4.6 })
  }
}

/** Straps on the shoulders, held by press studs. */
export async function epaulettes(scene: Scene, b: Biker): Promise<void> {
  const x = 450 - b.cut.shoulder
  for (const side of SIDES) {
    const strap: Point[] = [
      [x + 2, 186, 1],
      [x + 84, 160],
      [x + 98, 170],
      [x + 90, 184],
      [x + 4, 216, 1],
    ]
    await panel(scene, { ...b.leather, d: path(mp(strap, side)), inflate: 0.25, edgeA: 3, edgeR: 5 })
    await stud(scene, side ? 900 - x - 82 : x + 82, 173, 5.5, b.metal)
  }
}

/** The belt at the hem with its buckle; in the back view only the band. */
export async function belt(scene: Scene, b: Biker): Promise<void> {
  const { cut, leather, metal } = b
  const y = cut.hem - 42
  const w = cut.half + 2
  const band: Point[] = [
    [450 - w, y, 1],
    [450, y + 7],
    [450 + w, y, 1],
    [450 + w, y + 37, 1],
    [450, y + 45],
    [450 - w, y + 37, 1],
  ]
  await panel(scene, {
    ...leather,
    d: path(band),
    inflate: 0.25,
    edgeA: 3.5,
    edgeR: 6,
    shadow: { k: 0.4, k2: 0.3, r: 2, r2: 7, dx: 1, dy: 2 },
  })
  for (const x of [340, 560]) await panel(scene, { ...leather, d: rect(x - 7, y - 6, 14, 56), edgeA: 3, edgeR: 4 })
  if (b.isBack) return
  await panel(scene, {
    d: rect(384, y, 44, 44),
    stroke: 6,
    color: metal,
    mat: { spec: 0.5, sx: 0.5, sy: 0.5 },
    inflate: 0.7,
    infF: 2,
    edgeA: 2,
    edgeR: 3,
  })
  await panel(scene, {
    d: rect(404, y + 20, 44, 4),
    color: metal,
    mat: { spec: 0.5, sx: 0.5, sy: 0.5 },
    edgeA: 1.5,
    edgeR: 2,
  })
  for (const x of [470, 494, 518]) await stud(scene, x, y + 24, 3.2, tint(metal, 0.6))
}
