import { floatAt, intAt, itemAt } from '#engine/array-at'
import { bilinear } from '#engine/bilinear'
import { toPixel, toSheet } from '#engine/density'
import { clamp, H, lerp, ss, W } from '#engine/noise'
import type { ArmPose, Box, PartName, Points, Pose, PoseMap, Scene } from '#engine/scene-types'

const RAD = Math.PI / 180
/** Grid step of a pose map in px. */
export const STEP = 8

type Xy = [number, number]
type Chain = { rest: Xy[]; posed: Xy[] }

/** Points along a bone in equal steps, continued by a sixth of its length beyond both ends. */
function restPoints(bone: Points, n: number): Xy[] {
  const b = bone.map(([x = 0, y = 0]): Xy => [x, y])
  const len: number[] = []
  for (let i = 0; i < b.length - 1; i++)
    len.push(Math.hypot(itemAt(b, i + 1)[0] - itemAt(b, i)[0], itemAt(b, i + 1)[1] - itemAt(b, i)[1]))
  const total = len.reduce((sum, l) => sum + l, 0)
  const rest: Xy[] = []
  for (let k = -6; k <= n + 6; k++) {
    let s = (k / n) * total
    let i = 0
    while (i < len.length - 1 && s > (len[i] ?? 0)) s -= len[i++] ?? 0
    rest.push([
      lerp(itemAt(b, i)[0], itemAt(b, i + 1)[0], s / (len[i] ?? 0)),
      lerp(itemAt(b, i)[1], itemAt(b, i + 1)[1], s / (len[i] ?? 0)),
    ])
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
    const dx = itemAt(rest, i + 1)[0] - itemAt(rest, i)[0]
    const dy = itemAt(rest, i + 1)[1] - itemAt(rest, i)[1]
    posed[i + 1] = [
      itemAt(posed, i)[0] + dx * Math.cos(a) - dy * Math.sin(a),
      itemAt(posed, i)[1] + dx * Math.sin(a) + dy * Math.cos(a),
    ]
  }
  return { rest, posed }
}

/** Maps a posed point to its resting position, through the nearest segment of the posed chain. */
function unbend(c: Chain, x: number, y: number, out: Xy): void {
  let bd = 1e12
  let bi = 0
  let bt = 0
  const n = c.posed.length
  for (let i = 0; i < n - 1; i++) {
    const a = itemAt(c.posed, i)
    const dx = itemAt(c.posed, i + 1)[0] - a[0]
    const dy = itemAt(c.posed, i + 1)[1] - a[1]
    // The end segments are extended, so that shoulder and cuff keep their shape.
    const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy), i === 0 ? -20 : 0, i === n - 2 ? 20 : 1)
    const d = (x - a[0] - dx * t) ** 2 + (y - a[1] - dy * t) ** 2
    if (d < bd) {
      bd = d
      bi = i
      bt = t
    }
  }
  const a = itemAt(c.posed, bi)
  const b = itemAt(c.posed, bi + 1)
  const s = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / Math.hypot(b[0] - a[0], b[1] - a[1])
  const ra = itemAt(c.rest, bi)
  const rb = itemAt(c.rest, bi + 1)
  const rl = Math.hypot(rb[0] - ra[0], rb[1] - ra[1])
  out[0] = ra[0] + (rb[0] - ra[0]) * bt - ((rb[1] - ra[1]) / rl) * s
  out[1] = ra[1] + (rb[1] - ra[1]) * bt + ((rb[0] - ra[0]) / rl) * s
}

