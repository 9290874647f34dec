import type { Rgb } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'
import type { Arm } from '#garments/sewn/arm'

/**
 * A robe in sheet px: y of the hem, half the width at shoulder and hem (`half`) and of the cuff (`hand`), y of the
 * wrist.
 */
export type RobeCut = {
  cloth: 'terry' | 'waffle' | 'satin'
  hem: number
  shoulder: number
  half: number
  collar: 'shawl' | 'kimono'
  hand: number
  wrist: number
}

/** Properties that all parts of a robe share; `piping` is set for corded edges. */
export type Robe = { cut: RobeCut; cloth: Cloth; arm: Arm; piping: Rgb | null }
