import type { Rgb } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'
import type { Arm } from '#garments/sewn/arm'

/**
 * A down jacket in sheet px: y of the base of the neck (`top`) and of the hem, half the width at shoulder and hem,
 * height of a channel.
 */
export type PufferCut = {
  top: number
  hem: number
  shoulder: number
  half: number
  channel: number
  hood: boolean
  sleeves: boolean
  belt?: boolean
}

/** Properties that all parts of a jacket share. */
export type Puffer = { cut: PufferCut; shell: Cloth; lining: Rgb; metal: Rgb; arm: Arm; isBack: boolean }
