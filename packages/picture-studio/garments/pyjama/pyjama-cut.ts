import type { Rgb } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'
import type { Arm } from '#garments/sewn/arm'
import type { Leg } from '#garments/sewn/leg'

/** A pyjama set: top, sleeves, and sheet y (`legs`) and outer x (`outer`) of the hem of the left trouser leg. */
export type PyjamaCut = { top: 'shirt' | 'cami'; sleeves: 'none' | 'short' | 'long'; legs: number; outer: number }

/** Properties that all parts of a set share. */
export type Pyjama = { cut: PyjamaCut; cloth: Cloth; piping: Rgb; arm: Arm | null; leg: Leg; isBack: boolean }
