import { clamp, H, lerp, ss, W } from '@/mock-backend/studio/engine/noise'
import type { ArmPose, Box, PartName, Points, Pose, PoseMap, Scene } from '@/mock-backend/studio/engine/scene-types'

const RAD = Math.PI / 180
/** Grid step of a pose map in px. */
export const STEP = 8

type Xy = [number, number]
type Chain = { rest: Xy[]; posed: Xy[] }

/** Sample points along a bone, a sixth of its length beyond both ends. */
function restPoints(bone: Points, n: number): Xy[] {
  const b = bone.map(([x = 0, y = 0]): Xy => [x, y])
  const len: number[] = []
  for (let i = 0; i < b.length - 1; i++) len.push(Math.hypot(b[i + 1][0] - b[i][0], b[i + 1][1] - b[i][1]))
  const total = len.reduce((sum, l) => sum + l, 0)
  const rest: Xy[] = []
  for (let k = -6; k <= n + 6; k++) {
    let s = (k / n) * total
    let i = 0
    while (i < len.length - 1 && s > len[i]) s -= len[i++]
    rest.push([lerp(b[i][0], b[i + 1][0], s / len[i]), lerp(b[i][1], b[i + 1][1], s / len[i])])
  }
  return rest
}

/** Points from shoulder to wrist at rest and posed: lift turns at the shoulder, bend at the elbow. */
function chain(bone: Points, p: ArmPose): Chain {
  const n = 36
  const k0 = 6
  const rest = restPoints(bone, n)
  const posed = rest.map((q): Xy => [q[0], q[1]])
  for (let i = k0; i < rest.length - 1; i++) {
    const s = (i - k0 + 0.5) / n
    const a = (p.lift ?? 0) * RAD * ss(-0.02, 0.22, s) + (p.bend ?? 0) * RAD * ss(0.34, 0.64, s)
    const dx = rest[i + 1][0] - rest[i][0]
    const dy = rest[i + 1][1] - rest[i][1]
    posed[i + 1] = [
      posed[i][0] + dx * Math.cos(a) - dy * Math.sin(a),
      posed[i][1] + dx * Math.sin(a) + dy * Math.cos(a),
    ]
  }
  return { rest, posed }
}

/** Where a posed point lay at rest: nearest segment of the posed chain, same place beside the resting one. */
function unbend(c: Chain, x: number, y: number, out: Xy): void {
  let bd = 1e12
  let bi = 0
  let bt = 0
  const n = c.posed.length
  for (let i = 0; i < n - 1; i++) {
    const a = c.posed[i]
    const dx = c.posed[i + 1][0] - a[0]
    const dy = c.posed[i + 1][1] - a[1]
    // the end segments reach on, so that shoulder and cuff keep their shape
    const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy), i === 0 ? -20 : 0, i === n - 2 ? 20 : 1)
    const d = (x - a[0] - dx * t) ** 2 + (y - a[1] - dy * t) ** 2
    if (d < bd) {
      bd = d
      bi = i
      bt = t
    }
  }
  const a = c.posed[bi]
  const b = c.posed[bi + 1]
  const s = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / Math.hypot(b[0] - a[0], b[1] - a[1])
  const ra = c.rest[bi]
  const rb = c.rest[bi + 1]
  const rl = Math.hypot(rb[0] - ra[0], rb[1] - ra[1])
  out[0] = ra[0] + (rb[0] - ra[0]) * bt - ((rb[1] - ra[1]) / rl) * s
  out[1] = ra[1] + (rb[1] - ra[1]) * bt + ((rb[0] - ra[0]) / rl) * s
}

function unturn(pose: Pose, X: number, Y: number, out: Xy): void {
  const t = (pose.turn ?? 0) * RAD
  const pivot = (pose.pivot ?? 560) - 560
  const rx = X * Math.cos(t) + Y * Math.sin(t)
  const ry = -X * Math.sin(t) + Y * Math.cos(t)
  const y = (ry - pivot) / (pose.tall ?? 1) + pivot
  const low = ss(-150, 520, y)
  let x = rx / ((pose.wide ?? 1) * (1 + (pose.flare ?? 0) * low))
  x -= (pose.sway ?? 0) * low * low + (pose.curl ?? 0) * Math.sin(((y + 300) / 800) * Math.PI)
  const yaw = pose.yaw ?? 0
  x += yaw * ((x * x) / 400 - 60)
  out[0] = x + 450
  out[1] = y + yaw * x * 0.12 + 560
}

