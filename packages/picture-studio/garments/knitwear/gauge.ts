import { addTo } from '#engine/array-at'
import { each } from '#engine/drape'
import { looped } from '#engine/fabrics'
import { jersey } from '#engine/materials'
import { clamp } from '#engine/noise'
import { G, mx } from '#engine/paths'
import type { PanelSpec } from '#engine/scene-types'
import { pitted } from '#garments/close-up'
import type { Bump, Side } from '#garments/cutting'
import { knitted } from '#garments/knitted'
import { type Gauge, halfAt, isHeavy, type Profile } from './knit-cut'

type Surface = Pick<PanelSpec, 'bump' | 'aoMap'>

/** Height profile of a rib, −1 to 1: a round ridge and a narrow furrow for each whole number of `phase`. */
const wale = (phase: number): number => 1 - 2 * Math.abs(Math.sin(phase * Math.PI)) ** 3

/** Ribs that follow the body's shape: closer together where it is narrow and towards its sides. */
function bodyRibs(profile: Profile, step: number, amp: number): Bump {
  const widest = Math.max(...profile.map(([, half]) => half))
  const count = (widest * 1.25) / step
  return (p) => {
    const out = jersey(0.1, 3)(p)
    each(p, (i, x, y) => {
      const half = halfAt(profile, 168 + (y - 168) / G.YF) * G.XF
      const turn = Math.asin(clamp((x - 450) / half, -1.08, 1.08) * 0.9)
      addTo(out, i, amp * wale((turn / 1.12) * count))
    })
    return out
  }
}

const slantedRibs =
  (step: number, amp: number, angle: number): Bump =>
  (p) => {
    const out = jersey(0.1, 3, angle)(p)
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    each(p, (i, x, y) => {
      addTo(out, i, amp * wale((x * c + y * s) / step))
    })
    return out
  }

const loops = (): Surface => {
  const { bump, aoMap } = looped(4.4, 0.85)
  return { bump, aoMap }
}

const RIBS: Record<'rib' | 'wide-rib', [step: number, amp: number]> = { rib: [8, 1.3], 'wide-rib': [15, 2.6] }

const CABLES: [number, number, number][] = [
  [-92, 1, 112],
  [92, 1, 112],
  [0, 1, 112],
]

/**
 * The stitch of a body. `widths`: its half widths. `middle`: false for no cable in the middle, where the closure is.
 */
export function bodySurface(gauge: Gauge, widths: Profile, middle = true): Surface {
  if (gauge === 'cable') return knitted({ cables: middle ? CABLES : CABLES.slice(0, 2) })
  if (gauge === 'chunky') return knitted({ cw: 13, ch: 10.5, amp: 2.9 })
  if (gauge === 'boucle') return loops()
  if (gauge === 'fine') return { bump: jersey(0.14, 3) }
  return pitted(bodyRibs(widths, ...RIBS[gauge]), 4, 0.12)
}

/** The same stitch running along a sleeve that leans by `angle`. */
export function sleeveSurface(gauge: Gauge, angle: number, side: Side): Surface {
  const axis: [number, number, number, number] = [mx(228, side), 500, Math.cos(angle), Math.sin(angle)]
  if (gauge === 'cable') return knitted({ axis, cables: [[0, 1, 104]] })
  if (gauge === 'chunky') return knitted({ axis, cw: 13, ch: 10.5, amp: 2.9 })
  if (gauge === 'boucle') return loops()
  if (gauge === 'fine') return { bump: jersey(0.14, 3, angle) }
  return pitted(slantedRibs(...RIBS[gauge], angle), 4, 0.12)
}

/** Ribbing of cuffs, hems, neck bands and collars. */
export function ribSurface(gauge: Gauge, angle = 0): Surface {
  if (isHeavy(gauge)) return pitted(slantedRibs(15, 3, angle), 5, 0.1)
  return pitted(slantedRibs(7.2, 1.3, angle), 3, 0.12)
}
