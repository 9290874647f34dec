import { COLOURS } from '#colours'
import { itemAt } from '#engine/array-at'
import type { Look } from '#engine/look'
import { lin } from '#engine/noise'
import type { Material, Rgb, Scene } from '#engine/scene-types'
import { metalFor } from '#garments/metal/metals'
import { lieOnGround, metalwork, type Wire } from '#garments/metal/metalwork'

/** Nacre: pale, with one soft reflection of the window and a light rim. */
const NACRE: Material = { spec: 0.6, sx: 0.24, sy: 0.3, f0: 0.7, fuzz: 0.35, diff: 1, wrap: 0.5, ao: 0.7 }

/** Materials of a piece of jewellery. */
export type Jewel = { metal: Rgb; pearl: Rgb }

export const jewelOf = (look: Look): Jewel => ({
  metal: metalFor(look),
  pearl: look.hex === COLOURS.black ? lin('#4a4a50') : lin('#f0e8dc'),
})

/** A piece of metal that lies on the ground. */
export async function metal(scene: Scene, wires: readonly Wire[], jewel: Jewel): Promise<void> {
  await lieOnGround(scene, wires)
  await metalwork(scene, wires, jewel.metal, { shadow: { k: 0.5, k2: 0.3, r: 2, r2: 10, dx: 3, dy: 6 } })
}

/** A row of pearls, each a ball of radius r at its point. */
export async function pearls(scene: Scene, balls: readonly Wire[], { pearl }: Jewel): Promise<void> {
  await lieOnGround(scene, balls)
  await metalwork(scene, balls, pearl, {
    mat: NACRE,
    aoMap: undefined,
    shadow: { k: 0.5, k2: 0.3, r: 3, r2: 10, dx: 3, dy: 6 },
  })
}

/** A wire whose radius depends on the position along it (0 to 1). */
export const swelling = (points: Wire['pts'], radius: (t: number) => number): Wire[] =>
  points.slice(1).map((p, i): Wire => {
    const n = points.length - 1
    return { pts: [itemAt(points, i), p], r: radius(i / n), to: radius((i + 1) / n) }
  })
