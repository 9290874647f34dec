import { CHANNELS } from '#engine/channels'
import type { Look } from '#engine/look'
import { lin, ss } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Scene } from '#engine/scene-types'
import type { Paint } from '#garments/cutting'
import { mix } from '#garments/tone'
import { type FrameShape, lensLine } from './shapes'

const SMOKE = lin('#2b2c2e')
const BROWN = lin('#46301f')

const warm = ([r, , b]: Look['colour']): boolean => r > b * 1.5

/** Glass that is darker at the top, with a diagonal reflection of the window. */
const glass =
  (f: FrameShape, cx: number): Paint =>
  (pix, _source, _i, x, y) => {
    const down = ss(f.y - f.ry, f.y + f.ry * 1.1, y)
    const slant = (x - cx) * 0.72 + (y - f.y) * 0.5
    const window = ss(-f.rx * 0.62, -f.rx * 0.55, slant) * ss(-f.rx * 0.12, -f.rx * 0.2, slant)
    const thin = ss(0, f.rx * 0.06, slant) * ss(f.rx * 0.14, f.rx * 0.08, slant)
    const gleam = (0.055 * window + 0.03 * thin) * (1 - 0.6 * down)
    for (const c of CHANNELS) pix[c] = pix[c] * (0.55 + 1.5 * down) + gleam
  }

/** Both lenses, smoke grey or, in warm frames, brown. */
export async function lenses(scene: Scene, look: Look, f: FrameShape): Promise<void> {
  const tone = warm(look.colour) ? BROWN : SMOKE
  for (const side of [-1, 1] as const)
    await panel(scene, {
      d: path(lensLine(f, side, f.rim * 0.3), true, 0),
      color: mix(tone, look.colour, look.dark ? 0 : 0.05),
      paint: glass(f, 450 + side * f.apart),
      mat: { spec: 0.22, sx: 0.42, sy: 0.5, f0: 0.5, ao: 0, diff: 0.9 },
      inflate: 0.16,
      infMax: 20,
      edgeA: 0,
      shadow: { k: 0.3, k2: 0.25, r: 4, r2: 16, dx: 2, dy: 5 },
    })
}