/** Inverse map of one part on a coarse grid over the whole sheet. */
export function poseMap(pose: Pose, part: PartName, bones: Scene['bones']): PoseMap {
  const gw = Math.ceil(W / STEP) + 1
  const gh = Math.ceil(H / STEP) + 1
  const X = new Float32Array(gw * gh)
  const Y = new Float32Array(gw * gh)
  const bone = part === 'body' ? undefined : bones[part]
  const bend = part === 'body' ? undefined : pose[part]
  const arm = bone && bend ? chain(bone, bend) : null
  const out: Xy = [0, 0]
  for (let j = 0; j < gh; j++)
    for (let i = 0; i < gw; i++) {
      unturn(pose, i * STEP - 450, j * STEP - 560, out)
      if (arm) unbend(arm, out[0], out[1], out)
      X[j * gw + i] = out[0]
      Y[j * gw + i] = out[1]
    }
  return { gw, gh, X, Y }
}

/** Sheet box that a resting box reaches after the pose; null when it leaves the sheet. */
export function posedBox(map: PoseMap, b: Box): Box | null {
  let x0 = 1e9
  let y0 = 1e9
  let x1 = -1
  let y1 = -1
  const reached = (k: number) =>
    map.X[k] >= b.x0 - STEP && map.Y[k] >= b.y0 - STEP && map.X[k] <= b.x0 + b.w + STEP && map.Y[k] <= b.y0 + b.h + STEP
  for (let j = 0; j < map.gh; j++)
    for (let i = 0; i < map.gw; i++) {
      if (!reached(j * map.gw + i)) continue
      x0 = Math.min(x0, i)
      x1 = Math.max(x1, i)
      y0 = Math.min(y0, j)
      y1 = Math.max(y1, j)
    }
  if (x1 < 0) return null
  x0 = Math.max(0, (x0 - 1) * STEP)
  y0 = Math.max(0, (y0 - 1) * STEP)
  x1 = Math.min(W, (x1 + 1) * STEP)
  y1 = Math.min(H, (y1 + 1) * STEP)
  return { x0, y0, w: x1 - x0, h: y1 - y0 }
}

type Bent = { out: (Float32Array | null)[]; RX: Float32Array; RY: Float32Array }

/** Resamples a panel's channels into its posed box; the first channel is the mask and is empty outside. */
export function bendPanel(map: PoseMap, b: Box, nb: Box, channels: (Float32Array | null)[]): Bent {
  const n = nb.w * nb.h
  const out = channels.map((c) => (c ? new Float32Array(n) : null))
  const RX = new Float32Array(n)
  const RY = new Float32Array(n)
  const { gw, X: mapX, Y: mapY } = map
  for (let o = 0; o < n; o++) {
    const gx = ((o % nb.w) + nb.x0) / STEP
    const gy = (((o / nb.w) | 0) + nb.y0) / STEP
    const i = Math.min(gw - 2, gx | 0)
    const j = Math.min(map.gh - 2, gy | 0)
    const fx = gx - i
    const fy = gy - j
    const k = j * gw + i
    const px =
      (mapX[k] * (1 - fx) + mapX[k + 1] * fx) * (1 - fy) + (mapX[k + gw] * (1 - fx) + mapX[k + gw + 1] * fx) * fy
    const py =
      (mapY[k] * (1 - fx) + mapY[k + 1] * fx) * (1 - fy) + (mapY[k + gw] * (1 - fx) + mapY[k + gw + 1] * fx) * fy
    RX[o] = px
    RY[o] = py
    const inside = px >= b.x0 && py >= b.y0 && px < b.x0 + b.w - 1 && py < b.y0 + b.h - 1
    if (!inside) {
      // the surface goes on flat beyond its box, or the light would see a cliff there
      const edge = clamp(Math.round(py - b.y0), 0, b.h - 1) * b.w + clamp(Math.round(px - b.x0), 0, b.w - 1)
      for (let c = 1; c < channels.length; c++) copyPixel(channels[c], edge, out[c], o)
      continue
    }
    const xi = (px - b.x0) | 0
    const yi = (py - b.y0) | 0
    const ux = px - b.x0 - xi
    const uy = py - b.y0 - yi
    const m = yi * b.w + xi
    for (let c = 0; c < channels.length; c++) mixPixel(channels[c], m, b.w, ux, uy, out[c], o)
  }
  return { out, RX, RY }
}

function copyPixel(from: Float32Array | null, m: number, to: Float32Array | null, o: number): void {
  if (from && to) to[o] = from[m]
}

function mixPixel(
  A: Float32Array | null,
  m: number,
  w: number,
  ux: number,
  uy: number,
  to: Float32Array | null,
  o: number,
) {
  if (A && to) to[o] = (A[m] * (1 - ux) + A[m + 1] * ux) * (1 - uy) + (A[m + w] * (1 - ux) + A[m + w + 1] * ux) * uy
}
