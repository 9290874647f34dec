import sharp from 'sharp'
import { floatAt, itemAt } from '#engine/array-at'
import { CHANNELS } from '#engine/channels'
import { type FloralPalette, floralSvg } from '#engine/floral'
import type { Look } from '#engine/look'
import { lerp, lin, noise } from '#engine/noise'
import { abstractPattern, animalPattern } from '#engine/painted-patterns'
import {
  checkPattern,
  contrastOf,
  dotPattern,
  glenPattern,
  pinstripePattern,
  stripePattern,
} from '#engine/print-patterns'
import type { PaintFunction, Rgb } from '#engine/scene-types'

const linear = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
})

/** A print that repeats a seamless SVG tile of n × n px, read with bilinear interpolation. */
export async function tile(svg: string, n = 420): Promise<PaintFunction> {
  const image = sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${n}" height="${n}">${svg}</svg>`))
  const { data } = await image.blur(0.5).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const t = Float32Array.from(data, (byte) => floatAt(linear, byte))
  return (pix, u0, v0) => {
    const u = ((u0 % n) + n) % n
    const v = ((v0 % n) + n) % n
    const x = u | 0
    const y = v | 0
    const fx = u - x
    const fy = v - y
    const row = y * n
    const below = ((y + 1) % n) * n
    const x1 = (x + 1) % n
    for (const c of CHANNELS)
      pix[c] =
        (floatAt(t, (row + x) * 3 + c) * (1 - fx) + floatAt(t, (row + x1) * 3 + c) * fx) * (1 - fy) +
        (floatAt(t, (below + x) * 3 + c) * (1 - fx) + floatAt(t, (below + x1) * 3 + c) * fx) * fy
  }
}

/** A flower print on the given ground. */
export const floral = (bg: string, pal: FloralPalette, seed: number, n = 560): Promise<PaintFunction> =>
  tile(floralSvg(bg, pal, seed, n), n)

const ON_DARK: FloralPalette = {
  leaf: ['#5d7a68', '#3f5f58'],
  petal: [
    ['#e8d9cf', '#b99a92'],
    ['#c97f74', '#98504d'],
    ['#dcb06a', '#a87a3c'],
  ],
  eye: '#7a3a32',
  eye2: '#f0d58e',
}
const ON_PALE: FloralPalette = {
  leaf: ['#8d9a78', '#6f7f66'],
  petal: [
    ['#e2b6a0', '#c4866f'],
    ['#d9a25f', '#b57f3f'],
    ['#cf7f68', '#a85a47'],
  ],
  eye: '#a8553f',
  eye2: '#f3dfb8',
}

const FLOWER_SCALE = 1.55

/**
 * A floral print at the scale of a dress. The brightness of the flowers varies slightly, that of the ground does not.
 */
async function floralFor(look: Look): Promise<PaintFunction> {
  const seed = (look.dark ? 9 : 5) + look.shape * 4
  const read = await floral(look.hex, look.dark ? ON_DARK : ON_PALE, seed)
  const base = look.colour
  return (pix, u, v, x, y) => {
    read(pix, u * FLOWER_SCALE, v * FLOWER_SCALE, x, y)
    const off = Math.abs(pix[0] - base[0]) + Math.abs(pix[1] - base[1]) + Math.abs(pix[2] - base[2])
    const k = 1 + Math.min(1, 3 * off) * (0.16 * noise(u / 13, v / 13, 3) + 0.09 * noise(u / 3.3, v / 3.3, 6))
    for (const c of CHANNELS) pix[c] *= k
  }
}

function patternFor(look: Look): PaintFunction | null {
  const ground: Rgb = look.colour
  const line = contrastOf(look.dark, look.shape)
  if (look.print === 'stripe') return stripePattern(ground, line, look.shape % 2 === 1)
  if (look.print === 'dot') return dotPattern(ground, line, look.shape % 2 === 1 ? 3.4 : 6)
  if (look.print === 'check') {
    const deep: Rgb = [ground[0] * 0.3, ground[1] * 0.3, ground[2] * 0.3]
    return checkPattern(ground, look.dark ? line : deep, look.dark ? lin('#a5624a') : lin('#a5462f'))
  }
  if (look.print === 'animal') return animalFor(look)
  if (look.print === 'abstract') return abstractPattern(tonesOf(look), 3 + look.shape * 2)
  return null
}

const blend = (a: Rgb, b: Rgb, t: number): Rgb => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)]

/** Dark rings, or pale ones on dark cloth, with centres of a warmer colour than the ground. */
function animalFor(look: Look): PaintFunction {
  const ground = look.colour
  if (look.dark) return animalPattern(ground, blend(ground, lin('#cdb592'), 0.55), blend(ground, lin('#8a6a44'), 0.3))
  return animalPattern(ground, blend(lin('#2a211c'), ground, 0.06), blend(ground, lin('#a8783f'), 0.42))
}

/** Tones that go with a ground: one paler, one deeper, one for accents. */
const COMPANIONS: readonly [string, string, string][] = [
  ['#e6ddcb', '#5c6650', '#8a3f2b'],
  ['#d9c7a5', '#2f3a47', '#a4502f'],
  ['#cfd6d8', '#6b2029', '#c9a24a'],
  ['#e0c9bb', '#4d6a8c', '#1f1e1f'],
]

function tonesOf(look: Look): [Rgb, Rgb, Rgb, Rgb] {
  const [pale, deep, accent] = itemAt(COMPANIONS, look.shape % COMPANIONS.length)
  const ground = look.colour
  const first = blend(lin(pale), ground, look.dark ? 0.12 : 0.3)
  return [ground, first, blend(lin(deep), ground, 0.25), blend(lin(accent), ground, 0.1)]
}

/**
 * Woven patterns of suits and coats: pinstripes for `stripe`, Prince of Wales for `check`; null for all other prints.
 */
export function suitingFor(look: Look): PaintFunction | null {
  const ground = look.colour
  const pale = blend(ground, lin('#ece4d4'), 0.75)
  const deep: Rgb = [ground[0] * 0.28, ground[1] * 0.28, ground[2] * 0.28]
  if (look.print === 'stripe') return pinstripePattern(ground, look.dark ? pale : deep, 17 + (look.shape % 3) * 5)
  if (look.print !== 'check') return null
  const over = lin(['#a5624a', '#6f86a5', '#c9a24a'][look.shape % 3] ?? '#a5624a')
  return glenPattern(ground, look.dark ? pale : deep, over)
}

const made = new Map<string, Promise<PaintFunction>>()
const KEPT_TILES = 8

/** The print of a look in sheet px (its scale is built in: pass u and v as they are); null for plain cloth. */
export async function printFor(look: Look): Promise<PaintFunction | null> {
  if (look.print !== 'floral') return patternFor(look)
  const key = `${look.hex} ${look.shape}`
  const known = made.get(key)
  if (known) return known
  const fresh = floralFor(look)
  made.set(key, fresh)
  const [oldest] = made.keys()
  if (oldest && made.size > KEPT_TILES) made.delete(oldest)
  return fresh
}
