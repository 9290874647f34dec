import { rng } from '@/mock-backend/studio/engine/noise'
import type { ArmPose, Pose } from '@/mock-backend/studio/engine/scene-types'
import { GARMENTS, type Garment } from '@/mock-backend/studio/garments/garment-table'
import { KINDS, type Kind, type View } from '@/mock-backend/studio/picture-name'

/** How a garment hangs in its card, and the seed of its folds. */
export type Hang = { pose: Pose | null; vary: number }

const FLARING: readonly Kind[] = [
  'wrap-dress',
  'slip-dress',
  'pleated-skirt',
  'trousers',
  'jeans',
  'coat',
  'trench',
  'robe',
  'jumpsuit',
]

/** −1…1, one value per style and purpose. */
type Chance = () => number

const armOf = (arm: ArmPose | undefined, chance: Chance): ArmPose | undefined =>
  arm && { lift: (arm.lift ?? 0) + 3 * chance(), bend: (arm.bend ?? 0) + 7 * chance() }

/** Proportions of a style: shape 0 is as drawn, every other one a little wider, longer or fuller. */
function restyled(kind: Kind, base: Pose, shape: number): Pose {
  if (shape === 0) return base
  const r = rng(KINDS.indexOf(kind) * 101 + shape * 7)
  const chance = () => r() * 2 - 1
  return {
    turn: (base.turn ?? 0) + 1.2 * chance(),
    sway: (base.sway ?? 0) * (1 + 0.5 * chance()),
    yaw: (base.yaw ?? 0) * (1 + 0.4 * chance()),
    wide: 1 + 0.045 * chance(),
    tall: 0.985 + 0.03 * chance(),
    flare: FLARING.includes(kind) ? 0.07 * chance() : 0.02 * chance(),
    armL: armOf(base.armL, chance),
    armR: armOf(base.armR, chance),
  }
}

/** The same goods hung the other way round: leaning and bending to the other side. */
const otherWay = (p: Pose): Pose => ({
  ...p,
  turn: -1.6 * (p.turn ?? 0),
  sway: -(p.sway ?? 0),
  yaw: -1.3 * (p.yaw ?? 0),
  armL: p.armR && { lift: 2 - (p.armR.lift ?? 0), bend: -(p.armR.bend ?? 0) - 4 },
  armR: p.armL && { lift: -2 - (p.armL.lift ?? 0), bend: -(p.armL.bend ?? 0) + 4 },
})

/** Standing goods keep their feet on the floor; seen again, they face the other way. */
function standing(kind: Kind, shape: number, facingRight: boolean): Pose | null {
  const { wide = 1, tall = 1 } = restyled(kind, {}, shape)
  if (shape === 0 && !facingRight) return null
  return { wide: facingRight ? -wide : wide, tall, pivot: 780 }
}

/** From behind: what leaned to the left leans to the right, arms hang quieter. */
const mirrored = (p: Pose): Pose => ({
  ...p,
  turn: -0.6 * (p.turn ?? 0),
  sway: -0.7 * (p.sway ?? 0),
  yaw: -0.6 * (p.yaw ?? 0),
  armL: p.armR && { lift: -0.7 * (p.armR.lift ?? 0), bend: -0.55 * (p.armR.bend ?? 0) },
  armR: p.armL && { lift: -0.7 * (p.armL.lift ?? 0), bend: -0.55 * (p.armL.bend ?? 0) },
})

/** How a style of this kind hangs for a view; deterministic in kind, shape and view. */
export function hangOf(kind: Kind, shape: number, view: View): Hang {
  const garment: Garment = GARMENTS[kind]
  const vary = (garment.vary ?? 0) + shape
  if (garment.floor) return { pose: standing(kind, shape, view === 'second'), vary: view === 'back' ? vary + 5 : vary }
  const pose = restyled(kind, garment.pose ?? {}, shape)
  if (view === 'back') return { pose: mirrored(pose), vary: vary + 5 }
  return view === 'second' ? { pose: otherWay(pose), vary: vary + 17 } : { pose, vary }
}
