import { soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { label, stitch } from '#engine/trims'
import { type Cloth, cutFor, nearer } from './cutting'
import { type SwimNeck, suitOf } from './swim/suit-outline'
import { swimBelt } from './swim/swim-belt'
import { cups, ruched, swimCloth } from './swim/swim-cloth'
import { labelOn, threadOn, tint } from './tone'

/** A swimsuit: neckline, how much higher the leg is cut (px), and one special feature. */
type SwimsuitCut = { neck: SwimNeck; leg: number; extra: 'none' | 'ruched' | 'ribbed' | 'belt' }

const CUTS: [SwimsuitCut, ...SwimsuitCut[]] = [
  { neck: 'scoop', leg: 0, extra: 'none' },
  { neck: 'v', leg: 26, extra: 'ruched' },
  { neck: 'one-shoulder', leg: 10, extra: 'none' },
  { neck: 'square', leg: -14, extra: 'belt' },
  { neck: 'scoop', leg: 40, extra: 'ribbed' },
]

async function inside(scene: Scene, cloth: Cloth, look: Look, own: Point[]): Promise<void> {
  await panel(scene, {
    ...cloth,
    tex: undefined,
    d: path(own),
    color: tint(look.colour, 0.6),
    inflate: 0.2,
    folds: (p) => soft(p, { amp: 6, sx: 80, sy: 120, seed: 4 }),
  })
}

/** A swimsuit laid flat: scoop, V, one shoulder or square; gathered, ribbed or belted. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  scene.seed = 281
  nearer(scene, 1.24)
  const cloth = await swimCloth(look, cut.extra === 'ribbed')
  const suit = suitOf(cut.neck, cut.leg, look.isBack)
  for (const part of [suit.low, suit.back]) if (part) await inside(scene, cloth, look, part)
  if (!look.isBack && suit.label) await label(scene, 450, suit.label, 38, 17, labelOn(look))
  const thread = threadOn(look, 1)
  await panel(scene, {
    ...cloth,
    d: path(suit.front, true, 1.4),
    inflate: 0.5,
    infMax: 80,
    edgeA: 4,
    edgeR: 7,
    folds: (p) => {
      soft(p, { amp: 7, sx: 90, sy: 150, seed: 3 + scene.vary })
      if (!look.isBack) cups(p, 356)
      if (cut.extra === 'ruched') ruched(p, 420, 640, 5.5)
    },
  })
  for (const edge of suit.edges) await stitch(scene, edge, thread)
  if (cut.extra === 'belt') await swimBelt(scene, cloth, look, 520)
}
