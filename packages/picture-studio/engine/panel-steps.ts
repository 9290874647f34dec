import { addTo, floatAt } from '#engine/array-at'
import { toSheet } from '#engine/density'
import { clamp } from '#engine/noise'
import { boxBlur, edt, inflate, raster, type Size } from '#engine/raster'
import type { Box, Panel, PanelSpec } from '#engine/scene-types'

const drawing = (o: PanelSpec): string => {
  if (o.svg) return o.svg
  const shape = o.stroke
    ? `<path d="${o.d}" fill="none" stroke="#fff" stroke-width="${o.stroke}" stroke-linecap="${o.cap ?? 'round'}" stroke-linejoin="round"/>`
    : `<path d="${o.d}" fill="#fff"/>`
  return shape + (o.cut ? `<path d="${o.cut}" fill="#000"/>` : '')
}

/** Coverage of a panel's outline, cut by its clip, in `size` pixels over the box. */
export async function panelMask(o: PanelSpec, b: Box, size: Size = b): Promise<Float32Array> {
  const M = await raster(drawing(o), b, size)
  if (!o.clip) return M
  const clip = await raster(`<path d="${o.clip}" fill="#fff"/>`, b, size)
  for (let i = 0; i < M.length; i++) M[i] = floatAt(M, i) * floatAt(clip, i)
  return M
}

/** The mask with its hem shifted by the height of the folds: it is lower where the cloth comes forward. */
export function hemMask(P: Panel, hem: NonNullable<PanelSpec['hem']>): Float32Array {
  const { w, h, M, near = 1 } = P
  const bl = boxBlur(P.hgt, w, h, 4 * near, 1)
  const o = new Float32Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const e = clamp((toSheet(y + P.y0, near) - hem.y0) / (hem.y1 - hem.y0))
      const s = clamp(y - near * hem.k * (floatAt(bl, i) - (hem.o ?? 0)) * e * e * (3 - 2 * e), 0, h - 1.001)
      const yi = s | 0
      o[i] = floatAt(M, yi * w + x) * (1 - s + yi) + floatAt(M, (yi + 1) * w + x) * (s - yi)
    }
  return o
}

/** Distance to the silhouette in sheet px, smoothed near it, because steps of the chamfer distance would be visible. */
export function edgeDistance(P: Panel): Float32Array {
  const dist = edt(P.M, P.w, P.h)
  const db = boxBlur(dist, P.w, P.h, 1, 2)
  for (let i = 0; i < dist.length; i++)
    if (floatAt(dist, i) > 0 && floatAt(dist, i) < 14) dist[i] = Math.max(0, floatAt(db, i) - 0.35)
  const { near = 1 } = P
  if (near !== 1) for (let i = 0; i < dist.length; i++) dist[i] = floatAt(dist, i) / near
  return dist
}

/** Adds the pillow height of the shape; with `infMax`, it never exceeds 1.7 times that. */
export function addVolume(P: Panel, o: PanelSpec): void {
  if (!o.inflate) return
  const { near = 1 } = P
  const inf = inflate(P.M, P.w, P.h, (o.infF ?? 6) * near)
  const lim = o.infMax ? o.infMax * 1.7 : 1e9
  for (let i = 0; i < inf.length; i++)
    addTo(P.hgt, i, lim * (1 - Math.exp((-floatAt(inf, i) * o.inflate) / (near * lim))))
}

/** Lowers the height towards the edge. `ek`: factor of the depth, 1 for leather and about 0.5 for cloth. */
export function rollEdge(P: Panel, o: PanelSpec, ek: number): void {
  const amount = (o.edgeA ?? 4) * ek
  if (!amount) return
  const radius = (o.edgeR ?? 7) * (ek < 1 ? 0.75 : 1) * (P.near ?? 1)
  const mb = boxBlur(P.M, P.w, P.h, Math.max(1, radius * 0.5), 2)
  for (let i = 0; i < mb.length; i++) {
    if (floatAt(P.M, i) <= 0) P.hgt[i] = floatAt(P.hgt, i) - amount
    else if (floatAt(mb, i) < 0.999) {
      const q = Math.min(1, 2 * (1 - floatAt(mb, i)))
      P.hgt[i] = floatAt(P.hgt, i) - amount * q * q * (1.2 - 0.2 * q)
    }
  }
}

/** Distance along the surface from column `cx`, row by row, so that prints follow the folds. */
export function arcLength(P: Panel, cx: number): Float32Array {
  const { w, h, near = 1 } = P
  const sm = boxBlur(P.hgt, w, h, 3 * near, 1)
  const across = 1 / near ** 2
  const u = new Float32Array(w * h)
  const c0 = clamp(cx, 0, w - 1)
  for (let y = 0; y < h; y++) {
    const q = y * w
    for (let x = c0 + 1, s = 0; x < w; x++) {
      s += Math.sqrt(across + (floatAt(sm, q + x) - floatAt(sm, q + x - 1)) ** 2)
      u[q + x] = s
    }
    for (let x = c0 - 1, s = 0; x >= 0; x--) {
      s -= Math.sqrt(across + (floatAt(sm, q + x + 1) - floatAt(sm, q + x)) ** 2)
      u[q + x] = s
    }
  }
  return u
}
