import { soft } from '#engine/drape'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { button } from '#engine/trims'
import { SIDES, type Side } from '#garments/cutting'
import { SATIN_ROUND } from '#garments/satin'
import { piping } from '#garments/sewn/piping'
import { backOutline, drapeBody, sideLine, type Torso } from '#garments/sewn/torso'
import type { Pyjama } from './pyjama-cut'

const HEM = 600
const TORSO: Torso = { neck: [400, 92], shoulder: [282, 124], pit: [296, 270], waist: [298, 440], hem: [290, HEM] }

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  lapel: [[402, 84, 1], [388, 116], [370, 166, 1], [340, 172, 1], [362, 220], [402, 262], [452, 296, 1], [430, 200], [414, 130]],
  lapelEdge: [[343, 174], [364, 218], [404, 259], [452, 296], [452, 440], [452, HEM + 6]],
  leaf: [[400, 76], [388, 90], [374, 130], [358, 178, 1], [388, 184], [420, 176, 1], [426, 160], [412, 124], [406, 92]],
  leafEdge: [[390, 90], [376, 130], [361, 175], [388, 180], [419, 173]],
  fold: [[399, 76], [422, 65], [450, 63], [478, 65], [501, 76], [497, 91], [478, 84], [450, 81], [422, 84], [403, 91]],
  pocket: [[498, 300, 1], [566, 298, 1], [567, 376], [560, 384], [506, 385], [499, 377]],
  pocketEdge: [[498, 318], [566, 316]],
  behind: [[394, 94, 1], [402, 74], [426, 65], [450, 63], [474, 65], [498, 74], [506, 94, 1], [528, 118, 1], [450, 130], [372, 118, 1]],
} satisfies Record<string, Point[]>

const folds =
  (scene: Scene, side?: Side): PanelSpec['folds'] =>
  (p) =>
    drapeBody(p, {
      seed: 261 + scene.vary,
      side,
      lam: 40,
      slack: 1.5,
      fall: 6,
      waist: 440,
      hem: HEM,
      round: SATIN_ROUND,
    })

const SHADOW = { k: 0.4, k2: 0.32, r: 2, r2: 10, dx: 0, dy: 4 }

async function front(scene: Scene, { cloth, piping: cord }: Pyjama): Promise<void> {
  const own: Point[] = [...sideLine(TORSO), [370, HEM + 8], [452, HEM + 9, 1], [452, 290, 1], [424, 170]]
  for (const side of [1, 0] as const)
    await panel(scene, {
      ...cloth,
      d: path(mp(own, side)),
      inflate: 0.4,
      infMax: 58,
      edgeA: 3.5,
      edgeR: 7,
      folds: folds(scene, side),
      shadow: { k: 0.42, k2: 0.36, r: 3, r2: 13, dx: 3, dy: 5 },
    })
  await panel(scene, { ...cloth, d: path(OUTLINE.pocket), edgeA: 2, edgeR: 4, inflate: 0.03, folds: folds(scene, 1) })
  await piping(scene, OUTLINE.pocketEdge, cord, 3)
}

/** The pyjama shirt with notched collar, chest pocket and piped edges; from behind its yoke and collar. */
export async function shirt(scene: Scene, pyjama: Pyjama): Promise<void> {
  const { cloth, piping: cord } = pyjama
  const o = { ...cloth, inflate: 0.26, edgeA: 3, edgeR: 5, shadow: SHADOW }
  if (pyjama.isBack) {
    await panel(scene, {
      ...cloth,
      d: path(backOutline(TORSO, 8, 0)),
      inflate: 0.42,
      infMax: 70,
      edgeA: 3.5,
      edgeR: 7,
      folds: folds(scene),
    })
    await panel(scene, { ...o, d: path(OUTLINE.behind) })
    await piping(
      scene,
      [
        [376, 116],
        [450, 127],
        [524, 116],
      ],
      cord,
    )
    return
  }
  await front(scene, pyjama)
  for (const side of [1, 0] as const) {
    await panel(scene, {
      ...o,
      d: path(mp(OUTLINE.lapel, side)),
      folds: (p) => soft(p, { amp: 4, sx: 50, sy: 70, seed: 3 + side }),
    })
    await piping(scene, mp(side ? OUTLINE.lapelEdge.slice(0, 4) : OUTLINE.lapelEdge, side), cord)
  }
  for (const side of SIDES) {
    await panel(scene, { ...o, d: path(mp(OUTLINE.leaf, side)) })
    await piping(scene, mp(OUTLINE.leafEdge, side), cord)
  }
  await panel(scene, { ...o, d: path(OUTLINE.fold), inflate: 0.7 })
  for (const y of [330, 410, 490, 566]) await button(scene, 437, y, 7, cord, 0.5)
}
