import { addTo } from '#engine/array-at'
import { each, fold } from '#engine/drape'
import { gauss } from '#engine/noise'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { SIDES } from '#garments/cutting'
import { SATIN_ROUND } from '#garments/satin'
import { piping } from '#garments/sewn/piping'
import { drapeBody } from '#garments/sewn/torso'
import { tint } from '#garments/tone'
import type { Pyjama } from './pyjama-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  inside: [[340, 232, 1], [390, 236], [450, 238], [510, 236], [560, 232, 1], [574, 330, 1], [326, 330, 1]],
  strap: [[388, 76], [374, 130], [364, 190]],
  loop: [[368, 168], [378, 104], [389, 74], [398, 104], [400, 170], [400, 242]],
  behindStrap: [[388, 76], [398, 120], [400, 180], [400, 252]],
  // The part of the front above the back's edge.
  tip: [[320, 236], [342, 206], [364, 178, 1], [400, 226], [412, 262, 1], [320, 258, 1]],
  body: [
    [364, 178, 1], [342, 206], [318, 236, 1], [320, 320], [314, 420], [294, 560, 1], [372, 570], [450, 573], [528, 570],
    [606, 560, 1], [586, 420], [580, 320], [582, 236, 1], [558, 206], [536, 178, 1], [500, 226], [450, 276, 1], [400, 226],
  ],
  neckline: [[319, 235, 1], [342, 206], [364, 179, 1], [400, 226], [450, 276, 1], [500, 226], [536, 179, 1], [558, 206], [581, 235, 1]],
  backline: [[318, 236], [390, 250], [450, 254], [510, 250], [582, 236]],
} satisfies Record<string, Point[]>

/** A camisole with thin straps and a V; from behind it ends in a straight line. */
export async function cami(scene: Scene, { cloth, piping: cord, isBack }: Pyjama): Promise<void> {
  const back: Point[] = [[318, 236, 1], ...OUTLINE.body.slice(3, 12), [582, 236, 1], [510, 250], [450, 254], [390, 250]]
  const lining = { ...cloth, tex: undefined, color: tint(cloth.color, 0.6) }
  if (!isBack) await panel(scene, { ...lining, d: path(OUTLINE.inside) })
  for (const side of SIDES) {
    if (isBack) await panel(scene, { ...lining, d: path(mp(OUTLINE.tip, side)) })
    // In the front view, the strap goes over the shoulder to the edge of the back.
    await panel(scene, {
      d: path(mp(isBack ? OUTLINE.strap : OUTLINE.loop, side), false),
      stroke: 6.5,
      color: tint(cloth.color, 0.72),
      mat: cloth.mat,
      inflate: 0.8,
      edgeA: 1.4,
      edgeR: 2.4,
    })
  }
  for (const side of SIDES) {
    const strap = isBack ? OUTLINE.behindStrap : OUTLINE.strap
    await panel(scene, {
      ...cloth,
      tex: undefined,
      d: path(mp(strap, side), false),
      stroke: 6.5,
      inflate: 0.8,
      edgeA: 1.4,
      edgeR: 2.4,
    })
  }
  await panel(scene, {
    ...cloth,
    d: path(isBack ? back : OUTLINE.body),
    inflate: 0.42,
    infMax: 70,
    edgeA: 3,
    edgeR: 6,
    folds: (p) => {
      drapeBody(p, { seed: 271 + scene.vary, lam: 46, slack: 1.8, fall: 13, waist: 340, hem: 565, round: SATIN_ROUND })
      if (isBack) return
      each(p, (i, x, y) => {
        for (const cx of [392, 508]) addTo(p.hgt, i, 9 * gauss(Math.hypot(x - cx, (y - 276) * 0.9), 52))
      })
      for (const cx of [384, 516])
        fold(
          p,
          [
            [450 + (cx - 450) * 0.25, 286],
            [cx, 330],
            [cx + (cx - 450) * 0.5, 420],
          ],
          { w: 14, amp: 5 },
        )
    },
    hem: { k: 0.35, y0: 500, y1: 566 },
    shadow: { k: 0.42, k2: 0.36, r: 3, r2: 13, dx: 3, dy: 5 },
  })
  await piping(scene, isBack ? OUTLINE.backline : OUTLINE.neckline, cord, 3.2)
}
