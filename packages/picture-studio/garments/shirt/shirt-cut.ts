import type { Rgb } from '#engine/scene-types'

/** Proportions of a shirt; `buttons` counts those on the placket. */
export type ShirtCut = { width: number; length: number; buttons: number; pocket: boolean }

export type ShirtTrims = { thread: { color: Rgb; w: number; dash: string }; button: Rgb }

/** Sheet y below which the length of a shirt is changed. */
export const WAIST = 470
