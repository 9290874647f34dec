import { addTo, floatAt } from '#engine/array-at'
import { CHANNELS } from '#engine/channels'
import { each } from '#engine/drape'
import type { Look } from '#engine/look'
import { clamp, fbm, gauss, lerp, lin, ss } from '#engine/noise'
import { rect } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Scene } from '#engine/scene-types'
import { relief } from './cutting'
import { tint } from './tone'

const HOLES = [-1, 1].flatMap((a) => [-1, 1].map((b): [number, number] => [a, b]))

function turned(p: Panel, x: number, y: number, r: number): void {
  each(p, (i, px, py) => {
    const q = Math.hypot(px - x, py - y) / r
    addTo(p.hgt, i, 16 * gauss(q - 0.82, 0.15) - 9 * gauss(q, 0.5))
    for (const [a, b] of HOLES) {
      const d = Math.hypot(px - x - a * r * 0.2, py - y - b * r * 0.2) / (r * 0.085)
      p.hgt[i] = floatAt(p.hgt, i) - 22 * ss(1.25, 0.75, d)
    }
  })
}

/** A large button of polished horn, sewn on with two strands on either side; radius in px. */
export async function hornButton(scene: Scene, look: Look, x: number, y: number, r: number): Promise<void> {
  const horn = lin(look.dark ? '#2a2523' : '#4a3020')
  const gold = lin(look.dark ? '#6b625c' : '#a57a4c')
  await panel(scene, {
    d: rect(x - r, y - r, 2 * r, 2 * r),
    svg: `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`,
    color: horn,
    edgeA: 12,
    edgeR: 9,
    foldK: 1,
    folds: (p) => turned(p, x, y, r),
    paint: (pix, _p, _i, px, py) => {
      const t = clamp(0.5 + 0.9 * fbm((px + py * 0.4) / 120, py / 38, 3, 6))
      for (const c of CHANNELS) pix[c] = lerp(horn[c], gold[c], t * t * 0.8)
    },
    mat: { spec: 0.3, sx: 0.3, sy: 0.3, f0: 0.5, ao: 0.6, wrap: 0.15 },
    shadow: { k: 0.6, k2: 0.55, r: 4, r2: 18, dx: 6, dy: 9 },
  })
  for (const dx of [-1, 1])
    for (const strand of [-4, 3])
      await panel(scene, {
        d: `M${x + dx * r * 0.2 + strand} ${y - r * 0.2}L${x + dx * r * 0.2 + strand + 1} ${y + r * 0.2}`,
        stroke: 7,
        pad: 10,
        color: tint(look.colour, 0.5),
        mat: { fuzz: 0.3 },
        inflate: 1.2,
        infF: 2,
        edgeA: 3,
        edgeR: 4,
        bump: relief((px, py) => 0.9 * Math.sin((py + px) * 1.3)),
      })
}
