/** Half the body's width at some heights, from the armpit down to the hem: pairs of sheet y and px. */
export type Profile = readonly [readonly [number, number], ...(readonly [number, number])[]]

export type Gauge = 'fine' | 'rib' | 'wide-rib' | 'chunky' | 'cable' | 'boucle'

/** The cut of a knitted piece, in sheet px. */
export type KnitCut = {
  gauge: Gauge
  neck: 'crew' | 'v' | 'roll' | 'mock' | 'scoop'
  /** Sheet y of the neckline's deepest point. */
  drop: number
  sleeve: 'long' | 'short' | 'none'
  /** Half the distance between the ends of the shoulders. */
  shoulder: number
  profile: Profile
  /** Height of the ribbed hem; 0 for none. */
  band: number
  /** Set for cardigans: number of buttons, 0 for open fronts. */
  buttons?: number
}

/** Half the width of the neck where it meets the shoulders. */
export const neckOf = (cut: KnitCut): number => (cut.neck === 'scoop' ? 62 : 49)

export const hemOf = (cut: KnitCut): number => cut.profile[cut.profile.length - 1]?.[0] ?? 800

/** Half the body's width at a height of the resting sheet, between the profile's points. */
export function halfAt(profile: Profile, y: number): number {
  let [y0, half0] = profile[0]
  for (const [y1, half1] of profile) {
    if (y <= y1) return y1 === y0 ? half1 : half0 + ((half1 - half0) * Math.max(0, y - y0)) / (y1 - y0)
    y0 = y1
    half0 = half1
  }
  return half0
}

export const isHeavy = (gauge: Gauge): boolean => gauge === 'chunky' || gauge === 'cable'
