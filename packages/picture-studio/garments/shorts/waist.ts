import { addTo } from '#engine/array-at'
import { each, fold, soft } from '#engine/drape'
import { noise } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { button, stitch } from '#engine/trims'
import { tieBelt } from '#garments/sewn/tie-belt'
import { tint } from '#garments/tone'
import { type Shorts, TOP } from './shorts-cut'

/** Fine vertical folds of cloth gathered by elastic. */
const gathers = (p: Panel, amp: number) =>
  each(p, (i, x, y) => {
    addTo(p.hgt, i, amp * (noise(x / 6.5, y / 60, 4) + 0.7 * noise(x / 11, y / 40, 9)))
  })

async function band(scene: Scene, { cloth, isBack, thread }: Shorts): Promise<void> {
  const dip = isBack ? 0 : 16
  const own: Point[] = [
    [325, TOP - 46, 1],
    [338, TOP - 42 + dip * 0.5],
    [390, TOP - 40 + dip],
    [450, TOP - 38 + dip * 1.2],
    [510, TOP - 40 + dip],
    [562, TOP - 42 + dip * 0.5],
    [575, TOP - 46, 1],
    [580, TOP + 4, 1],
    [514, TOP + 16],
    [450, TOP + 19],
    [386, TOP + 16],
    [320, TOP + 4, 1],
  ]
  await panel(scene, {
    ...cloth,
    d: path(own),
    inflate: 0.28,
    edgeA: 3,
    edgeR: 5,
    folds: (p) => soft(p, { amp: 3, sx: 50, sy: 50, seed: 3 }),
  })
  await stitch(
    scene,
    [
      [322, TOP - 3],
      [386, TOP + 9],
      [450, TOP + 12],
      [514, TOP + 9],
      [578, TOP - 3],
    ],
    thread,
  )
  for (const x of [366, 534]) {
    const loop: Point[] = [
      [x - 5.5, TOP - 44 + dip, 1],
      [x + 5.5, TOP - 43 + dip, 1],
      [x + 5.5, TOP + 20, 1],
      [x - 5.5, TOP + 18, 1],
    ]
    await panel(scene, { ...cloth, d: path(loop), edgeA: 2.5, edgeR: 4 })
  }
  if (!isBack) await button(scene, 458, TOP + 2, 7.5, tint(cloth.color, 0.4, 0.012), 0.8)
}

async function elastic(scene: Scene, s: Shorts, height: number): Promise<void> {
  const top = TOP - height + 10
  const own: Point[] = [
    [313, top, 1],
    [382, top + 3],
    [450, top + 5],
    [518, top + 3],
    [587, top, 1],
    [586, TOP + 6, 1],
    [450, TOP + 14],
    [314, TOP + 6, 1],
  ]
  await panel(scene, { ...s.cloth, d: path(own), inflate: 0.34, edgeA: 4, edgeR: 6, folds: (p) => gathers(p, 4.6) })
  for (const dy of [12, height - 20])
    await stitch(
      scene,
      [
        [315, top + dy],
        [450, top + dy + 6],
        [585, top + dy],
      ],
      s.thread,
    )
}

async function cord(scene: Scene, s: Shorts): Promise<void> {
  const color = tint(s.cloth.color, 0.82, 0.02)
  const y = TOP - 18
  const lines: Point[][] = [
    [
      [444, y],
      [420, y + 6],
      [398, y + 34],
      [418, y + 44],
      [442, y + 8],
    ],
    [
      [456, y],
      [482, y + 4],
      [504, y + 32],
      [484, y + 44],
      [458, y + 8],
    ],
    [
      [448, y + 2],
      [436, y + 60],
      [426, y + 138],
    ],
    [
      [454, y + 2],
      [466, y + 66],
      [470, y + 152],
    ],
  ]
  for (const line of lines)
    await panel(scene, {
      d: path(line, false),
      stroke: 6,
      color,
      inflate: 0.9,
      infF: 2,
      edgeA: 1.4,
      edgeR: 2.4,
      mat: { fuzz: 0.2 },
    })
  await panel(scene, {
    d: path([
      [440, y - 6],
      [451, y - 9],
      [462, y - 5],
      [463, y + 8],
      [450, y + 12],
      [439, y + 7],
    ]),
    color,
    inflate: 0.9,
    infF: 2,
    edgeA: 2,
    edgeR: 3,
    folds: (p) =>
      fold(
        p,
        [
          [440, y - 4],
          [462, y + 6],
        ],
        { w: 3, amp: 2 },
      ),
  })
}

/** Waistband with loops and button, elastic with a cord, or a frill gathered by a tied belt. */
export async function waist(scene: Scene, s: Shorts): Promise<void> {
  const kind = s.cut.waist
  if (kind === 'band') return band(scene, s)
  await elastic(scene, s, kind === 'paperbag' ? 86 : 58)
  if (s.isBack) return
  if (kind === 'drawstring') return cord(scene, s)
  await tieBelt(scene, s.cloth, { y: TOP - 29, half: 137, tall: 34, knot: 2, drop: 187 })
}
