import { fold, soft } from '@/mock-backend/studio/engine/drape'
import { path } from '@/mock-backend/studio/engine/paths'
import { panel } from '@/mock-backend/studio/engine/scene'
import type { Point, Scene } from '@/mock-backend/studio/engine/scene-types'
import type { Cloth } from '@/mock-backend/studio/garments/cutting'

/** A tied belt in sheet px: middle of the band, half the waist's width, the band's height, where the knot sits, tie length. */
export type TieBelt = { y: number; half: number; height: number; x: number; length: number }

const SHADOW = { k: 0.46, k2: 0.36, r: 2, r2: 9, dx: 1, dy: 4 }

async function end(scene: Scene, cloth: Cloth, b: TieBelt, lean: number, length: number): Promise<void> {
  const { x, y } = b
  const w = b.height * 0.46
  const to = y + length
  const own: Point[] = [
    [x - w * 0.5, y, 1],
    [x + lean * 0.3 - w * 0.8, y + length * 0.35],
    [x + lean - w, to, 1],
    [x + lean + w, to + 7, 1],
    [x + lean * 0.4 + w * 0.9, y + length * 0.38],
    [x + w * 0.5, y, 1],
  ]
  await panel(scene, {
    ...cloth,
    d: path(own),
    inflate: 0.3,
    edgeA: 3.2,
    edgeR: 6,
    folds: (p) => {
      fold(
        p,
        [
          [x, y],
          [x + lean * 0.4, y + length * 0.4],
          [x + lean * 0.9, to],
        ],
        { w: 6, w1: 10, amp: 5, t0: 0.02, t1: 0.5 },
      )
      soft(p, { amp: 5, sx: 30, sy: 80, seed: 6 + lean })
    },
    shadow: SHADOW,
  })
}

/** A belt tied at the front: gathered band, two hanging ends and the knot. */
export async function tieBelt(scene: Scene, cloth: Cloth, b: TieBelt): Promise<void> {
  const { x, y, half, height } = b
  const top = y - height / 2
  const band: Point[] = [
    [450 - half, top, 1],
    [450, top + 7],
    [450 + half, top, 1],
    [450 + half, top + height, 1],
    [450, top + height + 8],
    [450 - half, top + height, 1],
  ]
  await panel(scene, {
    ...cloth,
    d: path(band),
    inflate: 0.26,
    edgeA: 3.2,
    edgeR: 6,
    folds: (p) => {
      for (const k of [0.25, 0.5, 0.75])
        fold(
          p,
          [
            [450 - half, top + height * (k + 0.06)],
            [x, y + 6 + (k - 0.5) * 8],
            [450 + half, top + height * k],
          ],
          { w: 4.5, amp: 3, t0: 0.2, t1: 0.2 },
        )
    },
    shadow: SHADOW,
  })
  await end(scene, cloth, b, -26, b.length * 0.86)
  await end(scene, cloth, b, 30, b.length)
  const k = height * 0.56
  await panel(scene, {
    ...cloth,
    d: path([
      [x - k, y - k * 0.5],
      [x, y - k * 0.95],
      [x + k, y - k * 0.4],
      [x + k * 1.05, y + k * 0.55],
      [x, y + k * 1.05],
      [x - k, y + k * 0.6],
    ]),
    inflate: 0.75,
    edgeA: 3.2,
    edgeR: 6,
    folds: (p) => {
      fold(
        p,
        [
          [x - k, y - k * 0.4],
          [x, y],
          [x + k, y + k * 0.5],
        ],
        { w: 5, amp: 4 },
      )
      fold(
        p,
        [
          [x - k * 0.6, y + k * 0.6],
          [x + k * 0.2, y + k * 0.5],
          [x + k, y + k * 0.2],
        ],
        { w: 4, amp: 3 },
      )
    },
    shadow: SHADOW,
  })
}
