import { soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { lin, noise } from '#engine/noise'
import { mp, path, sym } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Rgb, Scene } from '#engine/scene-types'
import { button } from '#engine/trims'
import { type Cloth, SIDES, type Side } from '#garments/cutting'
import { bodyHalf, knitFolds } from '#garments/knitwear/body'
import { bodySurface, ribSurface } from '#garments/knitwear/gauge'
import { halfAt, hemOf, isHeavy, type KnitCut, neckOf } from '#garments/knitwear/knit-cut'
import { tint } from '#garments/tone'

const bandWidth = (cut: KnitCut): number => (isHeavy(cut.gauge) ? 40 : 30)

async function band(scene: Scene, cloth: Cloth, cut: KnitCut, line: Point[], dx = 1): Promise<void> {
  await panel(scene, {
    ...cloth,
    tex: undefined,
    ...ribSurface(cut.gauge),
    d: path(line, false),
    stroke: bandWidth(cut),
    cap: 'butt',
    inflate: 0.3,
    edgeA: 3,
    edgeR: 5,
    folds: (p) => soft(p, { amp: 4, sx: 60, sy: 90, seed: 6 }),
    shadow: { k: 0.36, k2: 0.22, r: 2, r2: 8, dx, dy: 1 },
  })
}

/** Edge of the left front, from the shoulder along the neck down to the hem. */
function frontEdge(cut: KnitCut): Point[] {
  const neck = 450 - neckOf(cut)
  const end: Point = [450, hemOf(cut) + cut.band + 13]
  if (cut.neck === 'crew') return [[450, cut.drop - 8], [450, (cut.drop + end[1]) / 2], end]
  return [
    [neck, 164],
    [neck + 10, 210],
    [450 - neckOf(cut) * 0.36, cut.drop - 46],
    [450, cut.drop + 26],
    [450, (cut.drop + end[1]) / 2],
    end,
  ]
}

type Button = { radius: number; color: Rgb; shine: number }

/** Buttons of a cardigan: gilt on bouclé, wood on heavy knits, mother of pearl or dark ones on fine knits. */
function buttonOf(cut: KnitCut, look: Look): Button {
  if (cut.gauge === 'boucle') return { radius: 10, color: lin('#a9884a'), shine: 1.3 }
  const heavy = isHeavy(cut.gauge)
  const pale = lin(heavy ? '#6b4a30' : '#e8dfd0')
  return { radius: heavy ? 12 : 7.6, color: look.dark ? tint(look.colour, 1.5, 0.02) : pale, shine: 0.6 }
}

/** The ribbed band around the opening, and its buttons. */
export async function buttonBand(
  scene: Scene,
  cloth: Cloth,
  cut: KnitCut & { buttons: number },
  look: Look,
): Promise<void> {
  const line = frontEdge(cut)
  if (cut.neck === 'v') await band(scene, cloth, cut, mp(line.slice(0, 4), 1))
  await band(scene, cloth, cut, line)
  const { radius, color, shine } = buttonOf(cut, look)
  const first = cut.neck === 'crew' ? cut.drop + 2 : cut.drop + 16
  const last = hemOf(cut) + cut.band * 0.45
  for (let k = 0; k < cut.buttons; k++) {
    const y = first + ((last - first) * k) / (cut.buttons - 1)
    await button(scene, 450 + noise(k, 0.5) * 1.2, y, radius, color, shine)
  }
}

async function inside(scene: Scene, cloth: Cloth, cut: KnitCut): Promise<void> {
  const end = hemOf(cut) + cut.band
  await panel(scene, {
    ...cloth,
    tex: undefined,
    d: path(
      sym([
        [398, 214, 1],
        [392, end - 12, 1],
        [450, end - 8],
      ]),
    ),
    color: tint(cloth.color, 0.5),
    ...bodySurface('fine', cut.profile),
    folds: (p) => soft(p, { amp: 6, sx: 60, sy: 200, seed: 2 }),
    edgeA: 1,
  })
}

async function front(scene: Scene, cloth: Cloth, cut: KnitCut, side: Side): Promise<void> {
  const hem = hemOf(cut)
  const width = halfAt(cut.profile, hem)
  const outer = bodyHalf(cut).slice(0, -2)
  const edge: Point[] = [
    [401, 166],
    [411, 240],
    [424, 360],
    [428, 520],
    [430, hem * 0.7],
    [424, hem + cut.band + 10],
  ]
  await panel(scene, {
    ...cloth,
    tex: undefined,
    ...ribSurface(cut.gauge),
    d: path(
      mp(
        [
          [450 - width + 6, hem - 4, 1],
          [450 - width + 12, hem + cut.band, 1],
          [450 - width * 0.5, hem + cut.band + 10],
          [424, hem + cut.band + 12, 1],
          [424, hem - 4, 1],
        ],
        side,
      ),
    ),
    inflate: 0.3,
    edgeA: 4,
    edgeR: 7,
  })
  await panel(scene, {
    ...cloth,
    ...bodySurface(cut.gauge, cut.profile),
    d: path(mp([...outer, [450 - width * 0.5, hem + 24], [426, hem + 26, 1], ...edge.slice(1, -1).reverse()], side)),
    inflate: 0.34,
    infMax: 60,
    edgeA: 4.5,
    edgeR: 9,
    folds: (p) => knitFolds(p, cut, scene.vary),
  })
  await band(scene, cloth, cut, mp(edge, side), side ? -1 : 1)
}

/** Draws two open fronts over the inside of the back. */
export async function openFronts(scene: Scene, cloth: Cloth, cut: KnitCut): Promise<void> {
  await inside(scene, cloth, cut)
  for (const side of [1, 0] satisfies Side[]) await front(scene, cloth, cut, side)
}

/** Draws patch pockets with a ribbed edge on the lower part of both fronts. */
export async function patchPockets(scene: Scene, cloth: Cloth, cut: KnitCut): Promise<void> {
  const y = 390 + (hemOf(cut) - 390) * 0.56
  const x = 450 - halfAt(cut.profile, y) + 18
  const lay = { edgeA: 3, edgeR: 5, shadow: { k: 0.3, k2: 0.18, r: 2, r2: 6, dx: 1, dy: 1 } }
  for (const side of SIDES) {
    await panel(scene, {
      ...cloth,
      ...lay,
      ...bodySurface(cut.gauge, cut.profile),
      d: path(
        mp(
          [
            [x, y, 1],
            [x + 82, y + 2, 1],
            [x + 82, y + 128],
            [x + 78, y + 134],
            [x + 3, y + 132],
            [x, y + 126],
          ],
          side,
        ),
      ),
      inflate: 0.06,
      folds: (p) => knitFolds(p, cut, scene.vary),
    })
    await panel(scene, {
      ...cloth,
      ...lay,
      tex: undefined,
      ...ribSurface(cut.gauge),
      d: path(
        mp(
          [
            [x - 1, y - 6, 1],
            [x + 83, y - 4, 1],
            [x + 83, y + 22, 1],
            [x - 1, y + 20, 1],
          ],
          side,
        ),
      ),
      inflate: 0.2,
    })
  }
}
