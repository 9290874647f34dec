import { addTo } from '#engine/array-at'
import { each, fold, soft } from '#engine/drape'
import { noise } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, PanelSpec, Point, Scene } from '#engine/scene-types'
import { arc } from '#garments/metal/metalwork'
import { hems, type Place, type Silk } from './silk'

const RING = { x: 450, y: 400, rx: 196, ry: 226 }

/** Gathers around the ring that shift slightly across it. */
function gathered(p: Panel): void {
  each(p, (i, x, y) => {
    const dx = (x - RING.x) / RING.rx
    const dy = (y - RING.y) / RING.ry
    const turn = Math.atan2(dy, dx)
    const across = (Math.hypot(dx, dy) - 1) * RING.rx + 9 * Math.sin(turn * 2 + 1) + 5 * noise(dx * 2, dy * 2, 4)
    addTo(p.hgt, i, 6.5 * Math.sin(across * 0.235 + 1.6 * noise(dx * 3, dy * 3, 7)) + 3 * Math.sin(across * 0.11))
  })
}

/** The border, compressed by the rolling. */
const narrow =
  (place: Place): Place =>
  (x, y) => {
    const [edge, along] = place(x, y)
    return [edge * 1.9, along * 1.9]
  }

type Tail = { outline: Point[]; hemmed: [Point, Point][]; folds: Point[][] }

// biome-ignore format: point lists read better in rows
const TAILS: Tail[] = [
  {
    outline: [[452, 628], [400, 690], [330, 760], [232, 862, 1], [316, 884], [420, 900, 1], [448, 800], [474, 690], [482, 640]],
    hemmed: [[[452, 620], [232, 862]], [[232, 862], [420, 900]]],
    folds: [[[466, 640], [420, 740], [340, 860]], [[474, 650], [444, 760], [400, 880]]],
  },
  {
    outline: [[430, 632], [470, 700], [540, 772], [668, 842, 1], [612, 890], [566, 948, 1], [500, 850], [446, 740], [420, 660]],
    hemmed: [[[430, 620], [668, 842]], [[668, 842], [566, 948]]],
    folds: [[[436, 640], [490, 750], [600, 880]], [[432, 660], [470, 760], [560, 900]]],
  },
]

// biome-ignore format: point lists read better in rows
const KNOT: Point[] = [[392, 600], [436, 580], [486, 590], [512, 622], [502, 664], [464, 684], [420, 674], [392, 642]]

/** The square rolled to a band and tied to a ring, with a small knot and two hanging pointed ends. */
export async function knotted(scene: Scene, silk: Silk): Promise<void> {
  const cloth: Pick<PanelSpec, 'color' | 'mat' | 'bump'> = { color: silk.color, mat: silk.mat, bump: silk.bump }
  const line = arc(RING.x, RING.y, RING.rx, RING.ry, 0, 360, 0, 20).slice(0, 20)
  // In the rolled part, the border is on the outer side.
  const around = silk.framed((x, y) => {
    const dx = (x - RING.x) / RING.rx
    const dy = (y - RING.y) / RING.ry
    const turn = Math.atan2(dy, dx)
    return [34 + (1.21 - Math.hypot(dx, dy)) * 320 + 20 * Math.sin(turn - 0.6), turn * RING.rx]
  })
  await panel(scene, {
    ...cloth,
    tex: around,
    d: path(line),
    stroke: 82,
    inflate: 0.7,
    infMax: 46,
    edgeA: 5,
    edgeR: 7,
    folds: gathered,
  })
  for (const { outline, hemmed, folds } of TAILS)
    await panel(scene, {
      ...cloth,
      tex: silk.framed(narrow(hems(hemmed))),
      d: path(outline),
      inflate: 0.3,
      infMax: 30,
      edgeA: 4,
      edgeR: 5,
      folds: (p) => {
        soft(p, { amp: 6, sx: 60, sy: 90, seed: 3 })
        for (const f of folds) fold(p, f, { w: 13, w1: 26, amp: 11, t0: 0.02, t1: 0.3 })
      },
      shadow: { k: 0.5, k2: 0.4, r: 3, r2: 14, dx: 3, dy: 5 },
    })
  await panel(scene, {
    ...cloth,
    tex: silk.framed((x, y) => [46 + 0.9 * (y - 580 - 0.4 * (x - 390)), x]),
    d: path(KNOT),
    inflate: 0.75,
    infF: 4,
    edgeA: 5,
    edgeR: 7,
    folds: (p) => {
      fold(
        p,
        [
          [400, 610],
          [450, 622],
          [504, 650],
        ],
        { w: 9, amp: 7, t0: 0.1, t1: 0.1 },
      )
      fold(
        p,
        [
          [396, 636],
          [440, 652],
          [480, 676],
        ],
        { w: 8, amp: 6, t0: 0.1, t1: 0.1 },
      )
    },
    shadow: { k: 0.55, k2: 0.45, r: 3, r2: 14, dx: 2, dy: 4 },
  })
}
