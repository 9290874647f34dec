import { addTo } from '#engine/array-at'
import { each, soft } from '#engine/drape'
import { gauss, lin } from '#engine/noise'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { label, stitch } from '#engine/trims'
import { SIDES, type Side } from '#garments/cutting'
import { tint } from '#garments/tone'
import { type Denim, highlights } from './denim'
import { band, beltLoop } from './pieces'
import { LOOP } from './waist'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  band: [
    [315, 113, 1], [380, 108], [450, 106], [520, 108], [585, 113, 1], [588, 168, 1], [520, 164], [450, 162],
    [380, 164], [312, 168, 1],
  ],
  bandSeams: [
    [[318, 118], [380, 113], [450, 111], [520, 113], [582, 118]],
    [[316, 162], [380, 158], [450, 156], [520, 158], [584, 162]],
  ],
  yoke: [[302, 214], [370, 232], [450, 256]],
  yokeSeams: [
    [[303, 208], [371, 226], [448, 249]],
    [[303, 203], [372, 220], [448, 243]],
  ],
  middle: [[450, 164], [451, 260], [453, 330], [456, 392]],
  middleSeam: [[444, 166], [445, 256], [447, 330], [450, 390]],
  pocket: [[322, 262, 1], [424, 276, 1], [428, 372], [420, 386, 1], [374, 408, 1], [324, 374, 1], [318, 362]],
  pocketHem: [[323, 275], [424, 289]],
  pocketSeam: [[327, 268], [323, 360], [328, 371], [374, 402], [416, 382], [423, 370], [419, 280]],
  patch: [[516, 112, 1], [572, 115, 1], [574, 159, 1], [517, 156, 1]],
} satisfies Record<string, Point[] | Point[][]>

const line = { edgeA: 0.6, edgeR: 1, shadow: { k: 0.4, k2: 0.4, r: 2, r2: 5, dx: 0, dy: 2 } }

async function pocket(scene: Scene, denim: Denim, side: Side): Promise<void> {
  await panel(scene, {
    d: path(mp(OUTLINE.pocket, side)),
    color: denim.base,
    mat: denim.mat,
    bump: denim.bump,
    inflate: 0.1,
    edgeA: 3,
    edgeR: 4,
    paint: denim.wash(() => (side ? 530 : 370)),
    folds: (p) => {
      soft(p, { amp: 5, sx: 60, sy: 70, seed: 7 + side })
      // The contents of the pocket raise the cloth, which therefore fades there.
      each(p, (i, x, y) => {
        addTo(p.hgt, i, 5 * gauss(Math.hypot(x - (side ? 528 : 372), y - 335), 40))
      })
    },
    details: highlights(10),
    shadow: { k: 0.4, k2: 0.25, r: 2, r2: 6, dx: 1, dy: 2 },
  })
  await stitch(scene, mp(OUTLINE.pocketSeam, side), { color: denim.thread })
  await stitch(scene, mp(OUTLINE.pocketHem, side), { color: denim.thread })
}

/** Seen from behind: yoke, seat seam, patch pockets, waistband with its leather patch. */
export async function seat(scene: Scene, denim: Denim): Promise<void> {
  const dark = { color: denim.dark, mat: denim.mat, ...line }
  for (const side of SIDES) {
    await panel(scene, { ...dark, d: path(mp(OUTLINE.yoke, side), false), stroke: 2.6 })
    for (const seam of OUTLINE.yokeSeams) await stitch(scene, mp(seam, side), { color: denim.thread })
  }
  await panel(scene, { ...dark, d: path(OUTLINE.middle, false), stroke: 2.6 })
  await stitch(scene, OUTLINE.middleSeam, { color: denim.thread })
  for (const side of SIDES) await pocket(scene, denim, side)
  await band(scene, denim, OUTLINE.band, OUTLINE.bandSeams, 4)
  const leather = tint(lin('#8a6a48'), 1)
  await panel(scene, { d: path(OUTLINE.patch), color: leather, mat: { spec: 0.03 }, inflate: 0.12, edgeA: 2, edgeR: 3 })
  await label(scene, 545, 122, 40, 26, '#8a6a48')
  await beltLoop(scene, denim, 352, 109, LOOP)
  await beltLoop(scene, denim, 450, 106, LOOP)
}
