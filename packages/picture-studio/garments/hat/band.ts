import { itemAt } from '#engine/array-at'
import type { Look } from '#engine/look'
import { lin } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Rgb, Scene } from '#engine/scene-types'
import { relief } from '#garments/cutting'
import { brightness, tint } from '#garments/tone'
import type { HatModel } from './models'

const grosgrain = relief((x) => 0.7 * Math.sin(x * 1.5))

/** Colour of the band: black on straw (pale on dark straw), darker than the hat on felt. */
const bandColour = (look: Look, { stuff }: HatModel): Rgb => {
  if (stuff === 'straw') return brightness(look.colour) > 0.08 ? lin('#232224') : lin('#d9cdb4')
  return look.dark ? tint(look.colour, 0.5, 0.002) : tint(look.colour, 0.52)
}

/** The ribbon around the crown with a flat bow, or a thin leather cord. */
export async function band(scene: Scene, look: Look, model: HatModel): Promise<void> {
  if (!model.ribbon) return
  const { upper, lower, kind } = model.ribbon
  const corner = ([x, y]: Point, i: number, all: Point[]): Point => [x, y, i === 0 || i === all.length - 1 ? 1 : 0]
  const silk: Pick<PanelSpec, 'color' | 'mat' | 'bump'> = {
    color: bandColour(look, model),
    mat: { spec: 0.04, sx: 0.5, sy: 0.9, ao: 0.7, wrap: 0.2 },
    bump: kind === 'ribbon' ? grosgrain : null,
  }
  await panel(scene, {
    ...silk,
    d: path([...upper.map(corner), ...lower.map(corner).reverse()]),
    inflate: kind === 'cord' ? 0.5 : 0.32,
    infMax: 60,
    edgeA: 3,
    edgeR: 4,
    shadow: { k: 0.45, k2: 0.3, r: 2, r2: 6, dx: 1, dy: 2 },
  })
  if (kind === 'ribbon' && !look.isBack) await bow(scene, silk, upper, lower)
}

async function bow(
  scene: Scene,
  silk: Partial<PanelSpec> & Pick<PanelSpec, 'color'>,
  upper: Point[],
  lower: Point[],
): Promise<void> {
  const right = upper.length - 1
  const x = itemAt(upper, right)[0] - 52
  const y0 = (itemAt(upper, right)[1] + itemAt(upper, right - 1)[1]) / 2 + 2
  const y1 = (itemAt(lower, right)[1] + itemAt(lower, right - 1)[1]) / 2 - 2
  const wing = (x0: number, x1: number): Point[] => [
    [x0, y0 + 4, 1],
    [x1, y0 - 3, 1],
    [x1, y1 - 3, 1],
    [x0, y1 + 2, 1],
  ]
  const made = { ...silk, inflate: 0.2, infF: 3, edgeA: 3, edgeR: 4 }
  await panel(scene, { ...made, d: path(wing(x - 44, x)) })
  await panel(scene, { ...made, d: path(wing(x + 4, x + 40)) })
  await panel(scene, { ...made, d: path(wing(x - 7, x + 11)), inflate: 0.5 })
}
