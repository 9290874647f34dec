import { floatAt, itemAt } from '#engine/array-at'
import { toPixel, toSheet } from '#engine/density'
import { clamp, gauss, lerp, ss } from '#engine/noise'
import { panel } from '#engine/scene'
import type { Material, Panel, PanelSpec, Point, Rgb, Scene } from '#engine/scene-types'

/**
 * A round wire through points in px; one point makes a ball. `r`: radius; `to`: radius at the end of each segment;
 * `lift`: height above the ground.
 */
export type Wire = { pts: readonly Point[]; r: number; to?: number; lift?: number }

/** Polished metal with reflections of two windows; `mirrored` adds those of the dark room. */
export const POLISHED: Material = {
  diff: 0.92,
  spec: 0.5,
  satin: 1.5,
  gleam: 0.6,
  sx: 0.27,
  sy: 0.34,
  f0: 0.8,
  wrap: 0.2,
  ao: 0.4,
}

/** Reflections in metal: the pale ceiling, a dark band at the end of the room, part of the floor. */
export function mirrored(P: Panel, i: number): number {
  const { near = 1 } = P
  const nx = (floatAt(P.hgt, i - 1) - floatAt(P.hgt, i + 1)) * 0.5 * near
  const ny = (floatAt(P.hgt, i - P.w) - floatAt(P.hgt, i + P.w)) * 0.5 * near
  const nz2 = 1 / (1 + nx * nx + ny * ny)
  const up = -2 * ny * nz2 - 0.35 * nx * nz2
  return 0.3 + 0.9 * ss(-0.1, 0.42, up) + 0.42 * gauss(up + 0.8, 0.24)
}

const CONTACT = { k: 0.5, k2: 0.25, r: 2, r2: 7, dx: 2, dy: 4 }

type Segment = { ax: number; ay: number; bx: number; by: number; r: number; to: number; lift: number }

const segmentsOf = ({ pts, r, to = r, lift = 0 }: Wire): Segment[] =>
  pts.slice(0, Math.max(1, pts.length - 1)).map(([ax, ay], i) => {
    const [bx, by] = pts[i + 1] ?? [ax, ay]
    return { ax, ay, bx, by, r, to, lift }
  })

/** Height of a segment above x, y; 0 beside it. */
function heightAt(s: Segment, x: number, y: number): number {
  const dx = s.bx - s.ax
  const dy = s.by - s.ay
  const t = clamp(((x - s.ax) * dx + (y - s.ay) * dy) / (dx * dx + dy * dy + 1e-6))
  const r = lerp(s.r, s.to, t)
  const square = r * r - (x - s.ax - dx * t) ** 2 - (y - s.ay - dy * t) ** 2
  return square > 0 ? s.lift + Math.sqrt(square) : 0
}

/** Computes a round cross-section exactly, because the distance map is too coarse for parts of a few pixels. */
function raise(P: Panel, s: Segment): void {
  const r = Math.max(s.r, s.to)
  const { near: k = 1 } = P
  const px = (at: number) => toPixel(at, k)
  const x1 = Math.min(P.x0 + P.w - 1, Math.ceil(px(Math.max(s.ax, s.bx) + r)))
  const y1 = Math.min(P.y0 + P.h - 1, Math.ceil(px(Math.max(s.ay, s.by) + r)))
  for (let y = Math.max(P.y0, Math.floor(px(Math.min(s.ay, s.by) - r))); y <= y1; y++)
    for (let x = Math.max(P.x0, Math.floor(px(Math.min(s.ax, s.bx) - r))); x <= x1; x++) {
      const i = (y - P.y0) * P.w + x - P.x0
      P.hgt[i] = Math.max(floatAt(P.hgt, i), heightAt(s, toSheet(x, k), toSheet(y, k)))
    }
}

const drawn = ({ pts, r }: Wire): string =>
  pts.length === 1
    ? `<circle cx="${itemAt(pts, 0)[0]}" cy="${itemAt(pts, 0)[1]}" r="${r}" fill="#fff"/>`
    : `<polyline points="${pts.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')}" fill="none" stroke="#fff" stroke-width="${2 * r}" stroke-linecap="round" stroke-linejoin="round"/>`

function boxOf(wires: readonly Wire[]): string {
  const all = wires.flatMap(({ pts, r }) => pts.map(([x, y]) => ({ x, y, r })))
  const x0 = Math.min(...all.map(({ x, r }) => x - r))
  const y0 = Math.min(...all.map(({ y, r }) => y - r))
  const x1 = Math.max(...all.map(({ x, r }) => x + r))
  const y1 = Math.max(...all.map(({ y, r }) => y + r))
  return `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`
}

/** Draws wires, rings and balls as one panel, with round cross-sections, which reflections on metal and pearls need. */
export async function metalwork(
  scene: Scene,
  wires: readonly Wire[],
  color: Rgb,
  more: Partial<PanelSpec> = {},
): Promise<void> {
  await panel(scene, {
    d: boxOf(wires),
    svg: wires.map(drawn).join(''),
    pad: 24,
    color,
    mat: POLISHED,
    aoMap: mirrored,
    foldK: 1,
    edgeA: 0,
    folds: (P) => {
      for (const wire of wires) for (const s of segmentsOf(wire)) raise(P, s)
    },
    shadow: CONTACT,
    ...more,
  })
}

/** Points of an ellipse's arc from angle a0 to a1 (degrees, clockwise from the right), leaning by `turn` degrees. */
export function arc(cx: number, cy: number, rx: number, ry: number, a0 = 0, a1 = 360, turn = 0, steps = 48): Point[] {
  const c = Math.cos((turn * Math.PI) / 180)
  const s = Math.sin((turn * Math.PI) / 180)
  return Array.from({ length: steps + 1 }, (_, k): Point => {
    const a = ((a0 + ((a1 - a0) * k) / steps) * Math.PI) / 180
    const x = rx * Math.cos(a)
    const y = ry * Math.sin(a)
    return [cx + x * c - y * s, cy + x * s + y * c]
  })
}

/** The soft shadow of small items on the ground. Must be drawn before them. */
export async function lieOnGround(scene: Scene, wires: readonly Wire[]): Promise<void> {
  const blurred = (id: string, by: number, dx: number, dy: number, opacity: number) =>
    `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter><g filter="url(#${id})" opacity="${opacity}" transform="translate(${dx} ${dy})">${wires.map(drawn).join('')}</g>`
  await panel(scene, {
    d: boxOf(wires),
    svg: blurred('far', 13, 10, 17, 0.2) + blurred('near', 4, 4, 7, 0.24),
    pad: 60,
    color: [0.02, 0.016, 0.012],
    mat: { ao: 0, diff: 0.3 },
    edgeA: 0,
    flat: true,
    shadow: false,
  })
}
