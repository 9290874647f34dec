import { itemAt } from '#engine/array-at'
import { CHANNELS } from '#engine/channels'
import type { Look } from '#engine/look'
import { fbm, lin, noise, ss } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import type { Cloth, Paint } from '#garments/cutting'
import { metalFor } from '#garments/metal/metals'
import { arc, metalwork } from '#garments/metal/metalwork'
import { brightness } from '#garments/tone'
import { type FrameShape, lensLine } from './shapes'

const AMBER = lin('#b0732f')
const TORTOISE = lin('#2c170c')

/** Tortoise: amber with dark flecks that merge. */
const tortoise: Paint = (pix, _source, _i, x, y) => {
  const fleck = ss(-0.05, 0.12, fbm(x / 46, y / 34, 3, 8) + 0.3 * noise(x / 14, y / 12, 3))
  for (const c of CHANNELS) pix[c] = AMBER[c] * 0.8 + (TORTOISE[c] - AMBER[c] * 0.8) * fleck
}

const brown = ({ colour: [r, , b], dark }: Look): boolean => r > b * 2.2 && (dark || brightness([r, 0, b]) < 0.3)

/** Polished acetate in a look's colour; browns become tortoise. */
export function acetateOf(look: Look): Cloth {
  return {
    color: look.colour,
    mat: { spec: look.dark ? 0.42 : 0.3, sx: 0.26, sy: 0.4, f0: 0.5, ao: 0.4, wrap: 0.2 },
    ...(brown(look) ? { paint: tortoise } : {}),
  }
}

/** A frame cut from one plate: rims, bridge and end pieces together. */
export async function acetate(scene: Scene, look: Look, f: FrameShape): Promise<void> {
  const top = f.y - f.ry * 0.5
  const inner = f.apart - f.rx
  const shapes = ([-1, 1] as const).map((side) => {
    const rim = path(lensLine(f, side, f.rim), true, 0)
    // biome-ignore format: point lists read better in rows
    const end: Point[] = [
      [450 + side * (f.apart + f.rx * 0.86), top - f.lift - 12], [450 + side * (f.apart + f.rx + f.rim + 18), top - f.lift - 20],
      [450 + side * (f.apart + f.rx + f.rim + 19), top - f.lift + 22], [450 + side * (f.apart + f.rx * 0.94), top - f.lift + 40],
    ]
    return `<path d="${rim}" fill="#fff"/><path d="${path(end, true, 0)}" fill="#fff"/>`
  })
  const bridge = arc(450, top + 18, inner + 6, 30, 185, 355, 0, 12)
  const holes = ([-1, 1] as const).map((side) => `<path d="${path(lensLine(f, side), true, 0)}" fill="#000"/>`)
  const reach = f.apart + f.rx + 60
  await panel(scene, {
    ...acetateOf(look),
    d: `M${450 - reach} ${f.y - f.ry - f.lift - 60}L${450 + reach} ${f.y + f.ry + 60}`,
    svg: `${shapes.join('')}<path d="${path(bridge, false, 0)}" fill="none" stroke="#fff" stroke-width="${f.rim * 1.15}"/>${holes.join('')}`,
    inflate: 0.9,
    infF: 3,
    infMax: 9,
    edgeA: 5,
    edgeR: 6,
    shadow: { k: 0.5, k2: 0.4, r: 3, r2: 12, dx: 2, dy: 5 },
  })
  for (const side of [-1, 1]) {
    const x = 450 + side * (f.apart + f.rx + f.rim - 4)
    await metalwork(
      scene,
      [
        {
          pts: [
            [x - 3, top - f.lift + 4],
            [x + 3, top - f.lift + 2],
          ],
          r: 4,
        },
      ],
      metalFor(look),
    )
  }
}

/** A frame of metal wire with two bridges and nose pads. */
export async function wireFrame(scene: Scene, look: Look, f: FrameShape): Promise<void> {
  const closed = (line: Point[]): Point[] => [...line, itemAt(line, 0)]
  const inner = f.apart - f.rx
  const y = f.y - f.ry * 0.5
  await metalwork(
    scene,
    [
      ...([-1, 1] as const).map((side) => ({ pts: closed(lensLine(f, side, 2, 72)), r: f.rim })),
      { pts: arc(450, y + 26, inner + 8, 18, 190, 350, 0, 12), r: f.rim * 0.85 },
      {
        pts: [
          [450 - inner - 40, y - 34],
          [450, y - 38],
          [450 + inner + 40, y - 34],
        ],
        r: f.rim * 0.85,
      },
      ...([-1, 1] as const).map((side) => ({
        pts: [
          [450 + side * (f.apart + f.rx - 4), y - 4],
          [450 + side * (f.apart + f.rx + 24), y - 12],
        ] as Point[],
        r: f.rim * 1.1,
      })),
    ],
    metalFor(look),
  )
}
