import { CHANNELS } from '#engine/channels'
import type { Look } from '#engine/look'
import { clamp, lin, noise } from '#engine/noise'
import type { Rgb } from '#engine/scene-types'
import type { Texture } from './cutting'
import { mix, tint } from './tone'

/**
 * A twill with coloured bands. `offset`: shift of the pattern along the cloth in px; `lean`: shift of x per px of y.
 */
export type Weave = { colour: Rgb; texture: (offset: number, lean: number) => Texture }

type Yarns = [ground: Rgb, band: Rgb, line: Rgb, accent: Rgb]

const PALE = lin('#e7dcc6')

/** Four yarns that go with the look's colour: dark bands on light ground, pale ones on dark. */
function yarnsOf(look: Look): Yarns {
  const ground = look.colour
  const deep = ground[2] > ground[0] ? lin('#26304a') : lin('#5b2f26')
  return look.dark
    ? [ground, mix(ground, PALE, 0.24), PALE, lin('#8b4a36')]
    : [ground, mix(tint(ground, 0.22), deep, 0.75), mix(PALE, [1, 1, 1], 0.1), lin('#2d2a2a')]
}

/** Which yarn lies at distance `t` within a repeat of `period` px. */
function yarnAt(t: number, period: number): 0 | 1 | 2 | 3 {
  const at = ((((t % period) + period) % period) / period) * 132
  if (at < 52) return 0
  if (at < 58) return 2
  if (at < 86) return 1
  if (at < 92) return 2
  return at >= 112 && at < 116 ? 3 : 0
}

/** The scarf's weave: checked, striped across, or of one colour. */
export function woven(look: Look, period: number): Weave {
  const yarns = yarnsOf(look)
  const warpBands = look.print === 'check'
  const weftBands = look.print !== 'plain'
  return {
    colour: yarns[0],
    texture: (offset, lean) => (pix, _, w, x, y) => {
      const u = x + lean * y + 1.5 * noise(x / 40, y / 40, 3)
      const v = w + offset
      const warp = yarns[warpBands ? yarnAt(u, period) : 0]
      const weft = yarns[weftBands ? yarnAt(v, period) : 0]
      // Warp and weft alternate on top, so colours mix where bands cross. Without warp bands, the weft is mostly on
      // top.
      const turn = 0.5 + 0.42 * Math.sin((u + v) * 1.25) + 0.3 * noise(x / 2, y / 2, 4)
      const k = clamp(warpBands ? turn : turn * 0.3)
      const m = 1 + 0.12 * noise(x / 1.6, y / 1.6, 9)
      for (const c of CHANNELS) pix[c] = (warp[c] * k + weft[c] * (1 - k)) * m
    },
  }
}
