import { floatAt } from '#engine/array-at'
import { each } from '#engine/drape'
import { isOpen } from '#engine/flatten'
import { liveTiles } from '#engine/live-tiles'
import { clamp, H, ss, W } from '#engine/noise'
import { panelMask } from '#engine/panel-steps'
import { boxBlur } from '#engine/raster'
import { type Crop, linearly, type Sampler, smoothly } from '#engine/sample'
import { builtAs, enlargedShadow } from '#engine/scene'
import type { Box, BuiltPanel, Panel, PanelSpec, Scene, Waiting } from '#engine/scene-types'

/** Box of a panel in the picture, in picture px; null when it is outside. */
function boxIn(P: Box, { x0, y0, scale }: Crop): Box | null {
  const left = Math.max(0, Math.floor((P.x0 - x0) * scale))
  const top = Math.max(0, Math.floor((P.y0 - y0) * scale))
  const right = Math.min(W, Math.ceil((P.x0 + P.w - x0) * scale))
  const bottom = Math.min(H, Math.ceil((P.y0 + P.h - y0) * scale))
  return right - left < 3 || bottom - top < 3 ? null : { x0: left, y0: top, w: right - left, h: bottom - top }
}

/** The part of the resting sheet that contributes to the picture. */
function restBox(RX: Float32Array, RY: Float32Array, within: Box): Box | null {
  let x0 = 1e9
  let y0 = 1e9
  let x1 = -1e9
  let y1 = -1e9
  for (let i = 0; i < RX.length; i++) {
    x0 = Math.min(x0, floatAt(RX, i))
    x1 = Math.max(x1, floatAt(RX, i))
    y0 = Math.min(y0, floatAt(RY, i))
    y1 = Math.max(y1, floatAt(RY, i))
  }
  x0 = Math.max(within.x0, Math.floor(x0) - 2)
  y0 = Math.max(within.y0, Math.floor(y0) - 2)
  const w = Math.min(within.x0 + within.w, Math.ceil(x1) + 3) - x0
  const h = Math.min(within.y0 + within.h, Math.ceil(y1) + 3) - y0
  return w < 2 || h < 2 ? null : { x0, y0, w, h }
}

/** The outline at the picture's resolution, transformed by the pose. */
async function crispMask(item: Waiting, RX: Float32Array, RY: Float32Array, scale: number): Promise<Float32Array> {
  const o = new Float32Array(RX.length)
  const rest = restBox(RX, RY, item.rest)
  if (!rest) return o
  const w = Math.round(rest.w * scale)
  const h = Math.round(rest.h * scale)
  const M = await panelMask(item.spec, rest, { w, h })
  for (let i = 0; i < o.length; i++) {
    const u = ((floatAt(RX, i) - rest.x0 + 0.5) * w) / rest.w - 0.5
    const v = ((floatAt(RY, i) - rest.y0 + 0.5) * h) / rest.h - 0.5
    if (u < 0 || v < 0 || u >= w - 1 || v >= h - 1) continue
    const fx = u - (u | 0)
    const fy = v - (v | 0)
    const k = (v | 0) * w + (u | 0)
    o[i] =
      (floatAt(M, k) * (1 - fx) + floatAt(M, k + 1) * fx) * (1 - fy) +
      (floatAt(M, k + w) * (1 - fx) + floatAt(M, k + w + 1) * fx) * fy
  }
  if (item.below !== null)
    for (let i = 0; i < o.length; i++) o[i] = floatAt(o, i) * ss(item.below - 0.5, item.below + 0.5, floatAt(RY, i))
  return o
}

/** Position on the resting sheet of every pixel of the picture. */
function restPlaces(P: Panel, b: Box, crop: Crop, read: Sampler): [RX: Float32Array, RY: Float32Array] {
  if (P.RX && P.RY) return [read(P.RX), read(P.RY)]
  const RX = new Float32Array(b.w * b.h)
  const RY = new Float32Array(b.w * b.h)
  for (let i = 0, y = 0; y < b.h; y++)
    for (let x = 0; x < b.w; x++, i++) {
      RX[i] = crop.x0 + (x + b.x0 + 0.5) / crop.scale - 0.5
      RY[i] = crop.y0 + (y + b.y0 + 0.5) / crop.scale - 0.5
    }
  return [RX, RY]
}

