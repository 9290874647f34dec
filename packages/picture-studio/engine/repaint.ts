import { addTo, floatAt, intAt, itemAt } from '#engine/array-at'
import { sheetSize } from '#engine/density'
import type { Baked, Layer, PanelLook, Rgb, Visible } from '#engine/scene-types'

function albedo(pix: Rgb, look: PanelLook, q: Visible, j: number): void {
  pix[0] = look.color[0]
  pix[1] = look.color[1]
  pix[2] = look.color[2]
  const kept = q.kept
  if (!kept) return
  if (look.tex && q.u && q.v)
    look.tex(pix, floatAt(q.u, j) + look.texU, floatAt(q.v, j) + look.texV, floatAt(kept.x, j), floatAt(kept.y, j))
  look.paint?.(pix, kept, j, floatAt(kept.x, j), floatAt(kept.y, j))
}

function paintList(C: Float32Array, q: Visible, look: PanelLook): void {
  const pix: Rgb = [0, 0, 0]
  const { mat } = look
  const gleam = 0.1 * (mat.gleam ?? 1)
  for (let j = 0; j < q.n; j++) {
    albedo(pix, look, q, j)
    const ao = floatAt(q.ao, j)
    const d = floatAt(q.diff, j)
    const s = q.spec ? floatAt(q.spec, j) : 0
    const fuzz = mat.fuzz * floatAt(q.rim, j) * d * ao
    const k = d * mat.diff * ao
    const g = intAt(q.idx, j) * 3
    const wt = floatAt(q.wt, j)
    for (let c = 0; c < 3; c++) {
      const al = pix[c] ?? 0
      // Light is reflected between the sides of a fold, so the hollows of pale cloth are less dark.
      const body = al * k * (1 + al * (1 - ao) * 0.55)
      addTo(C, g + c, wt * (body + s * (mat.spec + mat.satin * (al * 0.8 + gleam)) + fuzz * (0.35 * al + 0.12)))
    }
  }
}

/** Paints baked geometry with the colours of a look. */
export function repaint(B: Baked, looks: PanelLook[]): Layer {
  const { w, h } = sheetSize(B.density)
  const C = new Float32Array(w * h * 3)
  for (const q of B.lists) paintList(C, q, itemAt(looks, q.look))
  return { C, cov: B.cov, floor: B.floor, density: B.density }
}
