import { floatAt } from '#engine/array-at'
import { CHANNELS } from '#engine/channels'
import type { Look } from '#engine/look'
import { clamp, fbm, lerp, lin, noise, ss } from '#engine/noise'
import { boxBlur } from '#engine/raster'
import type { Material, Panel, Rgb } from '#engine/scene-types'
import { type Bump, type Paint, relief } from '#garments/cutting'
import { brightness, mix, tint } from '#garments/tone'

/** Colours of washed denim: cloth, faded and unfaded areas, seams, button. */
export type Denim = {
  base: Rgb
  fade: Rgb
  dark: Rgb
  thread: Rgb
  button: Rgb
  mat: Material
  bump: Bump
  /** Colour with wear; `axis` gives the x of the most worn line of a piece. */
  wash: (axis: (y: number) => number) => Paint
}

type Shades = Pick<Denim, 'base' | 'fade' | 'dark'>

/** Colour of faded denim; indigo loses its red first. */
const WASHED_INDIGO: Rgb = [0.81, 0.97, 1.12]
const WASHED: Rgb = [0.93, 0.95, 0.98]

/** Whether a colour is that of blue denim, which has copper seams. */
export const isIndigo = (colour: Rgb): boolean => colour[2] > colour[0] * 1.35

/** Twill lines and slubs with the depth `k`. Pale washes need a low depth, or they look like fleece. */
const twill = (k: number): Bump =>
  relief((x, y) => {
    const yy = y + 1.4 * noise(x / 3, y / 14, 4)
    return k * (0.34 * Math.sin((x + yy) * 1.75) + 0.5 * noise(x / 1.2, y / 2.2, 3) + 0.5 * noise(x / 0.9, y / 6, 5))
  })

/** `calm` from 0 to 1 reduces the mottling of the wear. */
function worn({ base, fade, dark }: Shades, calm: number, axis: (y: number) => number): Paint {
  const mottle = 1 - calm
  return (pix, p, i, x, y) => {
    const q = (x - axis(y)) / 78
    const d = floatAt(p.dist, i)
    let f = 0.62 * Math.exp(-q * q) * (ss(280, 420, y) * (1 - 0.75 * ss(560, 900, y)))
    f += 0.35 * clamp((floatAt(p.hgt, i) - floatAt(p.bl, i)) * 0.14, -1, 1)
    f += mottle * (0.16 * fbm(x / 26, y / 60, 3, 4) + 0.1 * noise(x / 2.2, y / 30, 6) + 0.16 * noise(x / 1.3, y / 5, 8))
    if (d < 9) f += 0.22 * (1 - d / 9) * (0.6 + 0.8 * noise(x / 7, y / 7, 2)) - 0.05
    f = clamp(f + 0.1 * mottle * Math.sin((x + y) * 1.75), -0.6, 1)
    for (const c of CHANNELS) pix[c] = f > 0 ? lerp(base[c], fade[c], f) : lerp(base[c], dark[c], -f * 1.3)
  }
}

/** The denim of a look; light cloth fades less and keeps its shades closer together. */
export function denimFor(look: Look): Denim {
  const base = look.colour
  const light = brightness(base)
  const pale = ss(0.18, 0.5, light)
  const fade = mix(base, isIndigo(base) ? WASHED_INDIGO : WASHED, clamp(light * 2.6, 0.05, 0.4))
  const dark = tint(base, lerp(0.43, 0.84, ss(0.1, 0.7, light)))
  const own = look.dark ? mix(base, [0.9, 0.9, 0.9], 0.14) : tint(base, 0.78)
  const blue = isIndigo(base)
  return {
    base,
    fade,
    dark,
    thread: blue ? lin('#b98a4e') : own,
    button: lin(blue ? '#a8794a' : '#8b8d90'),
    mat: { fuzz: 0.1, wrap: 0.25, ao: 1 },
    bump: twill(lerp(1, 0.36, pale)),
    wash: (axis) => worn({ base, fade, dark }, 0.65 * pale, axis),
  }
}

/** Stores the blurred height for the wash, which fades raised parts. */
export const highlights =
  (reach: number) =>
  (p: Panel): void => {
    p.bl = boxBlur(p.hgt, p.w, p.h, reach * (p.near ?? 1), 2)
  }