function unturn(pose: Pose, sheetX: number, sheetY: number, out: Xy): void {
  const { scale = 1, shiftX = 0, shiftY = 0 } = pose
  const X = (sheetX - shiftX) / scale
  const Y = (sheetY - shiftY) / scale
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

/** Map of one part from posed to resting positions, on a coarse grid over the whole sheet. */
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

/** Box of the posed sheet that contains a resting box; null when it is outside the sheet. */
export function posedBox(map: PoseMap, b: Box): Box | null {
  let x0 = 1e9
  let y0 = 1e9
  let x1 = -1
  let y1 = -1
  const reached = (k: number) =>
    floatAt(map.X, k) >= b.x0 - STEP &&
    floatAt(map.Y, k) >= b.y0 - STEP &&
    floatAt(map.X, k) <= b.x0 + b.w + STEP &&
    floatAt(map.Y, k) <= b.y0 + b.h + STEP
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

type Bent = {
  RX: Float32Array
  RY: Float32Array
  /**
   * Resamples a channel into the posed box. Outside its resting box it is 0 or, with `goesOn`, has the value of its
   * edge.
   */
  bend: (channel: Float32Array, goesOn: boolean) => Float32Array
}

/** Resting position of a posed point, accurate to about a pixel. */
export function restAt({ gw, gh, X, Y }: PoseMap, x: number, y: number): [x: number, y: number] {
  const i = Math.min(gw - 2, (x / STEP) | 0)
  const j = Math.min(gh - 2, (y / STEP) | 0)
  const fx = x / STEP - i
  const fy = y / STEP - j
  const k = j * gw + i
  return [
    floatAt(X, k) + (floatAt(X, k + 1) - floatAt(X, k)) * fx + (floatAt(X, k + gw) - floatAt(X, k)) * fy,
    floatAt(Y, k) + (floatAt(Y, k + 1) - floatAt(Y, k)) * fx + (floatAt(Y, k + gw) - floatAt(Y, k)) * fy,
  ]
}

/** Resting positions of all pixels in the posed box. */
function restOf({ gw, gh, X, Y }: PoseMap, nb: Box, density: number): { RX: Float32Array; RY: Float32Array } {
  const RX = new Float32Array(nb.w * nb.h)
  const RY = new Float32Array(nb.w * nb.h)
  for (let y = 0, o = 0; y < nb.h; y++) {
    const gy = Math.max(0, toSheet(y + nb.y0, density)) / STEP
    const j = Math.min(gh - 2, gy | 0)
    const fy = gy - j
    for (let x = 0; x < nb.w; x++, o++) {
      const gx = Math.max(0, toSheet(x + nb.x0, density)) / STEP
      const i = Math.min(gw - 2, gx | 0)
      const fx = gx - i
      const k = j * gw + i
      RX[o] = bilinear(X, k, gw, fx, fy)
      RY[o] = bilinear(Y, k, gw, fx, fy)
    }
  }
  return { RX, RY }
}

/**
 * Returns the resting positions of the posed box `nb`, and a function that resamples channels of the resting box `b`.
 */
export function bendPanel(map: PoseMap, b: Box, nb: Box, density = 1): Bent {
  const n = nb.w * nb.h
  const { RX, RY } = restOf(map, nb, density)
  // The pixel to read or, outside the box, −1 − the nearest pixel of its edge: the surface continues at the same
  // height, because a step would be lit.
  const at = new Int32Array(n)
  const PX = new Float32Array(n)
  const PY = new Float32Array(n)
  for (let o = 0; o < n; o++) {
    const px = toPixel(floatAt(RX, o), density) - b.x0
    const py = toPixel(floatAt(RY, o), density) - b.y0
    PX[o] = px
    PY[o] = py
    const inside = px >= 0 && py >= 0 && px < b.w - 1 && py < b.h - 1
    at[o] = inside
      ? (py | 0) * b.w + (px | 0)
      : -1 - (clamp(Math.round(py), 0, b.h - 1) * b.w + clamp(Math.round(px), 0, b.w - 1))
  }
  return { RX, RY, bend: (A, goesOn) => bendChannel(A, at, b, PX, PY, goesOn) }
}

function bendChannel(
  A: Float32Array,
  at: Int32Array,
  b: Box,
  PX: Float32Array,
  PY: Float32Array,
  goesOn: boolean,
): Float32Array {
  const to = new Float32Array(at.length)
  const { w } = b
  for (let o = 0; o < to.length; o++) {
    const m = intAt(at, o)
    if (m < 0) {
      if (goesOn) to[o] = floatAt(A, -1 - m)
      continue
    }
    const px = floatAt(PX, o)
    const py = floatAt(PY, o)
    const ux = px - (px | 0)
    const uy = py - (py | 0)
    to[o] = bilinear(A, m, w, ux, uy)
  }
  return to
}
