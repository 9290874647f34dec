import { itemAt } from '#engine/array-at'
import { panel } from '#engine/scene'
import type { Point, Rgb, Scene } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'
import { arc, metalwork, type Wire } from '#garments/metal/metalwork'
import { type Coil, strip, stripLine } from './coil'

export type BuckleKind = 'square' | 'round' | 'oval'
type Buckle = { coil: Coil; leather: Cloth; metal: Rgb; kind: BuckleKind; at: number }

function rounded(x: number, y: number, w: number, h: number, r: number): Point[] {
  const corner = (cx: number, cy: number, a: number) => arc(cx, cy, r, r, a, a + 90, 0, 6)
  const ring = [
    ...corner(x + w - r, y + h - r, 0),
    ...corner(x - w + r, y + h - r, 90),
    ...corner(x - w + r, y - h + r, 180),
    ...corner(x + w - r, y - h + r, 270),
  ]
  return [...ring, itemAt(ring, 0)]
}

function frameOf(kind: BuckleKind, x: number, y: number, band: number): { wires: Wire[]; reach: number } {
  const h = band / 2 + 15
  if (kind === 'square') return { wires: [{ pts: rounded(x, y, 46, h, 13), r: 7.5 }], reach: 46 }
  if (kind === 'round') return { wires: [{ pts: arc(x, y, h, h), r: 9 }], reach: h }
  return { wires: [{ pts: arc(x, y, 32, h), r: 5.5 }], reach: 32 }
}

/** The buckle's frame and prong over the strap, and the keeper that holds the end down. */
export async function buckle(scene: Scene, { coil, leather, metal, kind, at }: Buckle): Promise<void> {
  const keeper: Coil = { ...coil, rx: coil.rx + 8, ry: coil.ry + 9 }
  const gap = kind === 'round' ? 17 : 12
  await panel(scene, {
    ...leather,
    d: strip(keeper, at - gap - 13, at - gap - 8, -0.05, 0.98),
    inflate: 0.3,
    infF: 3,
    edgeA: 4,
    edgeR: 5,
    shadow: { k: 0.55, k2: 0.4, r: 2, r2: 8, dx: 2, dy: 3 },
  })
  const [x, y] = itemAt(stripLine(coil, at, at + 1, 0.5), 0)
  const { wires, reach } = frameOf(kind, x, y + 4, coil.band)
  const thick = itemAt(wires, 0).r
  const prong: Wire = {
    pts: [
      [x - reach, y + 4],
      [x - reach * 0.2, y + 2],
      [x + reach + 3, y + 5],
    ],
    r: thick * 0.72,
    lift: 6,
  }
  await metalwork(scene, [...wires, prong], metal, { shadow: { k: 0.6, k2: 0.4, r: 2, r2: 9, dx: 3, dy: 5 } })
}
