/** Half the body's width at some heights, from the armpit down to the hem: y, px. */
export type Profile = readonly [readonly [number, number], ...(readonly [number, number])[]]

export type Gauge = 'fine' | 'rib' | 'wide-rib' | 'chunky' | 'cable' | 'boucle'

/** A knitted body on a jumper's sheet. */
export type KnitCut = {
  gauge: Gauge
  neck: 'crew' | 'v' | 'roll' | 'mock' | 'scoop'
  /** Sheet y of the neckline's deepest point. */
  drop: number
  sleeve: 'long' | 'short' | 'none'
  /** Half the width between the shoulders' ends. */
  shoulder: number
  profile: Profile
  /** Height of the ribbed hem; 0 when the stitch simply ends. */
  band: number
  /** Opens down the front: closed with so many buttons, or hanging open with 0. */
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
