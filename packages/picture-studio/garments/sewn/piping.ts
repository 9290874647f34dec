import type { Look } from '#engine/look'
import { lin } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Points, Rgb, Scene } from '#engine/scene-types'
import { brightness, tint } from '#garments/tone'

/** Piping that stands out: pale on dark cloth, deep on pale cloth. */
export const pipingOn = (look: Look): Rgb =>
  brightness(look.colour) > 0.3 ? tint(look.colour, look.print === 'plain' ? 0.2 : 0.32) : lin('#efe8db')

/** A corded edge along a line. */
export async function piping(scene: Scene, points: Points, color: Rgb, w = 3.6): Promise<void> {
  await panel(scene, {
    d: path(points, false),
    stroke: w,
    pad: 8,
    color,
    inflate: 0.9,
    infF: 2,
    edgeA: 1,
    edgeR: 2,
    shadow: { k: 0.3, k2: 0.1, r: 1, r2: 3, dx: 0, dy: 1 },
  })
}
