import { buckle, soft } from '#engine/drape'
import { clamp, gauss, lerp } from '#engine/noise'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { type Side, setArms, sign } from '#garments/cutting'

/** A left sleeve in sheet px: shoulder seam, armpit, middle of the wrist, and half the width there (`hand`). */
export type Arm = {
  shoulder: readonly [number, number]
  pit: readonly [number, number]
  wrist: readonly [number, number]
  hand: number
  /** Half the width at the armpit; by default as wide as the armhole. */
  upper?: number
  /** Width that padding adds to the outline at `t` (0 to 1) along the arm. */
  swell?: (t: number) => number
}

/** Middle of the arm at `t` (0 armhole, 1 wrist), moved `out` px away from the body. */
export function armPoint(arm: Arm, t: number, out = 0): Point {
  const { shoulder, pit, wrist } = arm
  const x0 = lerp(shoulder[0], pit[0], 0.45)
  const y0 = lerp(shoulder[1], pit[1], 0.5)
  const dx = wrist[0] - x0
  const dy = wrist[1] - y0
  const l = Math.hypot(dx, dy)
  const away = out + 7 * Math.sin(Math.PI * clamp(t))
  return [x0 + dx * t - (dy / l) * away, y0 + dy * t + (dx / l) * away]
}

/** Position of a sheet point along the left arm: 0 at the armhole, 1 at the wrist. */
export function alongArm(arm: Arm, x: number, y: number): number {
  const [x0, y0] = armPoint(arm, 0)
  const dx = arm.wrist[0] - x0
  const dy = arm.wrist[1] - y0
  return ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)
}

/** Length of the arm from armhole to wrist in px. */
export function armLength(arm: Arm): number {
  const [x0, y0] = armPoint(arm, 0)
  return Math.hypot(arm.wrist[0] - x0, arm.wrist[1] - y0)
}

const halfWidth = (arm: Arm, t: number): number => {
  const upper = arm.upper ?? Math.hypot(arm.shoulder[0] - arm.pit[0], arm.shoulder[1] - arm.pit[1]) * 0.47
  return lerp(upper, arm.hand, clamp(t) ** 0.85) + (arm.swell?.(t) ?? 0)
}

const withCorner = ([x, y]: Point, corner: 0 | 1): Point => [x, y, corner]

/** Outline of the left sleeve with its seam allowance under the body; `steps` points on each side. */
export function armOutline(arm: Arm, steps = 6): Point[] {
  const { shoulder, pit } = arm
  const ts = Array.from({ length: steps }, (_, k) => 0.2 + (0.8 * k) / (steps - 1))
  const corner = (t: number): 0 | 1 => (t > 0.999 ? 1 : 0)
  const edge = (t: number, out: number): Point => withCorner(armPoint(arm, t, out), corner(t))
  const outer = ts.map((t) => edge(t, halfWidth(arm, t)))
  const inner = ts.map((t) => edge(t, -halfWidth(arm, t)))
  const [ex, ey] = armPoint(arm, 1.012)
  return [
    [shoulder[0] + 62, shoulder[1] + 34, 1],
    [shoulder[0] + 12, shoulder[1] - 6],
    [shoulder[0] - 14, shoulder[1] + 10],
    ...outer,
    [ex, ey],
    ...inner.reverse(),
    // Deeper than the body's armhole, because a bent arm would otherwise leave a gap.
    [pit[0] + 14, pit[1] + 16, 1],
    [pit[0] + 56, pit[1] - 6, 1],
    [pit[0] + 56, shoulder[1] + 90],
  ]
}

/** Band around the left arm between `from` and `to`, `extra` px wider than the sleeve. */
export function armBand(arm: Arm, from: number, to: number, extra = 2): Point[] {
  const edge = (t: number, out: number): Point => withCorner(armPoint(arm, t, out), 1)
  const a = halfWidth(arm, from) + extra
  const b = halfWidth(arm, to) + extra
  const [mx0, my0] = armPoint(arm, from + 0.012)
  const [mx1, my1] = armPoint(arm, to + 0.012)
  return [edge(from, a), [mx0, my0], edge(from, -a), edge(to, -b), [mx1, my1], edge(to, b)]
}

/** Line across the left arm at `t`, for seams and stitches. */
export const acrossArm = (arm: Arm, t: number, inset = 1): Point[] => [
  armPoint(arm, t, halfWidth(arm, t) - inset),
  armPoint(arm, t + 0.012),
  armPoint(arm, t, inset - halfWidth(arm, t)),
]

/** Sets the bones of both arms, so that the pose moves the sleeves. */
export function boneOf(scene: Scene, arm: Arm): void {
  setArms(scene, [armPoint(arm, 0), armPoint(arm, 0.5), armPoint(arm, 1)])
}

/**
 * `lam`: px between folds. `slack`, `wrist`: slack of the whole sleeve (factor) and above the cuff. `swell`: height of
 * gentle waves in px.
 */
export type SleeveDrape = {
  seed: number
  lam?: number
  slack?: number
  wrist?: number
  swell?: number
  bend?: number
  round?: number
}

/** Folds of a hanging sleeve: loose along the arm, compressed at the elbow and above the cuff. */
export function drapeSleeve(p: Panel, arm: Arm, side: Side, d: SleeveDrape): void {
  const { seed, lam = 38, slack = 1, wrist = 0.05, swell = 6, bend = 0.24, round } = d
  soft(p, { amp: swell, sx: 60, sy: 130, seed: seed + side, rot: side ? -0.2 : 0.2 })
  buckle(p, {
    seed: seed * 3 + side,
    lam,
    bend,
    round,
    field: (x, y, o) => {
      const t = alongArm(arm, side ? 900 - x : x, y)
      const elbow = gauss(t - 0.5, 0.17)
      const cuff = gauss(t - 0.9, 0.1)
      const top = gauss(t - 0.12, 0.12)
      o[0] = sign(side) * lerp(0.25, -1.15, clamp(elbow * 1.1 + cuff))
      o[1] = (0.008 + 0.05 * elbow + 0.014 * top) * slack + wrist * cuff
    },
  })
}
