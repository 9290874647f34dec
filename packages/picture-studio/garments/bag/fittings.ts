import { path, tx } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import type { BagLeather } from './leather'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  tab: [[424, 690, 1], [476, 690, 1], [478, 780], [468, 812], [450, 820], [432, 812], [422, 780]],
  tabSeam: [[430, 694], [429, 778], [437, 804], [450, 811], [463, 804], [471, 778], [470, 694]],
} satisfies Record<string, Point[]>

/** The rings that carry the handle, with the leather that holds them. */
export async function rings(scene: Scene, bag: BagLeather): Promise<void> {
  for (const x of [237, 663]) await ring(scene, bag, x)
}

async function ring(scene: Scene, { leather, metal }: BagLeather, x: number): Promise<void> {
  const cx = tx(x)
  await panel(scene, {
    d: `M${cx - 24} 520L${cx + 24} 520L${cx + 24} 580L${cx - 24} 580Z`,
    svg: `<rect x="${cx - 19}" y="530" width="38" height="34" rx="10" fill="none" stroke="#fff" stroke-width="6"/>`,
    color: metal,
    mat: { spec: 0.9, sx: 0.4, sy: 0.5, diff: 0.5 },
    inflate: 1.6,
    infF: 2,
    edgeA: 3,
    edgeR: 3,
  })
  // biome-ignore format: point lists read better in rows
  const below: Point[] = [[x - 13, 548, 1], [x + 13, 548, 1], [x + 14, 620], [x, 634], [x - 14, 620]]
  await panel(scene, { ...leather, d: path(below), inflate: 0.3, edgeA: 3, edgeR: 5 })
  // biome-ignore format: point lists read better in rows
  const above: Point[] = [[x - 12, 556, 1], [x + 12, 556, 1], [x + 12, 500, 1], [x - 12, 500, 1]]
  await panel(scene, { ...leather, d: path(above), inflate: 0.3, edgeA: 3, edgeR: 5 })
}

/** The tab of the flap and its metal lock. */
export async function lock(scene: Scene, { leather, thread, metal }: BagLeather): Promise<void> {
  await panel(scene, { ...leather, d: path(OUTLINE.tab), inflate: 0.3, edgeA: 4, edgeR: 6 })
  await stitch(scene, OUTLINE.tabSeam, { color: thread, w: 1.5, dash: '5 3' })
  await panel(scene, {
    d: 'M430 740L470 740L470 790L430 790Z',
    svg: '<rect x="436" y="748" width="28" height="36" rx="6" fill="#fff"/>',
    color: metal,
    mat: { spec: 0.8, sx: 0.45, sy: 0.5, diff: 0.5 },
    inflate: 0.6,
    infF: 2,
    edgeA: 5,
    edgeR: 6,
    shadow: { k: 0.6, k2: 0.3, r: 1, r2: 5, dx: 1, dy: 3 },
  })
}
