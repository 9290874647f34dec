import { soft } from '#engine/drape'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import type { Side } from '#garments/cutting'
import { piping } from '#garments/sewn/piping'
import type { Robe } from './robe-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  shawl: [[398, 92], [372, 118], [348, 190], [348, 270], [376, 360], [436, 460], [492, 534, 1], [540, 534, 1], [508, 452], [462, 340], [440, 214], [424, 140], [414, 100]],
  shawlEdge: [[374, 116], [351, 190], [351, 270], [379, 358], [438, 456], [490, 526]],
  kimono: [[400, 96], [388, 116], [392, 206], [418, 340], [462, 460], [488, 536, 1], [538, 536, 1], [508, 452], [462, 334], [438, 206], [424, 130], [414, 102]],
  kimonoEdge: [[390, 120], [394, 206], [420, 338], [464, 456], [489, 530]],
  neckFold: [[396, 96], [420, 82], [450, 79], [480, 82], [504, 96], [498, 116], [480, 109], [450, 106], [420, 109], [402, 116]],
  behind: [[384, 120, 1], [398, 94], [424, 82], [450, 79], [476, 82], [502, 94], [516, 120, 1], [484, 132], [450, 135], [416, 132]],
} satisfies Record<string, Point[]>

/** The band along the front edges, down to the hem: a wide rolled shawl collar or a narrow kimono collar. */
export async function collar(scene: Scene, robe: Robe, isBack: boolean): Promise<void> {
  const { cut, cloth } = robe
  const shawl = cut.collar === 'shawl'
  const o: Omit<PanelSpec, 'd'> = {
    ...cloth,
    inflate: shawl ? 0.34 : 0.24,
    edgeA: cut.cloth === 'satin' ? 3.5 : 6,
    edgeR: 8,
    shadow: { k: 0.42, k2: 0.34, r: 2, r2: 11, dx: 0, dy: 4 },
  }
  if (isBack) return void (await panel(scene, { ...o, d: path(OUTLINE.behind), inflate: 0.5 }))
  await strip(scene, robe, o)
  for (const side of [1, 0] as const) {
    await panel(scene, {
      ...o,
      d: path(mp(shawl ? OUTLINE.shawl : OUTLINE.kimono, side)),
      folds: (p) => soft(p, { amp: 6, sx: 60, sy: 130, seed: 8 + side }),
    })
    await edge(scene, robe, side)
    if (side) await coverUnder(scene, robe)
  }
  await panel(scene, { ...o, d: path(OUTLINE.neckFold), inflate: 0.7 })
}

async function edge(scene: Scene, { cut, piping: cord }: Robe, side: Side): Promise<void> {
  if (cord) await piping(scene, mp(cut.collar === 'shawl' ? OUTLINE.shawlEdge : OUTLINE.kimonoEdge, side), cord)
}

/** The band below the belt, down to the hem. */
async function strip(scene: Scene, { cut }: Robe, o: Omit<PanelSpec, 'd'>): Promise<void> {
  const x = cut.collar === 'shawl' ? 490 : 486
  const own: Point[] = [
    [x, 520, 1],
    [539, 520, 1],
    [539, cut.hem + 7, 1],
    [x, cut.hem + 9, 1],
  ]
  await panel(scene, { ...o, d: path(own), inflate: 0.12, folds: (p) => soft(p, { amp: 6, sx: 60, sy: 160, seed: 5 }) })
}

/** Draws the part of the overlapping front again that covers the lower end of the other side's band. */
async function coverUnder(scene: Scene, { cut, cloth }: Robe): Promise<void> {
  // biome-ignore format: point lists read better in rows
  const own: Point[] = [[364, 250], [360, 330], [362, 470], [366, 548, 1], [530, 548, 1], [504, 452], [456, 336, 1], [420, 300]]
  await panel(scene, {
    ...cloth,
    d: path(own),
    inflate: 0.1,
    edgeA: 1.5,
    edgeR: 20,
    folds: (p) => soft(p, { amp: 6, sx: 95, sy: 190, seed: cut.hem }),
    shadow: false,
  })
}
