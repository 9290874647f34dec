/** A skirt in sheet px: y of the hem, half the width at hip and hem (`flare`). */
export type SkirtCut = {
  cloth: 'satin' | 'wool' | 'velvet' | 'corduroy'
  hem: number
  hip: number
  flare: number
  band: 'elastic' | 'narrow' | 'wide'
  detail: 'bias' | 'pockets' | 'pleat' | 'wrap'
}

export const BAND = 196
export const HIP = 330

/** Half the skirt's width at a resting height. */
export function halfWidth(cut: SkirtCut, y: number): number {
  if (y < HIP) {
    const t = Math.max(0, (y - 150) / (HIP - 150))
    return 140 + (cut.hip - 140) * Math.sin((t * Math.PI) / 2) ** 0.9
  }
  return cut.hip + (cut.flare - cut.hip) * ((y - HIP) / (cut.hem - HIP)) ** 1.05
}
