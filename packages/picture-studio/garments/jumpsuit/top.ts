import { soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { lin } from '#engine/noise'
import { mp, path, sym } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { button, stitch } from '#engine/trims'
import { hollow, SIDES, type Side } from '#garments/cutting'
import { placket } from '#garments/sewn/placket'
import { backOutline, drapeBody, sideLine } from '#garments/sewn/torso'
import { seam } from '#garments/sewn/trims'
import { tint } from '#garments/tone'
import { type Jumpsuit, torsoOf, WAIST } from './jumpsuit-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  insideV: [[398, 92, 1], [424, 100], [450, 103], [476, 100], [502, 92, 1], [520, 250], [450, 360], [380, 250]],
  insideCollar: [[402, 84, 1], [424, 74], [450, 72], [476, 74], [498, 84, 1], [516, 200], [450, 260], [384, 200]],
  insideStraps: [[348, 218, 1], [390, 226], [450, 230], [510, 226], [552, 218, 1], [552, 300, 1], [348, 300, 1]],
  strap: [[392, 92], [376, 150], [362, 222]],
  strapBehind: [[392, 92], [404, 150], [404, 234]],
  strapTop: [[338, 212, 1], [330, 250], [326, 300], [336, 360], [340, WAIST + 12, 1], [450, WAIST + 18]],
  neckline: [[344, 208, 1], [378, 214], [414, 236], [450, 246]],
  leaf: [[400, 78], [388, 92], [378, 122], [370, 160], [362, 190, 1], [398, 188], [436, 180, 1], [420, 150], [408, 120]],
  fold: [[399, 78], [422, 68], [450, 66], [478, 68], [501, 78], [497, 92], [478, 86], [450, 83], [422, 86], [403, 92]],
  pocket: [[354, 246, 1], [418, 246, 1], [418, 308, 1], [386, 320, 1], [354, 308, 1]],
  flap: [[352, 238, 1], [420, 238, 1], [420, 258, 1], [386, 270, 1], [352, 258, 1]],
  wrapSeam: [[413, 162], [444, 262], [480, 354], [500, WAIST]],
  behind: [[396, 96, 1], [404, 76], [426, 68], [450, 66], [474, 68], [496, 76], [504, 96, 1], [522, 116, 1], [450, 128], [378, 116, 1]],
} satisfies Record<string, Point[]>

const folds =
  (scene: Scene, seed: number, side?: Side): PanelSpec['folds'] =>
  (p) =>
    drapeBody(p, { seed: seed + scene.vary, side, lam: 34, slack: 1.3, swell: 6, waist: WAIST, hem: WAIST + 20 })

const frontCloth = (scene: Scene, j: Jumpsuit, side: Side) => ({
  ...j.cloth,
  inflate: 0.4,
  infMax: 58,
  edgeA: 3.5,
  edgeR: 7,
  folds: folds(scene, 201, side),
})

/** The inside of the back, seen through the neckline. */
export async function insideTop(scene: Scene, { cut, cloth }: Jumpsuit): Promise<void> {
  await panel(scene, {
    ...cloth,
    tex: undefined,
    d: path({ wrap: OUTLINE.insideV, shirt: OUTLINE.insideCollar, straps: OUTLINE.insideStraps }[cut.top]),
    color: tint(cloth.color, 0.58),
    folds: (p) => hollow(p, 80, 12),
  })
}

async function wrapped(scene: Scene, j: Jumpsuit): Promise<void> {
  const line = sideLine(torsoOf(j))
  for (const side of [1, 0] as const) {
    const own: Point[] = [...line, [450, WAIST + 18], [512, WAIST + 14, 1], [488, 350], [452, 260], [420, 160]]
    await panel(scene, {
      ...frontCloth(scene, j, side),
      d: path(mp(own, side)),
      shadow: side ? undefined : { k: 0.42, k2: 0.34, r: 2, r2: 10, dx: 3, dy: 2 },
    })
    await stitch(scene, mp(OUTLINE.wrapSeam, side), j.thread)
  }
}

