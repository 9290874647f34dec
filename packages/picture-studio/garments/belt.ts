import { addTo, itemAt } from '#engine/array-at'
import { each } from '#engine/drape'
import type { Look } from '#engine/look'
import { clamp } from '#engine/noise'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Rgb, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { type BuckleKind, buckle } from './belt/buckle'
import { type Coil, strip, stripLine } from './belt/coil'
import { type Cloth, cutFor, relief } from './cutting'
import { GOLD, SILVER } from './metal/metals'
import { leatherOf } from './shoe/last'
import { tint } from './tone'
import { threadOn } from './tote/stuff'

/** `band` is the belt's width in px on the sheet. */
type Cut = { band: number; buckle: BuckleKind; metal: Rgb; make: 'stitched' | 'plain' | 'braided' }
const CUTS: [Cut, ...Cut[]] = [
  { band: 74, buckle: 'square', metal: GOLD, make: 'stitched' },
  { band: 112, buckle: 'round', metal: GOLD, make: 'plain' },
  { band: 48, buckle: 'oval', metal: SILVER, make: 'plain' },
  { band: 84, buckle: 'square', metal: SILVER, make: 'braided' },
]

const BUCKLE_AT = 104

/** A belt closed to a ring, standing on its edge. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  G.XF = 1
  scene.seed = 47
  scene.edgeK = 1
  const coil: Coil = { x: 450, y: 590 - cut.band * 0.3, rx: 334, ry: 92, band: cut.band }
  const smooth = leatherOf(look.colour, 'smooth')
  const leather: Cloth = cut.make === 'braided' ? { ...smooth, bump: braid(cut.band) } : smooth
  const inside: Cloth = { color: tint(smooth.color, 0.42, 0.012), mat: { fuzz: 0.2, ao: 1 } }
  await panel(scene, { ...inside, d: strip(coil, 180, 360, 0, 1), folds: (p) => bend(p, coil, -0.3), foldK: 1 })
  await panel(scene, {
    ...leather,
    d: strip(coil, -2, 182, 0, 1),
    folds: (p) => bend(p, coil, 0.42),
    foldK: 1,
    edgeA: 4,
    edgeR: 6,
    shadow: { k: 0.5, k2: 0.4, r: 3, r2: 16, dx: 1, dy: -2 },
  })
  const thread = { color: threadOn(look.colour, look.dark), w: 1.5, dash: '5 3.2' }
  if (cut.make === 'stitched')
    for (const v of [0.13, 0.87]) await stitch(scene, stripLine(coil, look.isBack ? 2 : BUCKLE_AT + 6, 178, v), thread)
  if (!look.isBack) await tail(scene, leather, coil, cut, thread)
  if (!look.isBack) await buckle(scene, { coil, leather: smooth, metal: cut.metal, kind: cut.buckle, at: BUCKLE_AT })
  const floor = coil.y + coil.ry + coil.band
  scene.opt = {
    floor: [
      { x: 450, y: floor - 6, rx: 250, ry: 12, k: 0.5 },
      { x: 455, y: floor - 30, rx: 350, ry: 60, k: 0.3 },
    ],
  }
}

/** The curvature of the ring: its height is greatest in front. */
function bend(p: Panel, { x, rx }: Coil, k: number): void {
  each(p, (i, px) => {
    addTo(p.hgt, i, k * rx * 0.5 * Math.sqrt(Math.max(0.02, 1 - ((px - x) / (rx + 8)) ** 2)))
  })
}

const braid = (band: number) =>
  relief((x, y) => {
    const s = band / 6
    const u = Math.abs(Math.sin((Math.PI * (x + y)) / (s * 2.4)))
    const v = Math.abs(Math.sin((Math.PI * (x - y)) / (s * 2.4)))
    return 5.5 * Math.max(u ** 0.6 * (v > 0.32 ? 1 : v * 3), 0.85 * v ** 0.6 * clamp(u * 2))
  })

type Thread = Pick<Parameters<typeof stitch>[2], 'color' | 'w' | 'dash'>

/** The free end of the belt, which lies on it after the buckle, with holes. */
async function tail(scene: Scene, leather: Cloth, coil: Coil, cut: Cut, thread: Thread): Promise<void> {
  const raised: Coil = { ...coil, rx: coil.rx + 3, ry: coil.ry + 4 }
  const end = 40
  await panel(scene, {
    ...leather,
    d: strip(raised, end, BUCKLE_AT, 0.03, 0.97, true),
    folds: (p) => bend(p, raised, 0.42),
    foldK: 1,
    edgeA: 5,
    edgeR: 7,
    shadow: { k: 0.5, k2: 0.4, r: 2, r2: 8, dx: 2, dy: 4 },
  })
  if (cut.make === 'stitched')
    for (const v of [0.14, 0.86]) await stitch(scene, stripLine(raised, end + 8, BUCKLE_AT - 3, v), thread)
  for (const a of [58, 67, 76]) {
    const [x, y] = itemAt(stripLine(raised, a, a + 1, 0.5), 0)
    const r = Math.min(5.5, cut.band * 0.085)
    await panel(scene, {
      d: path(
        [
          [x - r, y],
          [x, y - r],
          [x + r, y],
          [x, y + r],
        ],
        true,
        0,
      ),
      color: [0.01, 0.009, 0.008],
      mat: {},
      edgeA: -2,
      edgeR: 2,
      shadow: false,
      flat: true,
    })
  }
}
