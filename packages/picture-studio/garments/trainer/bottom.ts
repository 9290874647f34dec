import { addTo, floatAt } from '#engine/array-at'
import { each } from '#engine/drape'
import { gauss, grain, ss } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { tint } from '#garments/tone'
import type { Shoe } from './shoe'

/** Sheet y below which thicker soles are stretched downwards. */
const RIM = 716

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  outsole: [
    [182, 742, 1], [206, 764], [262, 773], [360, 776], [450, 772], [540, 776], [690, 775], [720, 768], [730, 746, 1],
    [450, 756], [260, 754],
  ],
  midsole: [
    [167, 684, 1], [161, 712], [170, 738], [198, 755], [260, 764], [450, 766], [690, 764], [726, 752], [742, 730],
    [746, 688, 1], [700, 693], [600, 698], [450, 702], [320, 704], [240, 700], [196, 693],
  ],
  foxing: [[178, 706], [240, 713], [320, 717], [450, 715], [600, 710], [740, 700]],
  toeCap: [[166, 692, 1], [161, 714], [170, 740], [190, 752, 1], [236, 740], [264, 714, 1], [210, 706]],
} satisfies Record<string, Point[]>

/** Thicker soles grow downwards from the rim. */
const thick = (points: readonly Point[], k: number): Point[] =>
  points.map(([x, y, c]): Point => [x, y > RIM ? RIM + (y - RIM) * k : y, c])

/** Side of the rubber: a groove under the rim and one above the tread, fine ribs at toe and heel. */
function sidewall(p: Panel, s: Shoe): void {
  each(p, (i, sheetX, sheetY) => {
    const x = (sheetX - s.ox - 450) / s.size + 450
    const y = (sheetY - s.oy - 600) / s.size + 600
    const low = RIM + 30 * s.thickness
    p.hgt[i] = floatAt(p.hgt, i) - (1.8 * gauss(y - low, 1.8) + 1.1 * gauss(y - low + 7, 1.6))
    const ends = ss(300, 220, x) + ss(660, 720, x)
    addTo(p.hgt, i, 0.7 * ends * Math.sin(x * 1.25) * ss(RIM + 12, RIM + 18, y) * ss(low - 8, low - 13, y))
  })
}

/** The rubber cup sole: tread, side with its stitched rim, toe cap. */
export async function bottom(scene: Scene, s: Shoe): Promise<void> {
  const at = (points: readonly Point[]) => s.at(thick(points, s.thickness))
  const rubber = { mat: { spec: 0.02, sx: 0.5, sy: 0.8, f0: 0.6, wrap: 0.24, ao: 0.8 }, edgeA: 5, edgeR: 8 }
  await panel(scene, { ...rubber, d: path(at(OUTLINE.outsole)), color: s.tread, inflate: 0.3, infMax: 20 })
  await panel(scene, {
    ...rubber,
    d: path(at(OUTLINE.midsole)),
    color: s.sole,
    inflate: 0.42,
    infMax: 26,
    folds: (p) => sidewall(p, s),
    bump: (p) => {
      const out = new Float32Array(p.w * p.h)
      each(p, (i, x, y) => {
        out[i] = 0.07 * grain(x, y, 1.4, 6)
      })
      return out
    },
    shadow: { k: 0.4, k2: 0.2, r: 2, r2: 6, dx: 0, dy: 2 },
  })
  await panel(scene, {
    ...rubber,
    d: path(at(OUTLINE.toeCap)),
    color: tint(s.sole, 0.97),
    inflate: 0.3,
    infMax: 18,
    edgeA: 2.5,
    edgeR: 4,
    shadow: { k: 0.3, k2: 0.1, r: 1, r2: 4, dx: 1, dy: 0 },
  })
  await stitch(scene, at(OUTLINE.foxing), { color: tint(s.sole, 0.7), w: 1.5, dash: '5 3.4' })
}
