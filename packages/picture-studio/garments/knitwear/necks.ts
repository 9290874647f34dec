import { soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { label } from '#engine/trims'
import { type Cloth, hollow, SIDES } from '#garments/cutting'
import { labelOn, tint } from '#garments/tone'
import { bodyHalf, neckEdge } from './body'
import { ribSurface } from './gauge'
import { isHeavy, type KnitCut, neckOf } from './knit-cut'

const behind = (cut: KnitCut): Point[] => {
  const neck = neckOf(cut)
  return [
    [451 - neck, 174],
    [450 - neck * 0.5, 169],
    [450, 168],
    [450 + neck * 0.5, 169],
    [449 + neck, 174],
  ]
}

const bandWidth = (cut: KnitCut): number => (isHeavy(cut.gauge) ? 30 : 20)

/** The visible inside of the back. */
export async function insideNeck(scene: Scene, cloth: Cloth, cut: KnitCut, look: Look): Promise<void> {
  const { color, mat } = cloth
  const rib = ribSurface(cut.gauge)
  const neck = neckOf(cut)
  await panel(scene, {
    d: path([
      [446 - neck, 166, 1],
      ...behind(cut).slice(1, 4),
      [454 + neck, 166, 1],
      [450 + neck, cut.drop + 30, 1],
      [450 - neck, cut.drop + 30, 1],
    ]),
    color: tint(color, 0.6),
    mat,
    folds: (p) => hollow(p, 70, 12),
  })
  const band = { ...rib, d: path(behind(cut), false), stroke: bandWidth(cut), mat, inflate: 0.4, edgeA: 2, edgeR: 4 }
  await panel(scene, { ...band, color: tint(color, 0.72) })
  await label(scene, 450, 166 + bandWidth(cut) * 0.6, 40, 18, labelOn(look))
}

/** The ribbed band along a crew, V or scoop neck; from behind the band over the nape. */
export async function knitNeckBand(scene: Scene, cloth: Cloth, cut: KnitCut, isBack: boolean): Promise<void> {
  const ends: [Point, Point] = [
    [450 + neckOf(cut), 168],
    [450 - neckOf(cut), 168],
  ]
  const line = [ends[0], ...neckEdge(cut, isBack), ends[1]]
  await panel(scene, {
    ...cloth,
    tex: undefined,
    ...ribSurface(cut.gauge),
    d: path(line, false),
    stroke: bandWidth(cut),
    cap: 'butt',
    inflate: 0.5,
    edgeA: 3,
    edgeR: 5,
    shadow: { k: 0.34, k2: 0.2, r: 2, r2: 7, dx: 1, dy: 2 },
  })
}

/** A standing collar: folded over once (roll-neck), or lower and plain (mock neck). */
export async function standCollar(scene: Scene, cloth: Cloth, cut: KnitCut, isBack: boolean): Promise<void> {
  const roll = cut.neck === 'roll'
  const big = isHeavy(cut.gauge) ? 1.22 : 1
  const top = roll ? 168 - 62 * big : 136
  const low = roll ? 208 + 8 * big : 196
  const w = roll ? 55 * (0.5 + 0.5 * big) : 49
  const x = (t: number) => 450 + t * w
  if (!isBack)
    await panel(scene, {
      mat: cloth.mat,
      color: tint(cloth.color, 0.42),
      d: path([
        [x(-0.9), top + 8],
        [x(-0.4), top - 3],
        [x(0.4), top - 3],
        [x(0.9), top + 8],
        [x(0.4), top + 22],
        [x(-0.4), top + 22],
      ]),
      shadow: false,
    })
  // The rim is lower in front and higher over the nape.
  const [rim, beside] = isBack ? [-4, -2] : [17, 14]
  const spec: PanelSpec = {
    ...cloth,
    tex: undefined,
    ...ribSurface(cut.gauge),
    d: path([
      [x(-0.92), top + 4],
      [x(-0.5), top + beside],
      [x(0), top + rim],
      [x(0.5), top + beside],
      [x(0.92), top + 4],
      [x(1.02), top + 30],
      [x(1.1), low - 24],
      [x(1.04), low - 4],
      [x(0.6), low + 14],
      [x(0), low + 20],
      [x(-0.6), low + 14],
      [x(-1.04), low - 4],
      [x(-1.1), low - 24],
      [x(-1.02), top + 30],
    ]),
    inflate: roll ? 0.62 : 0.4,
    edgeA: roll ? 6 : 3,
    edgeR: 9,
    folds: (p) => soft(p, { amp: 5 * big, sx: 60, sy: 26, seed: 7 }),
    shadow: { k: 0.4, k2: 0.3, r: 3, r2: 11, dx: 1, dy: 4 },
  }
  await panel(scene, spec)
}

/** Ribbed edges of sleeveless armholes. */
export async function armBands(scene: Scene, cloth: Cloth, cut: KnitCut): Promise<void> {
  if (cut.sleeve !== 'none') return
  const outline = bodyHalf(cut)
  const line = outline.slice(1, 5).map(([x, y], i): Point => [x + (i === 3 ? 4 : 7), y])
  for (const side of SIDES)
    await panel(scene, {
      ...cloth,
      tex: undefined,
      ...ribSurface(cut.gauge),
      d: path(mp(line, side), false),
      stroke: bandWidth(cut) * 0.8,
      cap: 'butt',
      inflate: 0.5,
      edgeA: 3,
      edgeR: 5,
      shadow: { k: 0.28, k2: 0.16, r: 2, r2: 6, dx: 1, dy: 1 },
    })
}
