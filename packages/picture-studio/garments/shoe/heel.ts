import { itemAt } from '#engine/array-at'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import type { Last } from './last'
import { raised } from './raised'

export type Heel = 'stiletto' | 'block' | 'kitten'

/**
 * `breast`: x of the heel's front at the sole. `waist`: sets its width in the middle, except for block heels. `tip`: x
 * of both ends of its tip.
 */
const SHAPES: Record<Heel, { breast: number; waist: number; tip: [number, number] }> = {
  stiletto: { breast: 640, waist: 12, tip: [712, 730] },
  kitten: { breast: 656, waist: 12, tip: [706, 728] },
  block: { breast: 640, waist: 46, tip: [652, 738] },
}

/** Shift of the back of the heel when the foot is raised, in px (negative: forward). */
const shiftOf = (rise: number): number => itemAt(raised([[742, 756]], rise), 0)[0] - 742

/** Left and right end of the heel's tip on the floor. */
export function heelTip(kind: Heel, rise: number): [number, number] {
  const [t0, t1] = SHAPES[kind].tip
  return [t0 + shiftOf(rise), t1 + shiftOf(rise)]
}

/** Outline of a heel between the lifted seat of a shoe and the floor at y. */
export function heelOutline(kind: Heel, rise: number, floor: number): Point[] {
  const { breast, waist } = SHAPES[kind]
  const [seatX, seatY] = itemAt(raised([[breast, 768]], rise), 0)
  const [backX, backY] = itemAt(raised([[742, 756]], rise), 0)
  const [t0, t1] = heelTip(kind, rise)
  const middle = seatY + (floor - seatY) * 0.42
  const back = kind === 'block' ? backX - 3 : t1 + (backX - t1) * 0.42
  return [
    [seatX, seatY, 1],
    [kind === 'block' ? seatX + 10 : back - waist * 2.4, middle],
    [t0, floor - 8, 1],
    [t0 + 1, floor, 1],
    [t1, floor, 1],
    [t1 + 1, floor - 8, 1],
    [back, middle],
    [backX + 1, backY + (floor - backY) * 0.08, 1],
    [backX, backY - 14, 1],
  ]
}

/** A heel covered with the shoe's leather. `ground`: the last without the rise; `floor`: y of the floor. */
export async function heel(scene: Scene, ground: Last, o: { kind: Heel; rise: number; floor: number }): Promise<void> {
  await panel(scene, {
    ...ground.leather,
    d: path(ground.at(heelOutline(o.kind, o.rise, o.floor))),
    inflate: 0.4,
    infMax: 40,
    edgeA: 4,
    edgeR: 7,
  })
}
