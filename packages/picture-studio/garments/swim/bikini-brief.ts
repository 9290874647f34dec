import { soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { mirPts, mp, path, sym } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { label, type Stitch, stitch } from '#engine/trims'
import { type Cloth, SIDES } from '#garments/cutting'
import { labelOn, threadOn, tint } from '#garments/tone'
import { ruched } from './swim-cloth'
import { cordLoop } from './swim-cords'

export type BriefCut = 'tied' | 'classic' | 'high'

/**
 * A brief in sheet px: y of the waist at the side, how much lower the front is (`dip`), y of the top of the leg, half
 * the width.
 */
const SHAPES: Record<BriefCut, { waist: number; dip: number; leg: number; half: number }> = {
  tied: { waist: 668, dip: 34, leg: 698, half: 138 },
  classic: { waist: 646, dip: 22, leg: 712, half: 152 },
  high: { waist: 596, dip: 8, leg: 716, half: 150 },
}

const legLine = (half: number, leg: number, full: number): Point[] => [
  [450 - half, leg, 1],
  [450 - half * 0.74 - full * 0.6, leg + 44 + full * 0.3],
  [450 - half * 0.45 - full, leg + 98 + full * 0.3],
  [450 - half * 0.27 - full * 0.8, leg + 140 + full * 0.3],
  [420, 872, 1],
]

async function behind(scene: Scene, cloth: Cloth, look: Look, cut: BriefCut): Promise<void> {
  const { waist, leg, half } = SHAPES[cut]
  const full = legLine(half, leg, 15)
  const own: Point[] = sym([
    [450, waist - 4],
    [450 - half * 0.5, waist - 6],
    [450 - half, waist, 1],
    ...full,
    [450, 880],
  ])
  const seen: Partial<PanelSpec> = look.isBack
    ? { inflate: 0.44 }
    : { inflate: 0.2, tex: undefined, color: tint(look.colour, 0.6) }
  await panel(scene, { ...cloth, ...seen, d: path(own), infMax: 50, edgeA: 3.5, edgeR: 6 })
}

async function front(scene: Scene, cloth: Cloth, look: Look, cut: BriefCut): Promise<void> {
  const { waist, dip, leg, half } = SHAPES[cut]
  await label(scene, 450, waist + 2, 34, Math.min(15, dip), labelOn(look))
  const edge = legLine(half, leg, 0)
  const own: Point[] = sym([
    [450, waist + dip],
    [450 - half * 0.5, waist + dip * 0.72],
    [450 - half, waist, 1],
    ...edge,
    [450, 877],
  ])
  await panel(scene, {
    ...cloth,
    d: path(own, true, 1.4),
    inflate: 0.46,
    infMax: 56,
    edgeA: 4,
    edgeR: 7,
    folds: (p) => {
      soft(p, { amp: 6, sx: 80, sy: 90, seed: 9 + scene.vary })
      if (cut === 'high') ruched(p, waist + 30, waist + 130, 4)
    },
  })
}

async function seams(scene: Scene, cut: BriefCut, thread: Stitch, isBack: boolean): Promise<void> {
  const { waist, dip, leg, half } = SHAPES[cut]
  const line = legLine(half, leg, isBack ? 15 : 0).map(([x, y]): Point => [x + 9, y])
  for (const side of SIDES) await stitch(scene, mp(line, side), thread)
  const low = isBack ? -6 : dip
  const left: Point[] = [
    [454 - half, waist + 10],
    [450 - half * 0.5, waist + 10 + low * 0.72],
  ]
  await stitch(scene, [...left, [450, waist + 10 + low], ...mirPts(left).reverse()], thread)
}

/** The bikini's brief, tied, classic or with a high waist: the front over the inside of the back. */
export async function brief(scene: Scene, cloth: Cloth, look: Look, cut: BriefCut): Promise<void> {
  const { waist, leg, half } = SHAPES[cut]
  await behind(scene, cloth, look, cut)
  if (!look.isBack) await front(scene, cloth, look, cut)
  await seams(scene, cut, threadOn(look), look.isBack)
  if (cut === 'tied') for (const side of SIDES) await cordLoop(scene, cloth, 450 - half + 3, (waist + leg) / 2, side)
}
