/** A denim skirt in sheet px: y of the hem, half the width at hip and hem (`flare`). */
export type DenimSkirtCut = {
  hem: number
  hip: number
  flare: number
  closure: 'buttons' | 'fly' | 'slit' | 'zip'
  /** The hem is cut and frayed instead of turned up. */
  raw: boolean
}

export const WAIST = 172
export const HIP = 320

/** Half the skirt's width at a resting height. */
export function halfWidth(cut: DenimSkirtCut, y: number): number {
  if (y < HIP) return 136 + (cut.hip - 136) * Math.sin((Math.max(0, (y - 140) / (HIP - 140)) * Math.PI) / 2) ** 0.9
  return cut.hip + (cut.flare - cut.hip) * ((y - HIP) / (cut.hem - HIP))
}
