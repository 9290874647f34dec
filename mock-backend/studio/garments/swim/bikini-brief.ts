import { soft } from '@/mock-backend/studio/engine/drape'
import type { Look } from '@/mock-backend/studio/engine/look'
import { mirPts, mp, path, sym } from '@/mock-backend/studio/engine/paths'
import { panel } from '@/mock-backend/studio/engine/scene'
import type { Point, Scene } from '@/mock-backend/studio/engine/scene-types'
import { label, stitch } from '@/mock-backend/studio/engine/trims'
import { type Cloth, SIDES } from '@/mock-backend/studio/garments/cutting'
import { labelOn, tint } from '@/mock-backend/studio/garments/tone'
import { ruched } from './swim-cloth'
import { cordLoop } from './swim-cords'

export type BriefCut = 'tied' | 'classic' | 'high'

/** Heights of a brief in sheet px: waist at the side, how far the front dips, where the leg begins. */
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

/** The bikini's brief: front over the inside of its back; tied, classic or high in the waist. */
export async function brief(scene: Scene, cloth: Cloth, look: Look, cut: BriefCut): Promise<void> {
  const { waist, dip, leg, half } = SHAPES[cut]
  const full = legLine(half, leg, 15)
  const behind: Point[] = sym([
    [450, waist - 4],
    [450 - half * 0.5, waist - 6],
    [450 - half, waist, 1],
    ...full,
    [450, 880],
  ])
  await panel(scene, {
    ...cloth,
    tex: look.isBack ? cloth.tex : undefined,
    d: path(behind),
    color: look.isBack ? cloth.color : tint(look.colour, 0.6),
    inflate: look.isBack ? 0.44 : 0.2,
    infMax: 50,
    edgeA: 3.5,
    edgeR: 6,
  })
  const thread = { color: tint(look.colour, look.dark ? 1.5 : 0.84, look.dark ? 0.01 : 0), w: 1, dash: '3 2' }
  if (look.isBack) {
    for (const side of SIDES)
      await stitch(
        scene,
        mp(
          full.map(([x, y]): Point => [x + 9, y]),
          side,
        ),
        thread,
      )
  } else {
    await label(scene, 450, waist + 2, 34, Math.min(15, dip), labelOn(look))
    const edge = legLine(half, leg, 0)
    const front: Point[] = sym([
      [450, waist + dip],
      [450 - half * 0.5, waist + dip * 0.72],
      [450 - half, waist, 1],
      ...edge,
      [450, 877],
    ])
    await panel(scene, {
      ...cloth,
      d: path(front, true, 1.4),
      inflate: 0.46,
      infMax: 56,
      edgeA: 4,
      edgeR: 7,
      folds: (p) => {
        soft(p, { amp: 6, sx: 80, sy: 90, seed: 9 + scene.vary })
        if (cut === 'high') ruched(p, waist + 30, waist + 130, 4)
      },
    })
    const seams = edge.map(([x, y]): Point => [x + 9, y])
    for (const line of [seams, mirPts(seams)]) await stitch(scene, line, thread)
    await stitch(
      scene,
      [
        [454 - half, waist + 10],
        [450 - half * 0.5, waist + 10 + dip * 0.72],
        [450, waist + 10 + dip],
        [450 + half * 0.5, waist + 10 + dip * 0.72],
        [446 + half, waist + 10],
      ],
      thread,
    )
  }
  if (cut === 'tied') for (const side of SIDES) await cordLoop(scene, cloth, 450 - half + 3, (waist + leg) / 2, side)
}