async function shirtFront(scene: Scene, j: Jumpsuit, look: Look): Promise<void> {
  const own: Point[] = [...sideLine(torsoOf(j)), [400, WAIST + 16], [452, WAIST + 18, 1], [452, 182, 1], [424, 140]]
  for (const side of SIDES)
    await panel(scene, {
      ...frontCloth(scene, j, side),
      d: path(mp(own, side)),
    })
  const cloth = { ...j.cloth, edgeA: 2.5, edgeR: 4, folds: folds(scene, 201, 0) }
  const rows = { at: [440, 461], from: 184, to: WAIST + 10, thread: j.thread }
  await placket(scene, cloth, { left: 436, right: 465, top: 176, middle: 300, end: WAIST + 16, slant: 0, rows })
  const horn = look.dark ? tint(look.colour, 1.8, 0.02) : lin('#6b4a2e')
  for (let k = 0; k < 4; k++) await button(scene, 450.5, 206 + k * 50, 6, horn, 0.6)
  for (const side of SIDES) {
    await panel(scene, {
      ...j.cloth,
      d: path(mp(OUTLINE.pocket, side)),
      edgeA: 2.4,
      edgeR: 4,
      inflate: 0.04,
      folds: folds(scene, 201, side),
    })
    await panel(scene, { ...j.cloth, d: path(mp(OUTLINE.flap, side)), edgeA: 2.6, edgeR: 4, inflate: 0.08 })
    await button(scene, side ? 514 : 386, 260, 4.6, horn, 0.6)
  }
  const collar = {
    ...j.cloth,
    inflate: 0.32,
    edgeA: 3,
    edgeR: 5,
    shadow: { k: 0.38, k2: 0.3, r: 2, r2: 9, dx: 0, dy: 4 },
  }
  for (const side of SIDES)
    await panel(scene, {
      ...collar,
      d: path(mp(OUTLINE.leaf, side)),
      folds: (p) => soft(p, { amp: 3, sx: 40, sy: 50, seed: 6 + side }),
    })
  await panel(scene, { ...collar, d: path(OUTLINE.fold), inflate: 0.7 })
}

/** A strap over the shoulder: its far half, then its near half in front. */
async function strap(scene: Scene, j: Jumpsuit, side: Side): Promise<void> {
  const [near, far] = j.isBack ? [OUTLINE.strapBehind, OUTLINE.strap] : [OUTLINE.strap, OUTLINE.strapBehind]
  const band = { ...j.cloth, cap: 'butt' as const, inflate: 0.3, edgeA: 2.4, edgeR: 4 }
  await panel(scene, {
    ...band,
    d: path(mp(far, side), false),
    stroke: 17,
    tex: undefined,
    color: tint(j.cloth.color, 0.62),
  })
  await panel(scene, { ...band, d: path(mp(near, side), false), stroke: 19 })
}

async function strapped(scene: Scene, j: Jumpsuit): Promise<void> {
  const body: Point[] = [
    ...OUTLINE.strapTop,
    ...OUTLINE.strapTop
      .slice(0, -1)
      .map(([x, y, c]): Point => [900 - x, y, c])
      .reverse(),
  ]
  const dip: Point[] = [...sym(OUTLINE.neckline)].reverse()
  for (const side of SIDES) await strap(scene, j, side)
  await panel(scene, {
    ...j.cloth,
    d: path([...body.slice(0, -1), ...dip.slice(0, -1)].concat([[340, 210, 1]])),
    inflate: 0.4,
    infMax: 60,
    edgeA: 3.5,
    edgeR: 7,
    folds: folds(scene, 201),
  })
  for (const side of SIDES)
    await seam(
      scene,
      mp(
        [
          [392, 224],
          [400, 320],
          [404, WAIST + 10],
        ],
        side,
      ),
      j.cloth.color,
      { w: 1.6 },
    )
}

async function behind(scene: Scene, j: Jumpsuit): Promise<void> {
  const t = torsoOf(j)
  await panel(scene, {
    ...j.cloth,
    d: path(backOutline(t, 6, 10)),
    inflate: 0.4,
    infMax: 60,
    edgeA: 3.5,
    edgeR: 7,
    folds: folds(scene, 211),
  })
  if (j.cut.top === 'shirt') {
    await stitch(
      scene,
      [
        [t.shoulder[0] + 12, 176],
        [450, 182],
        [888 - t.shoulder[0], 176],
      ],
      j.thread,
    )
    await panel(scene, { ...j.cloth, d: path(OUTLINE.behind), inflate: 0.4, edgeA: 3, edgeR: 5 })
    return
  }
  await seam(
    scene,
    [
      [450, 106],
      [451, 260],
      [450, WAIST],
    ],
    j.cloth.color,
    { w: 1.8 },
  )
}

/** The jumpsuit's upper part down to the waist. */
export async function top(scene: Scene, j: Jumpsuit, look: Look): Promise<void> {
  if (j.cut.top === 'straps') return strapped(scene, j)
  if (j.isBack) return behind(scene, j)
  return j.cut.top === 'wrap' ? wrapped(scene, j) : shirtFront(scene, j, look)
}
