import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { tint } from '#garments/tone'
import type { ToteCloth } from './stuff'

/** An arch over the rim (sheet y): `height` px high, its feet `spread` times as far apart as drawn. */
export type Arch = {
  at: (points: readonly Point[]) => Point[]
  rim: number
  height: number
  spread: number
  behind: boolean
}

const FOOT = 92
const WIDTH = 27

function archLine({ rim, height, spread, behind }: Arch, off = 0): Point[] {
  const half = 124 * spread * (behind ? 0.9 : 1)
  const top = rim - height + (behind ? -16 : 0) + off
  const low = behind ? rim + 10 : rim + FOOT
  const left: Point[] = [
    [-half + off, low],
    [-half - 2 + off, rim + 6],
    [-half * 0.97 + off, rim - height * 0.42],
    [-half * 0.66 + off * 0.8, top + height * 0.16],
  ]
  const mirrored = left.map(([x, y]): Point => [-x, y]).reverse()
  return [...left, [0, top] as Point, ...mirrored].map(([x, y]): Point => [450 + x, y])
}

/** One handle: the far one comes up from behind the rim, the near one is sewn onto the front with a cross. */
export async function handle(scene: Scene, { trim, trimThread }: ToteCloth, arch: Arch): Promise<void> {
  await panel(scene, {
    ...trim,
    paint: undefined,
    color: tint(trim.color, arch.behind ? 0.6 : 1),
    d: path(archLine(arch), false),
    stroke: WIDTH,
    cap: 'butt',
    inflate: 0.36,
    infF: 3,
    edgeA: 3,
    edgeR: 5,
    shadow: { k: 0.5, k2: 0.34, r: 3, r2: 12, dx: 2, dy: 5 },
  })
  if (arch.behind) return
  for (const off of [-8.5, 8.5]) await stitch(scene, archLine(arch, off), { color: trimThread, w: 1.4, dash: '5 3' })
  for (const side of [-1, 1]) await cross(scene, arch, side, trimThread)
}

async function cross(scene: Scene, arch: Arch, side: number, color: ToteCloth['thread']): Promise<void> {
  const x = 450 + side * 124 * arch.spread
  const y = arch.rim + FOOT
  const [a, b] = [y - 46, y - 8]
  // biome-ignore format: point lists read better in rows
  const lines: Point[][] = [[[x - 8, a], [x + 8, b]], [[x + 8, a], [x - 8, b]], [[x - 8, a], [x + 8, a]], [[x - 8, b], [x + 8, b]]]
  for (const line of lines) await stitch(scene, line, { color, w: 1.4, dash: '4 3' })
}
