import type { Rgb } from '#engine/scene-types'

/** Proportions of a shirt; `buttons` counts those on the placket. */
export type ShirtCut = { width: number; length: number; buttons: number; pocket: boolean }

export type ShirtTrims = { thread: { color: Rgb; w: number; dash: string }; button: Rgb }

/** Below this height a shirt becomes longer or shorter. */
export const WAIST = 470
