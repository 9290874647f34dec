import { rng } from '#engine/noise'
import type { ArmPose, Pose } from '#engine/scene-types'
import { GARMENTS, type Garment } from '#garments/garment-table'
import { KINDS, type Kind, type View } from '#picture-name'

/** The pose of a garment in its picture (null: as drawn), and the seed of its folds. */
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

/** Returns the next of a series of numbers from −1 to 1, which is always the same for a style. */
type Chance = () => number

const armOf = (arm: ArmPose | undefined, chance: Chance): ArmPose | undefined =>
  arm && { lift: (arm.lift ?? 0) + 4 * chance(), bend: (arm.bend ?? 0) + 9 * chance() }

type Arms = Pick<Pose, 'armL' | 'armR'>

/** The poses of the arms mirrored. */
const swapped = ({ armL, armR }: Arms): Arms => ({
  armL: armR && { ...armR, lift: -(armR.lift ?? 0), bend: -(armR.bend ?? 0) },
  armR: armL && { ...armL, lift: -(armL.lift ?? 0), bend: -(armL.bend ?? 0) },
})

/** Left forearm on the body, right arm hanging. */
const across = (base: Arms, chance: Chance): Arms => ({
  armL: { lift: 5 + 3 * chance(), bend: -68 - 10 * chance(), over: true },
  armR: armOf(base.armR, chance),
})

/** Pose of the arms: the usual one, mirrored, or with one forearm on the body. */
function stance(garment: Garment, base: Arms, chance: Chance): Arms {
  const pick = chance()
  const arms = garment.folds && pick > 0.35 ? across(base, chance) : varied(base, chance)
  return chance() > 0.1 ? swapped(arms) : arms
}

const varied = (base: Arms, chance: Chance): Arms => ({
  armL: armOf(base.armL, chance),
  armR: armOf(base.armR, chance),
})

/** Varies the proportions and the pose of a style; shape 0 is not changed. */
function restyled(kind: Kind, garment: Garment, base: Pose, shape: number): Pose {
  if (shape === 0) return base
  const r = rng(KINDS.indexOf(kind) * 101 + shape * 7)
  const chance = () => r() * 2 - 1
  const way = chance() > 0 ? -1 : 1
  return {
    turn: way * (base.turn ?? 0) + 2 * chance(),
    sway: way * (base.sway ?? 0) * (0.9 + 0.6 * chance()),
    yaw: way * (base.yaw ?? 0) * (1 + 0.5 * chance()),
    wide: 1 + 0.045 * chance(),
    tall: 0.995 + 0.055 * chance(),
    flare: FLARING.includes(kind) ? 0.09 * chance() : 0.03 * chance(),
    ...(base.armL ? stance(garment, base, chance) : {}),
  }
}

/**
 * The pose seen from behind: mirrored, with less movement in the arms. `turnsRound` (scarves) flips the drawing itself.
 */
function mirrored(p: Pose, turnsRound: boolean): Pose {
  const quieter = (arm: ArmPose | undefined): ArmPose | undefined =>
    arm && { lift: 0.7 * (arm.lift ?? 0), bend: (arm.over ? 0.25 : 0.55) * (arm.bend ?? 0) }
  return {
    ...p,
    wide: (turnsRound ? -1 : 1) * (p.wide ?? 1),
    turn: -0.6 * (p.turn ?? 0),
    sway: -0.7 * (p.sway ?? 0),
    yaw: -0.6 * (p.yaw ?? 0),
    ...swapped({ armL: quieter(p.armL), armR: quieter(p.armR) }),
  }
}

/** Varied proportions of a standing item, which stays on the floor; null for shape 0. */
function standing(kind: Kind, garment: Garment, shape: number): Pose | null {
  if (shape === 0) return null
  const { wide = 1, tall = 1 } = restyled(kind, garment, {}, shape)
  return { wide, tall, pivot: 780 }
}

/** Pose and folds of a style in a view; deterministic in kind, shape and view. */
export function hangOf(kind: Kind, shape: number, view: View): Hang {
  const garment: Garment = GARMENTS[kind]
  const vary = (garment.vary ?? 0) + shape
  const isBack = view === 'back'
  if (garment.floor) return { pose: standing(kind, garment, shape), vary: isBack ? vary + 5 : vary }
  const pose = restyled(kind, garment, garment.pose ?? {}, shape)
  return isBack ? { pose: mirrored(pose, kind === 'scarf'), vary: vary + 5 } : { pose, vary }
}
