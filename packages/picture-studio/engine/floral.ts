import { itemAt } from '#engine/array-at'
import { rng } from '#engine/noise'

/** sRGB hex colours of a flower print. */
export type FloralPalette = {
  leaf: [string, string]
  /** Colours of the petals and of their dark centre. */
  petal: [string, string][]
  eye: string
  eye2: string
}

type Draw = { r: () => number; bg: string; pal: FloralPalette }
type Spot = [x: number, y: number, radius: number]

const mix = (a: string, b: string, t: number): string => {
  const byte = (hex: string, i: number) => Number.parseInt(hex.slice(i, i + 2), 16)
  return `#${[1, 3, 5]
    .map((i) =>
      Math.round(byte(a, i) * (1 - t) + byte(b, i) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
const wobble = (d: Draw, k: number) => 1 + k * (d.r() - 0.5)

/** Random flower positions with minimum distances on a repeating tile, large flowers first. */
function scatter(r: () => number, n: number): Spot[] {
  const spots: Spot[] = []
  const radius = (k: number) => (k < 16 ? 30 + r() * 10 : k < 44 ? 17 + r() * 6 : 8 + r() * 4)
  const apart = (a: number, b: number) => Math.min(Math.abs(a - b), n - Math.abs(a - b))
  for (let tries = 0; spots.length < 120 && tries < 6000; tries++) {
    const x = r() * n
    const y = r() * n
    const R = radius(spots.length)
    if (spots.every((q) => Math.hypot(apart(q[0], x), apart(q[1], y)) > (q[2] + R) * 0.86)) spots.push([x, y, R])
  }
  return spots
}

function leaf(d: Draw, angle: number, l: number, c: string, x = 0, y = 0): string {
  const w = 0.22 * wobble(d, 0.5)
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M0 0C${l * 0.25} ${-l * w} ${l * 0.7} ${-l * w * 1.1} ${l} ${l * 0.05}C${l * 0.7} ${l * w * 0.8} ${l * 0.25} ${l * w * 0.8} 0 0Z" fill="${mix(c, d.bg, d.r() * 0.35)}" opacity=".92"/><path d="M${l * 0.1} 0Q${l * 0.5} ${-l * 0.03} ${l * 0.85} ${l * 0.03}" stroke="${mix(c, '#ffffff', 0.25)}" stroke-width=".8" fill="none" opacity=".7"/></g>`
}

function sprig(d: Draw, angle: number, L: number, c: string): string {
  let s = `<g transform="rotate(${angle})"><path d="M0 0Q${L * 0.5} ${L * 0.22} ${L} ${-L * 0.02}" fill="none" stroke="${c}" stroke-width="1.2"/>`
  for (let k = 1; k <= 4; k++) {
    const t = k / 4.4
    s += leaf(d, k % 2 ? -48 : 42, L * 0.3 * (1.15 - t * 0.5), c, L * t, L * 0.3 * t * (1 - t) * 2)
  }
  return `${s}</g>`
}

function petal(d: Draw, angle: number, l: number, c: [string, string], inner: boolean): string {
  const fill = mix(mix(c[0], c[1], d.r() * 0.35 + (inner ? 0.12 : 0)), '#ffffff', d.r() * 0.12)
  const p1 = 0.62 * wobble(d, 0.25)
  const p2 = 0.5 * wobble(d, 0.3)
  return `<g transform="rotate(${angle})"><path d="M0 0C${l * 0.25} ${-l * p1} ${l * 0.85} ${-l * p1} ${l * 0.95} ${-l * 0.18}Q${l * 0.86} ${-l * 0.02} ${l * 0.97} ${l * 0.12}C${l * 0.9} ${l * p2} ${l * 0.28} ${l * p2} 0 0Z" fill="${fill}"/><path d="M${l * 0.05} 0C${l * 0.2} ${-l * 0.2} ${l * 0.45} ${-l * 0.18} ${l * 0.62} 0C${l * 0.45} ${l * 0.16} ${l * 0.2} ${l * 0.16} ${l * 0.05} 0Z" fill="${c[1]}" opacity=".38"/><path d="M${l * 0.2} ${-l * 0.08}L${l * 0.7} ${-l * 0.16}M${l * 0.2} ${l * 0.05}L${l * 0.72} ${l * 0.1}" stroke="${c[1]}" stroke-width=".7" opacity=".5"/></g>`
}

function flower(d: Draw, R: number, a: number): string {
  const { r, pal } = d
  const large = R > 24
  let s = sprig(d, a, R * 1.75, pal.leaf[0])
  if (large) s += sprig(d, a + 140 + r() * 60, R * 1.6, pal.leaf[1])
  s += leaf(d, a + 80, R * 1.35, pal.leaf[1])
  const c = itemAt(pal.petal, (r() * pal.petal.length) | 0)
  const np = large ? 6 : 5
  const tilt = 0.72 + 0.28 * r()
  s += `<g transform="rotate(${r() * 180}) scale(1 ${tilt})">`
  for (const layer of large ? [1, 0.66] : [1])
    for (let k = 0; k < np; k++) {
      const angle = a + (k * 360) / np + (r() - 0.5) * 22 + (layer < 1 ? 30 : 0)
      s += petal(d, angle, R * layer * (0.82 + 0.24 * r()), c, layer < 1)
    }
  s += `<circle r="${R * 0.15}" fill="${pal.eye}"/>`
  for (let k = 0; k < 9; k++) {
    const q = k * 0.7 + a
    const l = R * (0.18 + 0.1 * r())
    s += `<circle cx="${Math.cos(q) * l}" cy="${Math.sin(q) * l}" r="${R * 0.035}" fill="${pal.eye2}"/>`
  }
  return `${s}</g>`
}

function bud(d: Draw, R: number, a: number): string {
  const { r, pal } = d
  const stem = sprig(d, a, R * 2, itemAt(pal.leaf, (r() * 2) | 0))
  const c = itemAt(pal.petal, (r() * pal.petal.length) | 0)
  return `${stem}<ellipse cx="0" cy="0" rx="${R * 0.42}" ry="${R * 0.3}" transform="rotate(${a})" fill="${c[0]}"/><ellipse rx="${R * 0.2}" ry="${R * 0.18}" fill="${c[1]}"/>`
}

const MARGIN = 70

/** A position and its repetitions beyond the edges of the tile, so that the tile is seamless. */
const repeats = (x: number, y: number, n: number): [number, number][] =>
  [x - n, x, x + n]
    .flatMap((X) => [y - n, y, y + n].map((Y): [number, number] => [X, Y]))
    .filter(([X, Y]) => Math.min(X, Y) > -MARGIN && Math.max(X, Y) < n + MARGIN)

/** SVG body of a seamless flower tile, n × n px. */
export function floralSvg(bg: string, pal: FloralPalette, seed: number, n: number): string {
  const r = rng(seed)
  const d: Draw = { r, bg, pal }
  let g = ''
  for (const [x, y, R] of scatter(r, n)) {
    const a = r() * 360
    const s = R > 14 ? flower(d, R, a) : bud(d, R, a)
    for (const [X, Y] of repeats(x, y, n)) g += `<g transform="translate(${X.toFixed(1)} ${Y.toFixed(1)})">${s}</g>`
  }
  return `<rect width="${n}" height="${n}" fill="${bg}"/>${g}`
}
