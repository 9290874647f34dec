import { addTo } from '#engine/array-at'
import { buckle, each, flare, soft } from '#engine/drape'
import { gauss, lerp, noise, rng, ss } from '#engine/noise'
import { G, path, sym, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { byChance, foldAll, type Paint } from '#garments/cutting'
import { type Denim, highlights } from '#garments/jeans/denim'
import { type DenimSkirtCut, HIP, halfWidth } from './denim-skirt-cut'

/** The hem's height at a distance from the middle. */
const hemAt = (cut: DenimSkirtCut, x: number): number => cut.hem + 30 * (1 - ((x - 450) / cut.flare) ** 2)

function skirtFolds(p: Panel, cut: DenimSkirtCut): void {
  const r = rng(33)
  const x = (t: number) => 450 + t * cut.hip
  const low = (t: number) => lerp(HIP, cut.hem, t)
  // biome-ignore format: point lists read better in rows
  const lines: Point[][] = [
    [[x(-0.96), 330], [x(-0.6), 344], [x(-0.1), 336]],
    [[x(0.96), 336], [x(0.55), 352], [x(0.12), 348]],
    [[x(-0.98), 372], [x(-0.6), 376], [x(-0.3), 370]],
    [[x(0.98), 380], [x(0.6), 390], [x(0.3), 384]],
    [[x(-0.5), low(0.2)], [x(-0.58), low(0.6)], [x(-0.66), low(1)]],
    [[x(0.46), low(0.25)], [x(0.56), low(0.6)], [x(0.64), low(1)]],
  ]
  foldAll(p, lines, 0, byChance(r, { w: [14, 6], w1: 24, amp: [4, 3], t0: 0.3, t1: 0.4 }))
  flare(p, {
    y0: ty(HIP),
    y1: ty(lerp(HIP, cut.hem, 1.05)),
    hw: (y) => 1.1 * G.XF * halfWidth(cut, 168 + (y - 168) / G.YF),
    n: cut.flare > 220 ? 8 : 6,
    amp: cut.flare > 200 ? 34 : 16,
    seed: 14,
    pw: 1.4,
    vary: 100,
    min: 0.03,
  })
  soft(p, { amp: 8, sx: 80, sy: 190, seed: 7 })
  buckle(p, {
    seed: 52,
    lam: 34,
    stretch: 4,
    field: (X, y, o) => {
      const hip = gauss(y - ty(352), 70)
      const hem = gauss(y - ty(cut.hem - 10), 50)
      o[0] = lerp(0, 1.25 * Math.sign(X - 450), Math.min(1, hip + hem * 0.5))
      o[1] = 0.006 + 0.022 * hip + 0.016 * hem
    },
  })
  if (!cut.raw) roping(p, cut)
}

/** Puckers in the doubled cloth of the hem. */
function roping(p: Panel, cut: DenimSkirtCut): void {
  each(p, (i, x, y) => {
    const q = hemAt(cut, 450 + (x - 450) / G.XF) - (168 + (y - 168) / G.YF)
    if (q <= 0 || q >= 34) return
    addTo(
      p.hgt,
      i,
      1.2 * ss(30, 26, q) - 1.44 * gauss(q - 26, 3) + 1.1 * Math.sin((x + q * 0.8) * 0.32) * gauss(q - 12, 9),
    )
  })
}

/** Threads that hang from a raw hem. */
async function fringe(scene: Scene, denim: Denim, cut: DenimSkirtCut): Promise<void> {
  const r = rng(17)
  let svg = ''
  for (let x = 452 - cut.flare; x < 448 + cut.flare; x += 1.7 + r() * 1.3) {
    const X = 450 + (x - 450) * G.XF
    const y = ty(hemAt(cut, x)) - 5 + 4 * noise(x / 30, 1, 3)
    const l = 6 + r() * 12
    svg += `<path d="M${X.toFixed(1)} ${y.toFixed(1)}q${(r() * 4 - 2).toFixed(1)} ${(l * 0.5).toFixed(1)} ${(r() * 5 - 2.5).toFixed(1)} ${l.toFixed(1)}" fill="none" stroke="#fff" stroke-opacity="${(0.4 + r() * 0.5).toFixed(2)}" stroke-width="1.3"/>`
  }
  const box: Point[] = [
    [450 - cut.flare, cut.hem - 10, 1],
    [450 + cut.flare, cut.hem - 10, 1],
    [450 + cut.flare, cut.hem + 60, 1],
    [450 - cut.flare, cut.hem + 60, 1],
  ]
  await panel(scene, { d: path(box), svg, color: denim.fade, mat: { fuzz: 0.2 }, edgeA: 0, flat: true, shadow: false })
}

/** The skirt's denim with its hem; worn pale along both thighs. Resolves to its outline. */
export async function skirt(scene: Scene, denim: Denim, cut: DenimSkirtCut, isBack: boolean): Promise<string> {
  const at = [WAISTLINE + 60, HIP, lerp(HIP, cut.hem, 0.35), lerp(HIP, cut.hem, 0.7)]
  const half: Point[] = [
    [313, WAISTLINE, 1],
    ...at.map((y): Point => [450 - halfWidth(cut, y), y]),
    [450 - cut.flare, cut.hem, 1],
    [450 - cut.flare * 0.6, hemAt(cut, 450 - cut.flare * 0.6)],
    [450, cut.hem + 30],
  ]
  const outline = path([...sym(half), [450, WAISTLINE + 10]])
  const apart = isBack ? 84 : 92
  const left = denim.wash(() => 450 - apart * G.XF)
  const right = denim.wash(() => 450 + apart * G.XF)
  const paint: Paint = (pix, p, i, x, y) => (x < 450 ? left : right)(pix, p, i, x, y)
  await panel(scene, {
    d: outline,
    color: denim.base,
    mat: denim.mat,
    bump: denim.bump,
    inflate: 0.44,
    infMax: 80,
    edgeA: 5,
    edgeR: 9,
    folds: (p) => skirtFolds(p, cut),
    details: highlights(10),
    paint,
    hem: { k: 0.25, y0: ty(cut.hem - 120), y1: ty(cut.hem), o: 0 },
  })
  if (cut.raw) await fringe(scene, denim, cut)
  else await hemSeam(scene, denim, cut)
  return outline
}

const WAISTLINE = 156

async function hemSeam(scene: Scene, denim: Denim, cut: DenimSkirtCut): Promise<void> {
  const line = [-0.985, -0.5, 0, 0.5, 0.985].map((t): Point => {
    const x = 450 + t * cut.flare
    return [x, hemAt(cut, x) - 25]
  })
  await stitch(scene, line, { color: denim.thread })
}