/**
 * The mask at the picture's resolution. Outlines that a hem or lace has changed are sharpened, all others are redrawn.
 */
function maskFor(item: Waiting, crop: Crop, read: Sampler, RX: Float32Array, RY: Float32Array): Promise<Float32Array> {
  const { spec, panel: P } = item
  if (!spec.hem && !spec.details) return crispMask(item, RX, RY, crop.scale)
  const M = read(P.M)
  for (let i = 0; i < M.length; i++) M[i] = clamp((floatAt(M, i) - 0.5) * crop.scale + 0.5)
  return Promise.resolve(M)
}

/** Weave and grain at the picture's resolution, with the shade in its pits. */
function addSurface(big: Panel, { bump, aoMap }: PanelSpec): void {
  // Blur by one pixel, because structure finer than a sheet pixel would look like noise.
  if (bump) big.bump = boxBlur(bump(big), big.w, big.h, 1, 1)
  const { RX, RY, M } = big
  if (!aoMap || !RX || !RY) return
  const aux = new Float32Array(M.length)
  each(big, (i, x, y) => {
    if (floatAt(M, i) > 0.002) aux[i] = aoMap(big, i, x, y)
  })
  big.aux = aux
}

/** Enlarges the visible surface of a panel. A hidden panel keeps only its shadow. */
async function enlarge(item: Waiting, crop: Crop, T: Float32Array): Promise<BuiltPanel | null> {
  const { panel: P, spec, shadow } = item
  const b = boxIn(P, crop)
  if (!b || !isOpen(b, T)) return null
  const read = linearly(P, b, crop)
  const [RX, RY] = restPlaces(P, b, crop, read)
  const M = await maskFor(item, crop, read, RX, RY)
  const live = liveTiles(seenThrough(M, b, T), b)
  const isSeen = live.on.includes(1)
  // Of a hidden panel, only the shadow is needed.
  const channel = (A: Float32Array | null) => (A && isSeen ? read(A) : null)
  const big: Panel = {
    ...b,
    near: crop.scale,
    live,
    M,
    hgt: isSeen ? smoothly(P, b, crop)(P.hgt) : M,
    dist: channel(P.dist) ?? M,
    bump: null,
    aux: null,
    u: channel(P.u),
    bl: channel(P.bl),
    b: null,
    kb: null,
    RX,
    RY,
  }
  if (isSeen) addSurface(big, spec)
  return { ...big, ...builtAs(spec), shadow: shadow && enlargedShadow(shadow, crop.scale), look: item.look }
}

/**
 * The visible part of a mask below the panels above it, whose transmittance is `T`; also subtracts the mask from `T`.
 */
function seenThrough(M: Float32Array, b: Box, T: Float32Array): Float32Array {
  const seen = new Float32Array(M.length)
  for (let i = 0, y = 0; y < b.h; y++)
    for (let x = 0, g = (y + b.y0) * W + b.x0; x < b.w; x++, i++, g++) {
      seen[i] = floatAt(M, i) * floatAt(T, g)
      T[g] = floatAt(T, g) * (1 - floatAt(M, i))
    }
  return seen
}

/** Builds the crop of a scene at the picture's resolution, redrawing outlines, weave, stitches and prints. */
export async function enlargeScene(S: Scene, crop: Crop): Promise<void> {
  const T = new Float32Array(W * H).fill(1)
  const topFirst: BuiltPanel[] = []
  for (const item of (S.waiting ?? []).toReversed()) {
    const big = await enlarge(item, crop, T)
    if (big) topFirst.push(big)
  }
  S.panels.push(...topFirst.reverse())
  S.waiting = null
  const { x0, y0, scale: k } = crop
  const floor = S.opt?.floor?.map((f) => ({ ...f, x: (f.x - x0) * k, y: (f.y - y0) * k, rx: f.rx * k, ry: f.ry * k }))
  if (floor) S.opt = { floor }
}
