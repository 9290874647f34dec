import { addTo } from '#engine/array-at'
import { each } from '#engine/drape'
import { gauss } from '#engine/noise'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { chain, fineChain, stepsAlong } from '#garments/metal/chain'
import { arc, lieOnGround, mirrored, POLISHED, type Wire } from '#garments/metal/metalwork'
import { type Jewel, metal, pearls } from './jewel'

export type Necklace = (scene: Scene, jewel: Jewel) => Promise<void>

/** The curve of a necklace laid flat: open at the top where it is clasped, its lowest point at y = low. */
const loop = (half: number, top: number, low: number): Point[] => {
  const h = low - top
  const left: Point[] = [
    [-half * 0.3, top + 4],
    [-half * 0.78, top + h * 0.13],
    [-half, top + h * 0.4],
    [-half * 0.86, top + h * 0.68],
    [-half * 0.48, top + h * 0.91],
  ]
  // Slightly irregular, like a real chain.
  const right = left.map(([x, y]): Point => [-x * 1.03 + 4, y + 5]).reverse()
  return [[6, top - 4] as Point, ...left, [0, low] as Point, ...right, [6, top - 4] as Point].map(
    ([x, y]): Point => [450 + x, y],
  )
}

const lobster = (x: number, y: number): Wire[] => [
  { pts: arc(x - 24, y, 13, 10), r: 3.2 },
  { pts: arc(x + 16, y, 22, 12, 0, 360, 8), r: 5 },
]

async function medallion(scene: Scene, jewel: Jewel, x: number, y: number, r: number): Promise<void> {
  await metal(scene, [{ pts: arc(x, y - r - 10, 9, 14), r: 3.4 }], jewel)
  await lieOnGround(scene, [{ pts: [[x, y]], r }])
  await panel(scene, {
    d: `M${x - r} ${y - r}L${x + r} ${y + r}`,
    svg: `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`,
    pad: 28,
    color: jewel.metal,
    mat: { ...POLISHED, sx: 0.4, sy: 0.5 },
    aoMap: (p, i) => 0.45 + 0.55 * mirrored(p, i),
    foldK: 1,
    edgeA: 6,
    edgeR: 5,
    folds: (p) =>
      each(p, (i, px, py) => {
        const q = Math.hypot(px - x, py - y)
        const a = Math.atan2(py - y, px - x)
        // hammered rays inside a raised rim
        const ray = Math.abs(Math.sin(a * 8)) ** 0.7
        addTo(
          p.hgt,
          i,
          7 * gauss(q - r * 0.84, r * 0.09) + 3.2 * ray * gauss(q - r * 0.45, r * 0.2) + 9 * gauss(q, r * 0.16),
        )
        addTo(p.hgt, i, 0.035 * (px - x) + 0.05 * (py - y) - 0.0014 * q * q)
      }),
    shadow: { k: 0.5, k2: 0.35, r: 3, r2: 14, dx: 4, dy: 7 },
  })
}

async function pendant(scene: Scene, jewel: Jewel): Promise<void> {
  await metal(scene, [...fineChain(loop(258, 190, 760), 5.2), ...lobster(450, 186)], jewel)
  await medallion(scene, jewel, 450, 856, 74)
}

async function chunky(scene: Scene, jewel: Jewel): Promise<void> {
  await metal(scene, chain(loop(272, 220, 830), 31, 8.6), jewel)
}

const string = (line: readonly Point[], r0: number, r1: number): Wire[] => {
  const spots = stepsAlong(line, (r0 + r1) * 0.95)
  return spots.map(([x, y], i): Wire => {
    const middle = Math.sin((Math.PI * i) / Math.max(1, spots.length - 1))
    return { pts: [[x, y]], r: r0 + (r1 - r0) * middle }
  })
}

async function pearlString(scene: Scene, jewel: Jewel): Promise<void> {
  await pearls(scene, string(loop(262, 220, 830), 22.5, 22.5), jewel)
  await metal(
    scene,
    [
      {
        pts: [
          [434, 214],
          [470, 216],
        ],
        r: 15,
      },
      { pts: [[452, 215]], r: 18 },
    ],
    jewel,
  )
}

async function layered(scene: Scene, jewel: Jewel): Promise<void> {
  await metal(scene, [...fineChain(loop(270, 180, 830), 4.8), ...lobster(450, 176)], jewel)
  await metal(scene, fineChain(loop(214, 196, 640), 4.2), jewel)
  await medallion(scene, jewel, 450, 896, 46)
  const row = loop(214, 196, 640).slice(4, 9)
  const beads = stepsAlong(row, 64).slice(1)
  await pearls(
    scene,
    beads.map(([x, y]): Wire => ({ pts: [[x, y]], r: 17 })),
    jewel,
  )
}

async function toggle(scene: Scene, jewel: Jewel): Promise<void> {
  const line = loop(250, 190, 720)
  await metal(scene, chain(line, 22, 5.6), jewel)
  await metal(
    scene,
    [
      { pts: arc(450, 782, 50, 54), r: 10 },
      {
        pts: [
          [370, 800],
          [450, 792],
          [530, 782],
        ],
        r: 9,
        lift: 10,
      },
      { pts: [[370, 800]], r: 13, lift: 10 },
      { pts: [[530, 782]], r: 13, lift: 10 },
    ],
    jewel,
  )
}

export const NECKLACES = { pendant, chunky, pearlString, layered, toggle } satisfies Record<string, Necklace>
