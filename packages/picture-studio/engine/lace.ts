import { floatAt } from '#engine/array-at'
import { CHANNELS } from '#engine/channels'
import { each } from '#engine/drape'
import { lerp, noise, rng } from '#engine/noise'
import { raster } from '#engine/raster'
import type { Panel, PanelSpec } from '#engine/scene-types'

/** Side of a lace tile, px; its pattern repeats without a seam. */
const N = 240

type Spot = [x: number, y: number, r: number, turn: number]

const flower = ([x, y, r, turn]: Spot): string => {
  let s = ''
  for (let k = 0; k < 6; k++) {
    const inner = `<path d="M0 0C${r * 0.3} ${-r * 0.46} ${r * 0.82} ${-r * 0.42} ${r} 0C${r * 0.82} ${r * 0.42} ${r * 0.3} ${r * 0.46} 0 0Z" fill="#fff" stroke="#000" stroke-width="1.3"/>`
    s += `<g transform="rotate(${turn + k * 60})">${inner}<path d="M${r * 0.3} 0H${r * 0.8}" stroke="#666" stroke-width="1.2"/></g>`
  }
  return `<g transform="translate(${x} ${y})">${s}<circle r="${r * 0.2}" fill="#000"/><circle r="${r * 0.13}" fill="#fff"/></g>`
}

const spray = ([x, y, r, turn]: Spot): string => {
  let s = `<path d="M0 0Q${r} ${r * 0.5} ${r * 2.1} 0" fill="none" stroke="#fff" stroke-width="2.6"/>`
  for (let k = 1; k < 6; k++) {
    const t = k / 5.2
    const leaf = `<ellipse rx="${r * 0.3}" ry="${r * 0.13}" cx="${r * 0.3}" fill="#fff"/>`
    s += `<g transform="translate(${r * 2.1 * t} ${r * t * (1 - t) * 2 * 0.5}) rotate(${k % 2 ? -52 : 48})">${leaf}</g>`
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${s}</g>`
}

function motifs(seed: number): string {
  const r = rng(seed * 31 + 7)
  let body = ''
  for (let k = 0; k < 9; k++) {
    const large = k % 2 === 0
    const at = (i: number) => 40 + i * 80 + (r() - 0.5) * 16
    const spot: Spot = [at(k % 3), at((k / 3) | 0), large ? 27 : 16, r() * 60]
    const stems = large ? [0, 1, 2] : [0, 1]
    const sprays = stems.map((j) => spray([spot[0], spot[1], large ? 24 : 19, spot[3] + 30 + j * 120]))
    const drawn = sprays.join('') + flower(spot)
    for (const dx of [-N, 0, N])
      for (const dy of [-N, 0, N]) body += `<g transform="translate(${dx} ${dy})">${drawn}</g>`
  }
  return body
}

const tiles = new Map<number, Promise<Float32Array>>()

function tileFor(seed: number): Promise<Float32Array> {
  const known = tiles.get(seed)
  if (known) return known
  const fresh = raster(motifs(seed), { x0: 0, y0: 0, w: N, h: N })
  tiles.set(seed, fresh)
  return fresh
}

const wrap = (v: number): number => ((Math.round(v) % N) + N) % N

/** Hexagonal net, 0…1. */
function net(x: number, y: number): number {
  const s = 1.05
  const a = Math.cos(x * s)
  const b = Math.cos((x * 0.5 + y * 0.866) * s)
  const c = Math.cos((x * 0.5 - y * 0.866) * s)
  return Math.min(1, Math.max(0, 0.55 - (a + b + c) * 0.42))
}

export type Lace = {
  seed?: number
  /** Size of the flowers: 1 is about 60 px. */
  scale?: number
  /** Density of the ground between the flowers, from 0.35 (open net) to 1 (closed cloth with embroidery). */
  ground?: number
  /** Relief of the embroidery in px. */
  amp?: number
}

/**
 * Lace: flowers on a transparent net or, with `ground: 1`, embroidered cloth. Draw a lining below it if the wall must
 * not be visible. Spread it into a panel; if the panel has its own `details`, call both.
 */
export async function lace(o: Lace = {}): Promise<Required<Pick<PanelSpec, 'mat' | 'bump' | 'details' | 'paint'>>> {
  const { seed = 1, scale = 1, ground = 0.4, amp = 1.6 } = o
  const tile = await tileFor(seed)
  const motif = (x: number, y: number) => floatAt(tile, wrap(y / scale) * N + wrap(x / scale))
  return {
    mat: { fuzz: 0.12, wrap: 0.28, ao: 0.8 },
    bump: (p) => {
      const out = new Float32Array(p.w * p.h)
      each(p, (i, x, y) => {
        const m = motif(x, y + floatAt(p.hgt, i) * 0.3)
        const cord = 0.5 + 0.3 * Math.sin((x * 0.7 + y) * 1.9)
        out[i] = amp * m * (0.8 + 0.4 * cord) + 0.35 * net(x, y) * (1 - m) + 0.12 * noise(x / 1.3, y / 1.3, 4)
      })
      return out
    },
    details: (p) => openUp(p, motif, ground),
    paint: (pix, q, i, x, y) => {
      const k = lerp(ground < 1 ? 0.86 : 0.95, 1.03, motif(x, y + floatAt(q.hgt, i) * 0.3))
      for (const c of CHANNELS) pix[c] *= k
    },
  }
}

/** Makes the cloth between the flowers transparent, except for an edge of 3 px. */
function openUp(p: Panel, motif: (x: number, y: number) => number, ground: number): void {
  if (ground >= 1) return
  each(p, (i, x, y) => {
    if (floatAt(p.M, i) <= 0) return
    const m = motif(x, y + floatAt(p.hgt, i) * 0.3)
    const edge = floatAt(p.dist, i) < 3 ? 0.8 : 0
    const threads = ground + (0.85 - ground) * net(x, y)
    p.M[i] = floatAt(p.M, i) * Math.max(edge, m, threads)
  })
}

/** Thin transparent cloth (organza, tulle, chiffon), denser where the surface turns away. Call it in `details`. */
export function sheer(p: Panel, opacity = 0.6): void {
  const M = p.M.slice()
  each(p, (i) => {
    if (floatAt(M, i) <= 0) return
    const dx = (p.hgt[i + 1] ?? 0) - (p.hgt[i - 1] ?? 0)
    const slope = Math.min(1, Math.abs(dx) * 0.35)
    const seam = floatAt(p.dist, i) < 4 ? 0.25 : 0
    p.M[i] = floatAt(M, i) * Math.min(1, opacity + (1 - opacity) * slope * 0.8 + seam)
  })
}
