import { itemAt } from '#engine/array-at'
import type { Point, Scene } from '#engine/scene-types'
import { chain } from '#garments/metal/chain'
import { arc, type Wire } from '#garments/metal/metalwork'
import { type Jewel, metal, pearls, swelling } from './jewel'

/** Position of an earring's middle, and whether it is the left or the right one. */
export type Laid = { x: number; y: number; side: 1 | -1 }
export type Earring = (scene: Scene, jewel: Jewel, at: Laid) => Promise<void>

/** A bent hook that goes through the ear, its lower end at x, y. */
const hook = (x: number, y: number, side: number): Wire => ({
  pts: [
    [x, y],
    [x, y - 44],
    ...arc(x + side * 42, y - 78, 42, 50, side > 0 ? 180 : 0, side > 0 ? 330 : -150, 0, 14),
    [x + side * 86, y - 50],
    [x + side * 92, y + 22],
  ],
  r: 4.6,
})

async function chunkyHoop(scene: Scene, jewel: Jewel, { x, y, side }: Laid): Promise<void> {
  const ring = arc(x, y, 122, 166, -90, 270, side * 8, 240)
  const wires = swelling(ring, (t) => 13 + 29 * Math.sin(Math.PI * t) ** 1.3)
  await metal(scene, wires, jewel)
}

async function thinHoop(scene: Scene, jewel: Jewel, { x, y, side }: Laid): Promise<void> {
  const wires = arc(x, y, 138, 172, -90, 270, side * 6, 90)
  // Two strands that are twisted around each other.
  const strand = (phase: number): Wire[] =>
    wires.slice(1).map((p, i): Wire => {
      const pts = [itemAt(wires, i), p].map(([px, py], k): Point => {
        const off = Math.sin((i + k) * 0.8378 + phase) * 5.5
        const d = Math.hypot(px - x, py - y)
        return [px + ((px - x) / d) * off, py + ((py - y) / d) * off]
      })
      return { pts, r: 6.2, lift: 3 * Math.cos(i * 0.8378 + phase) }
    })
  await metal(scene, [...strand(0), ...strand(Math.PI)], jewel)
}

async function pearlDrop(scene: Scene, jewel: Jewel, { x, y, side }: Laid): Promise<void> {
  const top = y - 250
  const huggie = swelling(arc(x + side * 5, top + 70, 46, 62, -90, 270, 0, 140), (t) => 7 + 9 * Math.sin(Math.PI * t))
  await metal(
    scene,
    [
      ...huggie,
      { pts: arc(x, top + 160, 13, 20), r: 4.6 },
      {
        pts: [
          [x, top + 180],
          [x, top + 262],
        ],
        r: 4.8,
      },
    ],
    jewel,
  )
  await metal(
    scene,
    [
      {
        pts: [
          [x - 18, top + 272],
          [x + 18, top + 272],
        ],
        r: 12,
      },
    ],
    jewel,
  )
  await pearls(scene, [{ pts: [[x, top + 356]], r: 88 }], jewel)
}

async function tear(scene: Scene, jewel: Jewel, { x, y, side }: Laid): Promise<void> {
  const half = (t: number) => 5 + 118 * Math.sin(Math.PI * t) * Math.sin((Math.PI * t) / 2) ** 1.7
  const line = Array.from({ length: 161 }, (_, k): Point => {
    const t = k / 160
    return [x + side * 4 * Math.sin(t * 2.6), y - 170 - 190 * (Math.cos(Math.PI * t) - 1)]
  })
  await metal(scene, swelling(line, half), jewel)
  await metal(scene, [{ pts: [[x, y - 186]], r: 24 }], jewel)
}

async function links(scene: Scene, jewel: Jewel, { x, y, side }: Laid): Promise<void> {
  await metal(scene, [hook(x, y - 206, side)], jewel)
  await metal(
    scene,
    chain(
      [
        [x, y - 190],
        [x + side * 2, y - 60],
        [x, y + 80],
        [x + side * 2, y + 206],
      ],
      56,
      11,
    ),
    jewel,
  )
}

export const EARRINGS = { chunkyHoop, thinHoop, pearlDrop, tear, links } satisfies Record<string, Earring>
