import { addTo } from '#engine/array-at'
import { buckle, each, flare, fold, soft } from '#engine/drape'
import { gauss, lerp, rng, ss } from '#engine/noise'
import { G, path, sym, tx, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { byChance, type Cloth, foldAll } from '#garments/cutting'
import { laceTrim } from '#garments/lace-trim'
import { SATIN_ROUND } from '#garments/satin'
import { tint } from '#garments/tone'
import { BACK, type CamisoleCut, neckline, TIP, tipHalf, tipX } from './camisole-cut'

function cowl(p: Panel, cut: CamisoleCut): void {
  G.fj = 3
  for (const k of [0, 1, 2]) {
    const low = TIP + cut.dip + 6 + k * 48
    const line: Point[] = [
      [362 + k * 3, TIP + 6 + k * 16],
      [390 + k * 3, low - 26],
      [452, low + 22],
      [510 - k * 3, low - 26],
      [538 - k * 3, TIP + 6 + k * 16],
    ]
    fold(p, line, { w: 15 + k * 6, amp: 11 - k * 2.2, t0: 0.2 + k * 0.08, t1: 0.2 + k * 0.08, skew: -0.2, valley: 0.4 })
  }
  G.fj = 20
}

function bodyFolds(p: Panel, cut: CamisoleCut, isBack: boolean): void {
  const silk = cut.cloth === 'satin'
  if (cut.neck === 'cowl' && !isBack) cowl(p, cut)
  if (!isBack)
    each(p, (i, x, y) => {
      for (const cx of [396, 504])
        addTo(p.hgt, i, (silk ? 9 : 4) * gauss(Math.hypot(x - tx(cx), (y - ty(382)) * 0.9), 66))
    })
  flare(p, {
    y0: ty(440),
    y1: ty(cut.hem + 60),
    hw: () => 168 * G.XF,
    n: silk ? 9 : 6,
    amp: silk ? 20 : 8,
    seed: 31,
    pw: 1.6,
    vary: 120,
    min: 0.04,
  })
  const r = rng(6)
  // biome-ignore format: point lists read better in rows
  const lines: Point[][] = [
    [[326, 400], [366, 440], [400, 540], [410, 700]],
    [[574, 404], [530, 450], [500, 560], [506, 720]],
    [[330, 420], [380, 430], [430, 420]],
    [[570, 424], [526, 436], [474, 428]],
  ]
  foldAll(p, lines, 0, byChance(r, { w: [16, 8], w1: [26, 8], amp: [4, 3], t0: 0.3, t1: 0.5 }))
  soft(p, { amp: silk ? 8 : 6, sx: 90, sy: 300, seed: 7, rot: 0.12 })
  buckle(p, {
    seed: 86,
    lam: silk ? 52 : 40,
    stretch: 6,
    bend: 0.45,
    round: silk ? SATIN_ROUND : undefined,
    field: (x, y, o) => {
      o[0] = 0.16 * Math.sin(y / 200 + 1) - (0.3 * (x - 450)) / 150
      o[1] = silk ? 0.006 + 0.045 * ss(ty(430), ty(700), y) : 0.006 + 0.012 * ss(ty(430), ty(700), y)
    },
  })
}

/** Front or back in one piece, with its lace or its turned edge. */
export async function body(scene: Scene, cloth: Cloth, cut: CamisoleCut, isBack: boolean): Promise<void> {
  const straight = cut.cloth === 'rib'
  const half = (t: number) => lerp(straight ? 120 : 128, straight ? 126 : 152, t)
  const side: Point[] = [
    [326, BACK, 1],
    [450 - half(0) - 2, 400],
    [450 - half(straight ? 0 : 0.12), 480],
    [450 - half(0.55), lerp(480, cut.hem, 0.5)],
    [450 - half(1), cut.hem, 1],
    [450 - half(1) * 0.5, cut.hem + 16],
    [450, cut.hem + 20],
  ]
  const edge = neckline(cut, isBack)
  const armhole: Point[] = isBack
    ? []
    : [
        [tipX(cut) - tipHalf(cut), TIP, 1],
        [342, TIP + 28],
      ]
  await panel(scene, {
    ...cloth,
    d: path([...sym([...armhole, ...side]), ...edge.toReversed()]),
    inflate: 0.46,
    infMax: 90,
    edgeA: 3,
    edgeR: 7,
    folds: (p) => bodyFolds(p, cut, isBack),
    hem: { k: 0.4, y0: ty(cut.hem - 130), y1: ty(cut.hem), o: 0 },
  })
  const raised = edge.map(([x, y, corner]): Point => [x, y - 14, corner])
  const clip = path([...sym([...armhole, ...side]), ...raised.toReversed()])
  await edges(scene, cloth, cut, edge, isBack ? null : clip)
}

/** Draws lace within the outline `lace` if the cut has any, else a turned edge. */
async function edges(scene: Scene, cloth: Cloth, cut: CamisoleCut, edge: Point[], lace: string | null): Promise<void> {
  if (cut.lace && lace) {
    const middle = Math.floor(edge.length / 2)
    const up = (points: Point[]) => points.map(([x, y]): Point => [x, y - 3])
    await laceTrim(scene, cloth, up(edge.slice(0, middle + 1)), cut.lace, lace)
    await laceTrim(scene, cloth, up(edge.slice(middle)), cut.lace, lace)
    return
  }
  const thread = { color: tint(cloth.color, 0.82), w: 1.1, dash: '3 2' }
  const isFront = lace !== null
  // Stitches lie beside the steep edge of the front, but below the straight edge of the back.
  const inset = edge.map(([x, y]): Point => [450 + (x - 450) * (isFront ? 1.05 : 0.94), y + 8])
  await stitch(scene, isFront ? inset.slice(1, -1) : inset, thread)
}
