import type { Look } from '#engine/look'
import { curve, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { metalFor } from '#garments/metal/metals'
import { metalwork } from '#garments/metal/metalwork'
import { tint } from '#garments/tone'
import { acetateOf } from './frames'
import type { FrameShape } from './shapes'

/** The open arms behind the front, which point away from the viewer and bend down at their ends. */
export async function temples(scene: Scene, look: Look, f: FrameShape): Promise<void> {
  const x = f.apart + f.rx + f.rim + 8
  const y = f.y - f.ry * 0.5 - f.lift
  for (const side of [-1, 1]) {
    const at = (dx: number, dy: number): Point => [450 + side * (x - dx), y - dy]
    if (f.wire) {
      await metalwork(
        scene,
        [{ pts: [at(0, 10), at(16, 44), at(36, 78), at(52, 92), at(64, 90), at(70, 76)], r: 4.4 }],
        tint(metalFor(look), 0.8),
      )
      continue
    }
    const outline: Point[] = [
      ...[at(-4, 12), at(14, 46), at(34, 72), at(48, 78)],
      ...[at(55, 68), at(46, 54), at(32, 38), at(18, 8)],
    ]
    const material = acetateOf(look)
    await panel(scene, {
      ...material,
      color: tint(material.color, 0.7),
      d: path(outline),
      inflate: 0.5,
      infF: 3,
      edgeA: 4,
      edgeR: 5,
    })
  }
}

/** The arms folded over the lenses, the right one on top. */
export async function foldedTemples(scene: Scene, look: Look, f: FrameShape): Promise<void> {
  const x = f.apart + f.rx + f.rim
  const y = f.y - f.ry * 0.5
  for (const side of [-1, 1] as const) {
    const low = side * 12 + 14
    // biome-ignore format: point lists read better in rows
    const line: Point[] = [
      [450 + side * (x + 4), y - f.lift + 2], [450 + side * x * 0.6, y - f.lift * 0.6 + low * 0.6], [450 - side * x * 0.4, y + low],
      [450 - side * x * 0.72, y + low + 16], [450 - side * x * 0.94, y + low + 62],
    ]
    if (f.wire) await metalwork(scene, [{ pts: curve(line, 10), r: 5 }], metalFor(look))
    else
      await panel(scene, {
        ...acetateOf(look),
        d: path(line, false),
        stroke: 21,
        inflate: 0.5,
        infF: 3,
        edgeA: 4,
        edgeR: 5,
        shadow: { k: 0.5, k2: 0.4, r: 3, r2: 12, dx: 2, dy: 6 },
      })
  }
}
