import { addTo, floatAt, itemAt } from '#engine/array-at'
import { each } from '#engine/drape'
import { noise } from '#engine/noise'
import { curve, path, tx, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import type { Cloth } from './cutting'
import { tint } from './tone'

type Foot = { x: number; y: number; nx: number; ny: number }

/** Points every `step` px along a line, with the direction that points to the lace's scalloped edge. */
function walk(line: readonly Point[], step: number): Foot[] {
  const c = curve(
    line.map(([x, y]): Point => [tx(x), ty(y)]),
    14,
  )
  const feet: Foot[] = []
  let rest = 0
  for (let i = 1; i < c.length; i++) {
    const dx = itemAt(c, i)[0] - itemAt(c, i - 1)[0]
    const dy = itemAt(c, i)[1] - itemAt(c, i - 1)[1]
    const l = Math.hypot(dx, dy) || 1
    for (; rest < l; rest += step)
      feet.push({
        x: itemAt(c, i - 1)[0] + (dx * rest) / l,
        y: itemAt(c, i - 1)[1] + (dy * rest) / l,
        nx: -dy / l,
        ny: dx / l,
      })
    rest -= l
  }
  return feet
}

const f1 = (v: number): string => v.toFixed(1)
const dot = (x: number, y: number, r: number, opacity: number): string =>
  `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r)}" fill="#fff" fill-opacity="${opacity}"/>`

/** A flower of six petals with an open heart, and two leaves along the band. */
function motif({ x, y, nx, ny }: Foot, width: number): string {
  const cx = x + nx * width * 0.46
  const cy = y + ny * width * 0.46
  const r = width * 0.15
  let s = ''
  for (let k = 0; k < 6; k++) {
    const a = (k * Math.PI) / 3 + nx
    s += dot(cx + Math.cos(a) * r * 1.25, cy + Math.sin(a) * r * 1.25, r * 0.72, 0.95)
  }
  s += `<circle cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(r * 0.45)}" fill="#000"/>`
  for (const side of [-1, 1]) {
    const lx = cx + ny * side * width * 0.42
    const ly = cy - nx * side * width * 0.42
    const angle = (Math.atan2(ny, nx) * 180) / Math.PI + 90 + side * 28
    s += `<ellipse cx="${f1(lx)}" cy="${f1(ly)}" rx="${f1(width * 0.17)}" ry="${f1(width * 0.075)}" transform="rotate(${f1(angle)} ${f1(lx)} ${f1(ly)})" fill="#fff" fill-opacity=".92"/>`
  }
  return s
}

/** A mask of net, flowers and scallops; the net is partly transparent. */
function laceSvg(line: readonly Point[], width: number): string {
  const scallop = width * 0.34
  let s = ''
  for (const { x, y, nx, ny } of walk(line, 2)) {
    const k = width * 0.9
    s += `<path d="M${f1(x)} ${f1(y)}L${f1(x + nx * k)} ${f1(y + ny * k)}" stroke="#fff" stroke-width="2.4" stroke-opacity=".3"/>`
  }
  for (const { x, y, nx, ny } of walk(line, scallop)) {
    const at = width * 0.88
    s += dot(x + nx * at, y + ny * at, scallop * 0.6, 0.55)
    s += `<circle cx="${f1(x + nx * at)}" cy="${f1(y + ny * at)}" r="${f1(scallop * 0.56)}" fill="none" stroke="#fff" stroke-width="2"/>`
    s += dot(x + nx * width * 0.7, y + ny * width * 0.7, 1.5, 0.9)
    s += dot(x + nx * width * 0.16, y + ny * width * 0.16, 1.4, 0.9)
  }
  for (const foot of walk(line, width * 1.08)) s += motif(foot, width)
  return `${s}<path d="${path(line, false, 0)}" fill="none" stroke="#fff" stroke-width="4"/>`
}

/**
 * A band of lace sewn to a line; it reaches `width` px to the line's right-hand side (seen along it), within `clip`.
 */
export async function laceTrim(
  scene: Scene,
  cloth: Cloth,
  line: readonly Point[],
  width: number,
  clip: string,
): Promise<void> {
  await panel(scene, {
    d: path(line, false, 0),
    pad: width + 20,
    svg: laceSvg(line, width),
    clip,
    color: tint(cloth.color, 1.1, 0.006),
    mat: { fuzz: 0.16, wrap: 0.3, ao: 0.7 },
    edgeA: 0,
    foldK: 1,
    folds: (p) =>
      each(p, (i, x, y) => {
        addTo(p.hgt, i, 2.2 * floatAt(p.M, i) * (1 + 0.3 * noise(x / 2, y / 2, 4)))
      }),
    shadow: { k: 0.3, k2: 0.12, r: 1, r2: 4, dx: 1, dy: 1 },
  })
}
