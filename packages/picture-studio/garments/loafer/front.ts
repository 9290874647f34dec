import { itemAt } from '#engine/array-at'
import { fold } from '#engine/drape'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { GOLD } from '#garments/metal/metals'
import { metalwork } from '#garments/metal/metalwork'
import type { Last } from '#garments/shoe/last'
import { tint } from '#garments/tone'

export type Front = 'penny' | 'horsebit' | 'tassel'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  apron: [
    [470, 590, 1], [434, 574], [376, 594], [306, 640], [238, 675], [194, 699], [180, 718], [190, 734], [226, 738],
    [286, 722], [352, 690], [416, 652], [486, 612, 1],
  ],
  apronSeam: [[484, 616], [418, 656], [354, 694], [288, 727], [226, 744], [184, 738], [174, 720], [186, 702]],
  saddle: [
    [434, 571], [390, 586, 1], [404, 620], [424, 660], [444, 710], [452, 772, 1], [560, 752, 1], [552, 690],
    [530, 640], [506, 606], [480, 588, 1],
  ],
  saddleLeft: [[397, 592], [410, 622], [430, 662], [450, 712], [458, 768]],
  saddleRight: [[474, 590], [499, 611], [522, 644], [544, 692], [552, 752]],
  slot: [[424, 638, 1], [448, 626], [480, 619, 1], [478, 625], [452, 634], [428, 646, 1]],
  cord: [[404, 606], [428, 604], [456, 594], [482, 590]],
} satisfies Record<string, Point[]>

/** Details on the instep: the raised apron with a penny strap, a snaffle or tassels. */
export async function front(scene: Scene, s: Last, kind: Front): Promise<void> {
  await panel(scene, {
    ...s.leather,
    d: path(s.at(OUTLINE.apron)),
    inflate: 0.32,
    infMax: 40,
    edgeA: 4,
    edgeR: 6,
    shadow: { k: 0.45, k2: 0.25, r: 2, r2: 6, dx: 1, dy: 2 },
  })
  await seamPleats(scene, s)
  await panel(scene, {
    ...s.leather,
    d: path(s.at(OUTLINE.saddle)),
    inflate: 0.22,
    infMax: 36,
    edgeA: 4,
    edgeR: 6,
    folds: (p) =>
      fold(
        p,
        s.at([
          [440, 575],
          [470, 640],
          [500, 750],
        ]),
        { w: 34, amp: 9, t0: 0.1, t1: 0.2 },
      ),
    shadow: { k: 0.5, k2: 0.3, r: 2, r2: 7, dx: 0, dy: 2 },
  })
  const thread = { color: s.thread, w: 1.3, dash: '3.6 2.6' }
  await stitch(scene, s.at(OUTLINE.saddleLeft), thread)
  await stitch(scene, s.at(OUTLINE.saddleRight), thread)
  if (kind === 'penny')
    await panel(scene, {
      d: path(s.at(OUTLINE.slot)),
      color: tint(s.leather.color, 0.42),
      mat: {},
      edgeA: -3,
      edgeR: 4,
      shadow: false,
    })
  if (kind === 'horsebit') await snaffle(scene, s)
  if (kind === 'tassel') await tassels(scene, s)
}

/** The hand-sewn seam gathers the leather in short stitches across it. */
async function seamPleats(scene: Scene, s: Last): Promise<void> {
  const line = s.at(OUTLINE.apronSeam)
  const color = tint(s.leather.color, 0.8)
  const short = { ...s.leather, color, inflate: 0.5, infF: 2, edgeA: 1.5, edgeR: 2 }
  await panel(scene, {
    ...short,
    d: path(line, false),
    stroke: 5 * s.size,
    shadow: { k: 0.4, k2: 0.2, r: 1, r2: 4, dx: 0, dy: 2 },
  })
  await stitch(scene, line, { color: tint(s.leather.color, 0.35), w: 4.4 * s.size, dash: '.1 8' })
}

async function snaffle(scene: Scene, s: Last): Promise<void> {
  const ring = (x: number, y: number) =>
    s.at(Array.from({ length: 25 }, (_, k): Point => [x + 15 * Math.cos(k * 0.2618), y + 24 * Math.sin(k * 0.2618)]))
  const r = 3.6 * s.size
  await metalwork(
    scene,
    [
      { pts: ring(414, 622), r },
      { pts: ring(516, 664), r },
      {
        pts: s.at([
          [422, 618],
          [440, 614],
          [458, 624],
        ]),
        r: r * 1.25,
        lift: 3,
      },
      {
        pts: s.at([
          [466, 628],
          [488, 640],
          [508, 658],
        ]),
        r: r * 1.25,
        lift: 3,
      },
      { pts: s.at([[462, 626]]), r: r * 1.7, lift: 4 },
    ],
    tint(GOLD, s.dim),
  )
}

async function tassels(scene: Scene, s: Last): Promise<void> {
  const cord = { ...s.leather, d: path(s.at(OUTLINE.cord), false), stroke: 9 * s.size }
  await panel(scene, { ...cord, inflate: 0.9, infF: 2, edgeA: 2, edgeR: 3 })
  for (const [x, y] of [
    [414, 624],
    [450, 628],
  ] as const) {
    const fringe = Array.from({ length: 8 }, (_, k) => {
      const from = itemAt(s.at([[x - 5 + k * 1.4, y]]), 0)
      const to = itemAt(s.at([[x - 19 + k * 5, y + 62 + (k % 3) * 3]]), 0)
      return `<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}" stroke="#fff" stroke-width="${5.4 * s.size}" fill="none"/>`
    }).join('')
    const box = s.at([
      [x - 26, y - 10],
      [x + 30, y + 70],
    ])
    await panel(scene, {
      ...s.leather,
      d: `M${itemAt(box, 0)[0]} ${itemAt(box, 0)[1]}L${itemAt(box, 1)[0]} ${itemAt(box, 1)[1]}`,
      svg: fringe,
      inflate: 0.9,
      infF: 2,
      edgeA: 2,
      edgeR: 3,
    })
    await panel(scene, {
      ...s.leather,
      d: path(
        s.at([
          [x - 8, y - 14],
          [x + 8, y - 16],
          [x + 10, y + 8],
          [x - 8, y + 10],
        ]),
      ),
      inflate: 0.7,
      infF: 3,
      edgeA: 3,
      edgeR: 4,
    })
  }
}
