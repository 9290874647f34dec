import type { Look } from '#engine/look'
import { weave } from '#engine/materials'
import { fbm, grain, lerp, lin, ss } from '#engine/noise'
import type { Rgb } from '#engine/scene-types'
import { type Cloth, relief, shaded } from '#garments/cutting'
import { printed } from '#garments/printed'
import { leatherOf } from '#garments/shoe/last'
import { brightness, mix, tint } from '#garments/tone'

export type Stuff = 'leather' | 'canvas' | 'suede'

/** Materials of a bag; `base` is set if the bottom is of another material. */
export type ToteCloth = { main: Cloth; trim: Cloth; base?: Cloth; lining: Cloth; thread: Rgb; trimThread: Rgb }

/** Grained calf leather, slightly glossy, with darker edges. */
export function pebbled(colour: Rgb): Cloth {
  const light = ss(0.015, 0.15, brightness(colour))
  return {
    color: colour,
    mat: { spec: lerp(0.12, 0.085, light), sx: 0.5, sy: 0.75, f0: 0.5, wrap: 0.18, ao: 1 },
    bump: relief((x, y) => 0.42 * (1 - Math.abs(grain(x, y, 3.6, 2))) + 0.25 * (1 - Math.abs(grain(x, y, 2.1, 5)))),
    paint: shaded((x, y, edge) => 1 + 0.07 * fbm(x / 30, y / 30, 3, 3) - 0.12 * ss(16, 0, edge)),
  }
}

/** Thread that is visible on leather of this colour. */
export function threadOn(colour: Rgb, dark: boolean): Rgb {
  if (dark) return tint(colour, 1.5, 0.03)
  return brightness(colour) > 0.4 ? tint(colour, 0.72) : mix(colour, lin('#fbe3bf'), 0.42)
}

const TAN = lin('#9a6236')

/** Cloth of a tote in a look's colour; canvas may be printed and comes with tan leather. */
export async function stuffOf(look: Look, stuff: Stuff): Promise<ToteCloth> {
  const { colour, dark } = look
  const lining: Cloth = { color: tint(colour, stuff === 'canvas' ? 0.6 : 0.34), mat: { ao: 1 } }
  const thread = threadOn(colour, dark)
  if (stuff === 'suede') {
    const main = leatherOf(colour, 'suede')
    return { main, trim: main, lining, thread, trimThread: thread }
  }
  if (stuff === 'leather') {
    const main = pebbled(colour)
    return { main, trim: main, lining, thread, trimThread: thread }
  }
  const print = await printed(look, 'upright')
  const trim = pebbled(brightness(colour) < 0.1 ? lin('#2a2523') : TAN)
  const main: Cloth = { color: colour, mat: { fuzz: 0.2, wrap: 0.26, ao: 1 }, bump: weave(0.4, 1.7), ...print }
  return { main, trim, base: trim, lining, thread: tint(thread, 0.9), trimThread: threadOn(trim.color, false) }
}
