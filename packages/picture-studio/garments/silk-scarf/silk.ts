import { CHANNELS } from '#engine/channels'
import type { Look } from '#engine/look'
import { clamp, grain, lin } from '#engine/noise'
import { contrastOf } from '#engine/print-patterns'
import type { Material, Point, Rgb } from '#engine/scene-types'
import { type Bump, relief, type Texture } from '#garments/cutting'
import { printed } from '#garments/printed'
import { mix, tint } from '#garments/tone'

/** Position of a pixel in the square: px from the nearest hemmed edge, and px along that edge. */
export type Place = (x: number, y: number) => [edge: number, along: number]

/** The scarf's cloth; `framed` paints the border of a layer from the positions of its hems. */
export type Silk = { color: Rgb; hem: Rgb; mat: Material; bump: Bump; framed: (place: Place) => Texture; vary: number }

const band = (t: number, a: number, b: number): number => clamp(t - a + 0.5) * clamp(b - t + 0.5)

/** The border: a plain band with a line on both sides and, for even styles, a row of rings, else a wavy line. */
function frame(
  pix: Rgb,
  edge: number,
  along: number,
  style: number,
  colours: { band: Rgb; line: Rgb; hem: Rgb },
): void {
  const put = (colour: Rgb, k: number) => {
    for (const c of CHANNELS) pix[c] += (colour[c] - pix[c]) * k
  }
  put(colours.band, band(edge, -5, 62))
  put(colours.line, Math.max(band(edge, 68, 71), band(edge, 12, 14.5)))
  if (style % 2 === 0) {
    const d = Math.hypot(edge - 38, (((along % 44) + 44) % 44) - 22)
    put(colours.line, Math.max(band(d, 9, 12.5), clamp(3.6 - d)))
  } else {
    const wave = Math.abs(edge - 38 - 10 * Math.sin(along / 13))
    put(colours.line, clamp(2.6 - wave))
  }
  put(colours.hem, band(edge, -5, 5))
}

/** Twill silk in a look's colour and print, with a border in a contrasting colour. */
export async function silkOf(look: Look): Promise<Silk> {
  const { tex } = await printed(look)
  const line = look.dark ? lin('#c9a262') : lin('#a8743a')
  const contrast =
    look.print === 'plain'
      ? tint(look.colour, look.dark ? 1.9 : 0.5, look.dark ? 0.03 : 0)
      : contrastOf(look.dark, look.shape)
  const colours = {
    band: mix(contrast, look.colour, 0.08),
    line: mix(line, [0.9, 0.85, 0.75], look.dark ? 0.2 : 0.35),
    hem: tint(contrast, 0.8),
  }
  return {
    color: look.colour,
    hem: colours.hem,
    vary: look.shape,
    mat: { satin: 0.3, gleam: 0.5, spec: 0.02, sx: 0.5, sy: 0.8, f0: 0.8, diff: 0.97, wrap: 0.22, ao: 1, cast: 0.6 },
    bump: relief((x, y) => 0.1 * Math.sin((x - y) * 1.5) + 0.08 * grain(x, y, 1.6, 4)),
    framed: (place) => (pix, u, v, x, y) => {
      tex?.(pix, u, v, x, y)
      const [edge, along] = place(x, y)
      if (edge < 72) frame(pix, edge, along, look.shape, colours)
    },
  }
}

/** Returns the distance of a point from the nearest of the lines through the hems, and its position along that line. */
export const hems =
  (lines: readonly [Point, Point][]): Place =>
  (x, y) => {
    let edge = 1e9
    let along = 0
    for (const [[ax, ay], [bx, by]] of lines) {
      const length = Math.hypot(bx - ax, by - ay)
      const d = Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length
      if (d >= edge) continue
      edge = d
      along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length
    }
    return [edge, along]
  }
