import { itemAt } from '#engine/array-at'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { PALE_GOLD } from '#garments/metal/metals'
import { arc, metalwork } from '#garments/metal/metalwork'
import type { Last } from '#garments/shoe/last'
import { tint } from '#garments/tone'
import type { Ankle, Strap, StrapPlan } from './strap-plans'

const TOP = 3

const WIDE = 40

/** Outline of a wide strap, whose edges have a constant horizontal distance. */
const band = (line: readonly Point[], width: number): Point[] => {
  const half = width / 2
  const cut = (i: number): 0 | 1 => (i === 0 || i === line.length - 1 ? 1 : 0)
  const left = line.map(([x, y], i): Point => [x - half, y + (i === line.length - 1 ? 4 : 0), cut(i)])
  const right = line.map(([x, y], i): Point => [x + half, y, cut(i)])
  return [...left, ...right.reverse()]
}

const strip = (s: Last, line: readonly Point[], width: number): PanelSpec => ({
  ...s.leather,
  ...(width > WIDE
    ? { d: path(s.at(band(line, width))), inflate: 0.3, infMax: 30 }
    : { d: path(s.at(line), false), stroke: width * s.size, cap: 'butt', inflate: 0.35, infF: 3 }),
  edgeA: 3,
  edgeR: 4,
  shadow: { k: 0.5, k2: 0.32, r: 2, r2: 9, dx: 2, dy: 5 },
})

/** The straps of a sandal, starting with the parts behind the foot. */
export async function straps(scene: Scene, s: Last, plan: StrapPlan): Promise<void> {
  if (plan.ankle) await ankleBehind(scene, s, plan.ankle)
  for (const { line, width } of plan.over)
    await panel(scene, {
      ...strip(s, line.slice(width > WIDE ? TOP : TOP - 1), width),
      color: tint(s.leather.color, 0.5),
    })
  for (const strap of plan.over) await overFoot(scene, s, strap)
  if (plan.ankle) await ankleBefore(scene, s, plan.ankle)
}

async function overFoot(scene: Scene, s: Last, { line, width, buckle }: Strap): Promise<void> {
  const near = line.slice(0, TOP + 1)
  await panel(scene, strip(s, near, width))
  if (width > WIDE)
    for (const off of [7 - width / 2, width / 2 - 7]) {
      const seam = near.map(([x, y]): Point => [x + off, y])
      await stitch(scene, s.at(seam), { color: s.thread, w: 1.2, dash: '4 3' })
    }
  if (buckle) await fasten(scene, s, buckle, width)
}

async function fasten(scene: Scene, s: Last, [bx, by, turn]: [number, number, number], width: number): Promise<void> {
  const [x, y] = itemAt(s.at([[bx, by]]), 0)
  const k = s.size
  const frame = arc(x, y, 22 * k, Math.min(width * 0.34, 26) * k, 0, 360, turn + 90, 40)
  const prong = arc(x, y, 20 * k, 0.1, 0, 180, turn, 6)
  const r = 3.4 * k
  await metalwork(
    scene,
    [
      { pts: frame, r },
      { pts: prong, r: r * 0.8, lift: 3 },
    ],
    tint(PALE_GOLD, s.dim),
  )
}

async function ankleBehind(scene: Scene, s: Last, a: Ankle): Promise<void> {
  const far = arc(a.x, a.y, a.rx, a.ry, 180, 360, 0, 10)
  await panel(scene, { ...strip(s, far, a.width), color: tint(s.leather.color, 0.55) })
}

/** The counter that holds the heel, and the near half of the ring with its buckle. */
async function ankleBefore(scene: Scene, s: Last, a: Ankle): Promise<void> {
  const foot = 772
  // biome-ignore format: point lists read better in rows
  const counter: Point[] = [
    [a.x + a.rx - 8, a.y - 14, 1], [a.x + a.rx + 6, a.y - 8, 1], [750, 660], [750, foot - 16, 1], [690, foot + 6, 1],
    [640, foot, 1], [690, 712], [a.x + a.rx - 14, 640],
  ]
  await panel(scene, { ...s.leather, d: path(s.at(counter)), inflate: 0.4, infMax: 30, edgeA: 4, edgeR: 6 })
  const near = arc(a.x, a.y, a.rx, a.ry, 0, 180, 0, 10)
  await panel(scene, strip(s, near, a.width))
  const [x, y] = itemAt(s.at([[a.x - 14, a.y + a.ry]]), 0)
  const frame = arc(x, y, 11 * s.size, a.width * 0.78 * s.size)
  await metalwork(scene, [{ pts: frame, r: 2.3 * s.size }], tint(PALE_GOLD, s.dim))
}
