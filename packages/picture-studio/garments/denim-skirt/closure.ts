import { fold, soft } from '#engine/drape'
import { lerp, lin } from '#engine/noise'
import { path, tx, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { button, stitch } from '#engine/trims'
import { type Denim, highlights } from '#garments/jeans/denim'
import { tint } from '#garments/tone'
import { type DenimSkirtCut, WAIST } from './denim-skirt-cut'

async function edge(scene: Scene, denim: Denim, line: Point[]): Promise<void> {
  await panel(scene, {
    d: path(line, false),
    stroke: 2.5,
    color: denim.dark,
    mat: denim.mat,
    edgeA: 1,
    shadow: { k: 0.3, k2: 0.2, r: 1, r2: 6, dx: 2, dy: 0 },
  })
}

const upright = (x: number, y0: number, y1: number): Point[] => [
  [x, y0],
  [x, (y0 + y1) / 2],
  [x, y1],
]

/** A strip down to the hem with metal buttons. */
async function buttonStrip(scene: Scene, denim: Denim, cut: DenimSkirtCut): Promise<void> {
  const end = cut.hem + 28
  await panel(scene, {
    d: path([
      [431, WAIST, 1],
      [470, WAIST, 1],
      [470, end / 2 + 90],
      [470, end, 1],
      [431, end, 1],
      [431, end / 2 + 90],
    ]),
    color: denim.base,
    mat: denim.mat,
    bump: denim.bump,
    paint: denim.wash(() => 300),
    details: highlights(8),
    folds: (p) => soft(p, { amp: 8, sx: 80, sy: 190, seed: 7 }),
    edgeA: 3,
    edgeR: 5,
    shadow: { k: 0.36, k2: 0.24, r: 2, r2: 7, dx: 2, dy: 1 },
  })
  for (const x of [437, 464]) await stitch(scene, upright(x, WAIST + 20, end - 6), { color: denim.thread })
  const count = Math.round((end - 260) / 92)
  for (let k = 0; k < count; k++) await button(scene, 450, lerp(238, end - 96, k / (count - 1)), 9, denim.button, 1.4)
}

async function fly(scene: Scene, denim: Denim): Promise<void> {
  // biome-ignore format: point lists read better in rows
  const outer: Point[] = [[478, 186], [480, 280], [476, 318], [464, 350], [453, 366]]
  await stitch(scene, outer, { color: denim.thread })
  await stitch(
    scene,
    outer.map(([x, y]): Point => [x - 6, y - 5]),
    { color: denim.thread },
  )
  await edge(scene, denim, upright(450, 186, 366))
}

/** A metal zip from the waistband to the hem, with its pull. */
async function zip(scene: Scene, denim: Denim, cut: DenimSkirtCut): Promise<void> {
  const metal = lin('#b4a68a')
  const end = cut.hem + 28
  for (const x of [438, 462]) await stitch(scene, upright(x, 190, end - 6), { color: denim.thread })
  const line = path(upright(450, 190, end), false)
  await panel(scene, { d: line, stroke: 15, cap: 'butt', color: tint(denim.dark, 0.6), edgeA: 2, edgeR: 3 })
  await panel(scene, {
    d: line,
    svg: `<path d="${line}" fill="none" stroke="#fff" stroke-width="8" stroke-dasharray="2.6 1.8"/>`,
    color: metal,
    inflate: 0.6,
    infF: 2,
    edgeA: 1,
    mat: { spec: 0.35, sx: 0.5, sy: 0.5 },
    shadow: { k: 0.4, k2: 0, r: 1, r2: 1, dx: 0, dy: 1 },
  })
  const x = tx(450)
  const y = ty(204)
  await panel(scene, {
    d: `M${x - 6} ${y}L${x + 6} ${y}L${x + 7} ${y + 36}L${x - 7} ${y + 36}Z`,
    svg: `<rect x="${x - 5}" y="${y}" width="10" height="36" rx="4" fill="#fff"/><circle cx="${x}" cy="${y + 29}" r="2.6" fill="#000"/>`,
    color: metal,
    inflate: 0.7,
    infF: 2,
    edgeA: 2,
    mat: { spec: 0.4, sx: 0.4, sy: 0.5 },
    shadow: { k: 0.5, k2: 0.3, r: 1, r2: 4, dx: 1, dy: 2 },
  })
}

/** A front seam that opens into a slit over the knee. */
async function slit(scene: Scene, denim: Denim, cut: DenimSkirtCut): Promise<void> {
  const top = lerp(WAIST, cut.hem, 0.52)
  await panel(scene, {
    d: path([
      [452, top, 1],
      [440, lerp(top, cut.hem, 0.6)],
      [428, cut.hem + 20, 1],
      [472, cut.hem + 20, 1],
      [464, lerp(top, cut.hem, 0.6)],
    ]),
    color: tint(denim.dark, 0.42),
    mat: denim.mat,
    edgeA: 6,
    edgeR: 8,
    folds: (p) => fold(p, upright(450, top, cut.hem + 30), { w: 10, w1: 26, amp: -6, t0: 0.05, t1: 0.01 }),
    shadow: false,
  })
  await edge(scene, denim, upright(451, 366, top))
  await stitch(scene, upright(445, 366, top), { color: denim.thread })
  for (const [x, X] of [
    [446, 421],
    [458, 479],
  ]) {
    const line: Point[] = [
      [x ?? 446, top],
      [((x ?? 446) + (X ?? 421)) / 2 - (X === 421 ? -1 : 1), lerp(top, cut.hem, 0.6)],
      [X ?? 421, cut.hem + 26],
    ]
    await stitch(scene, line, { color: denim.thread })
  }
}

/** The front closure of a skirt. */
export async function closure(scene: Scene, denim: Denim, cut: DenimSkirtCut): Promise<void> {
  if (cut.closure === 'buttons') return buttonStrip(scene, denim, cut)
  if (cut.closure === 'zip') return zip(scene, denim, cut)
  if (cut.closure === 'slit') await slit(scene, denim, cut)
  await fly(scene, denim)
}
