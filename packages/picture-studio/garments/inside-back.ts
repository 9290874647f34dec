import type { Look } from '#engine/look'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { label } from '#engine/trims'
import { hollow } from './cutting'
import { labelOn } from './tone'

type InsideBack = Omit<PanelSpec, 'd' | 'folds'> & {
  outline: readonly Point[]
  /** Curvature to both sides: `depth` px at `width` px from the middle. */
  curve: readonly [width: number, depth: number]
  /** Sheet y of the label sewn to it, its width and height. */
  tag: readonly [y: number, w: number, h: number]
}

/** The inside of a back that is visible through the neck, with its label. */
export async function insideBack(
  scene: Scene,
  look: Look,
  { outline, curve, tag, ...spec }: InsideBack,
): Promise<void> {
  await panel(scene, { ...spec, d: path(outline), folds: (p) => hollow(p, ...curve) })
  await label(scene, 450, ...tag, labelOn(look))
}
