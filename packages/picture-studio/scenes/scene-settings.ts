import type { Ground } from '#scenes/ground'
import type { WindowLight } from '#scenes/window-light'

/** The wall of most scenes; the seed varies its plaster. */
export const wall = (seed: number): Ground => ({ kind: 'plaster', tint: '#e3dbd2', seed })

/** Morning light in an upright picture: one window, whose light slants down to the left. */
export const UPRIGHT: WindowLight = {
  x: 0.5,
  y: -0.12,
  width: 0.62,
  height: 1.3,
  slant: -0.5,
  drop: -0.12,
  soft: 0.022,
  uprights: [0.36, 0.72],
  crossbars: [0.24, 0.5, 0.76],
  shade: 0.9,
  lit: 1.1,
}
/** The same window in a wide picture. */
export const WIDE: WindowLight = { ...UPRIGHT, x: 0.62, width: 0.42, slant: -0.3, drop: -0.22, soft: 0.026 }
/** The same window in a very tall picture. */
export const TALL: WindowLight = { ...UPRIGHT, slant: -0.75, crossbars: [0.2, 0.4, 0.6, 0.8] }

// Poses on the wall, with more movement than in packshots.
export const KNIT_POSE = { turn: -1.5, sway: 4, yaw: 0.05, armL: { lift: 6, bend: -14 }, armR: { lift: -4, bend: 12 } }
export const COAT_POSE = { turn: 1.5, sway: 14, yaw: 0.05, armL: { lift: 3, bend: -10 }, armR: { lift: -3, bend: 13 } }
export const DRESS_POSE = { turn: -9, sway: 18, yaw: 0.05, armL: { lift: 6, bend: -16 }, armR: { lift: -4, bend: 12 } }
export const BLAZER_POSE = {
  turn: -2,
  sway: -6,
  yaw: -0.06,
  armL: { lift: 2, bend: -14 },
  armR: { lift: -2, bend: 20 },
}
