import { buckle, flare, soft } from '#engine/drape'
import { lerp, rng, ss } from '#engine/noise'
import { G, mp, path, sym, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, PanelSpec, Point, Scene } from '#engine/scene-types'
import { byChance, type Cloth, foldAll } from '#garments/cutting'
import { gathers } from '#garments/gathers'
import { BAND, HIP, halfWidth, type SkirtCut } from './skirt-cut'

const restY = (y: number): number => 168 + (y - 168) / G.YF

/** Folds of the whole skirt. The upper layer of a wrap skirt uses the same ones, so that it follows the layer below. */
function skirtFolds(p: Panel, cut: SkirtCut): void {
  const silk = cut.cloth === 'satin'
  flare(p, {
    y0: ty(silk ? HIP + 10 : HIP - 20),
    y1: ty(lerp(HIP, cut.hem, 0.95)),
    hw: (y) => 1.1 * G.XF * halfWidth(cut, restY(y)),
    n: silk ? 10 : 9,
    amp: silk ? 34 : 46,
    seed: silk ? 31 : 12,
    pw: silk ? 1.7 : 1.35,
    vary: 120,
    min: silk ? 0.04 : 0.08,
  })
  soft(p, silk ? { amp: 8, sx: 100, sy: 360, seed: 7, rot: 0.15 } : { amp: 7, sx: 110, sy: 240, seed: 3 })
  if (silk) biasFolds(p, cut)
  if (cut.band === 'elastic')
    gathers(p, {
      count: 22,
      seed: 3,
      amp: 3.4,
      width: 5,
      from: (t) => [lerp(312, 588, t), BAND - 26],
      to: (t) => [lerp(300, 600, t), BAND + 120],
    })
}

function biasFolds(p: Panel, cut: SkirtCut): void {
  const r = rng(5)
  const y = (t: number) => lerp(HIP, cut.hem, t)
  // biome-ignore format: point lists read better in rows
  const lines: Point[][] = [
    [[330, y(0.06)], [400, y(0.28)], [500, y(0.55)], [560, y(0.8)]],
    [[575, y(0.02)], [510, y(0.25)], [430, y(0.5)], [370, y(0.8)]],
    [[310, y(0.3)], [360, y(0.52)], [450, y(0.76)], [500, y(1)]],
  ]
  foldAll(p, lines, 0, byChance(r, { w: [30, 8], w1: [44, 10], amp: [6, 3], t0: 0.45, t1: 0.45 }))
  buckle(p, {
    seed: 86,
    lam: 74,
    stretch: 11,
    bend: 0.6,
    iters: 80,
    amp: 0.7,
    field: (x, Y, o) => {
      o[0] = 0.16 * Math.sin(Y / 210 + 1) - (0.26 * (x - 450)) / 150
      o[1] = 0.004 + 0.05 * ss(ty(HIP), ty(lerp(HIP, cut.hem, 0.7)), Y)
    },
  })
}

const side = (cut: SkirtCut): Point[] => {
  const at = [BAND + 40, HIP, lerp(HIP, cut.hem, 0.35), lerp(HIP, cut.hem, 0.7)]
  return [[450 - 141, BAND - 28, 1], ...at.map((y): Point => [450 - halfWidth(cut, y), y])]
}

const hemHalf = (cut: SkirtCut): Point[] => [
  [450 - cut.flare, cut.hem, 1],
  [450 - cut.flare * 0.6, cut.hem + 28],
  [450, cut.hem + 42],
]

/** Draws the skirt; a wrap skirt has a second front with a slanting edge. */
export async function skirt(scene: Scene, cloth: Cloth, cut: SkirtCut, isBack: boolean): Promise<void> {
  const spec: Partial<PanelSpec> = {
    inflate: 0.44,
    infMax: 88,
    edgeA: 4,
    edgeR: 8,
    folds: (p) => skirtFolds(p, cut),
    hem: { k: 0.42, y0: ty(lerp(HIP, cut.hem, 0.7)), y1: ty(cut.hem), o: 0 },
  }
  const wraps = cut.detail === 'wrap' && !isBack
  const half = [...side(cut), ...hemHalf(cut)]
  const under: Point[] = [[410, BAND - 20, 1], [410, cut.hem + 34, 1], ...mp(half, 1).reverse()]
  const outline: Point[] = wraps ? under : [...sym(half), [450, BAND - 20]]
  await panel(scene, { ...cloth, ...spec, d: path(outline) })
  if (!wraps) return
  const edge: Point[] = [
    [486, cut.hem + 30, 1],
    [514, lerp(BAND, cut.hem, 0.78)],
    [538, lerp(BAND, cut.hem, 0.42)],
    [560, BAND - 16, 1],
    [450, BAND - 20],
  ]
  await panel(scene, {
    ...cloth,
    ...spec,
    d: path([...side(cut), ...hemHalf(cut), ...edge]),
    texU: 36,
    texV: 20,
    inflate: 0.36,
    folds: (p) => {
      skirtFolds(p, cut)
      gathers(p, {
        count: 8,
        seed: 6,
        amp: 5,
        width: 8,
        from: (t) => [556 - t * 6, BAND + t * 40],
        to: (t) => [lerp(500, 330, t), lerp(620, 380, t)],
      })
    },
    shadow: { k: 0.46, k2: 0.34, r: 3, r2: 12, dx: 3, dy: 2 },
  })
}
