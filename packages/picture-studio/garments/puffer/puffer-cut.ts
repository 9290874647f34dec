import type { Rgb } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'
import type { Arm } from '#garments/sewn/arm'

/** A down jacket in sheet px: hem, half the width at shoulder and hem, height of a channel, and what it has. */
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

/** What every part of one jacket shares. */
export type Puffer = { cut: PufferCut; shell: Cloth; lining: Rgb; metal: Rgb; arm: Arm; isBack: boolean }
