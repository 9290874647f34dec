import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Rgb, Scene } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'
import { arc, metalwork, POLISHED } from '#garments/metal/metalwork'

/** A zip along a line: tape and metal teeth. */
export async function zip(scene: Scene, line: readonly Point[], metal: Rgb): Promise<void> {
  const d = path(line, false)
  await panel(scene, {
    d,
    stroke: 20,
    color: [0.02, 0.019, 0.018],
    mat: { fuzz: 0.2 },
    edgeA: -2,
    edgeR: 4,
    cap: 'butt',
  })
  await panel(scene, {
    d,
    pad: 12,
    svg: `<path d="${d}" fill="none" stroke="#fff" stroke-width="8" stroke-dasharray="3.2 2.4"/>`,
    color: metal,
    mat: { ...POLISHED, ao: 0.2 },
    inflate: 0.8,
    infF: 2,
    edgeA: 1.5,
    edgeR: 2,
    shadow: { k: 0.4, k2: 0.2, r: 1, r2: 3, dx: 0, dy: 1 },
  })
}

/** A zip's slider with a leather tab hanging from it. */
export async function puller(scene: Scene, [x, y]: [number, number], leather: Cloth, metal: Rgb): Promise<void> {
  // biome-ignore format: point lists read better in rows
  const tab: Point[] = [[x - 6, y + 22, 1], [x + 6, y + 22, 1], [x + 12, y + 84], [x + 8, y + 104], [x - 4, y + 106], [x - 9, y + 84]]
  await panel(scene, { ...leather, d: path(tab), inflate: 0.5, infF: 3, edgeA: 3, edgeR: 4 })
  await metalwork(
    scene,
    [
      {
        pts: [
          [x - 10, y],
          [x + 10, y],
        ],
        r: 7,
      },
      { pts: arc(x, y + 14, 8, 13), r: 2.6, lift: 2 },
    ],
    metal,
  )
}

/** A turn lock (oval plate with its bar) or, on a box bag, a flat press clasp. */
export async function clasp(scene: Scene, [x, y]: [number, number], metal: Rgb, round: boolean): Promise<void> {
  const plate = round
    ? `<rect x="${x - 30}" y="${y - 20}" width="60" height="40" rx="20" fill="#fff"/>`
    : `<rect x="${x - 24}" y="${y - 30}" width="48" height="60" rx="5" fill="#fff"/>`
  await panel(scene, {
    d: `M${x - 30} ${y - 30}L${x + 30} ${y + 30}`,
    svg: plate,
    pad: 20,
    color: metal,
    mat: POLISHED,
    inflate: 0.5,
    infF: 2,
    infMax: 8,
    edgeA: 5,
    edgeR: 5,
    shadow: { k: 0.6, k2: 0.3, r: 1, r2: 6, dx: 1, dy: 4 },
  })
  const bar: Point[] = round
    ? [
        [x - 9, y],
        [x + 9, y],
      ]
    : [
        [x, y - 6],
        [x, y + 8],
      ]
  await metalwork(scene, [{ pts: bar, r: round ? 9 : 8 }], metal)
}
