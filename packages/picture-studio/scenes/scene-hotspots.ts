import type { ColourKey } from '#colours'
import { KINDS, type Kind, type Print } from '#picture-name'
import { SCENES, type SceneName } from '#scenes/scene-names'
import type { Piece, ScenePlan } from '#scenes/scene-plan'
import { SCENE_PLANS } from '#scenes/scene-plans'

/** A piece of a scene that is sold; x and y are its middle in percent of the picture. */
export type Hotspot = { kind: Kind; shape: number; colour: ColourKey; print: Print; x: number; y: number }

/**
 * Offsets in sheet px of the middle of items that are not in the middle of their sheet, such as standing items. Items
 * that are smaller than a hotspot have it beside them.
 */
const OFF_MIDDLE: Partial<Record<Kind, [number, number]>> = {
  bag: [0, 150],
  boot: [-10, 60],
  trainer: [0, 70],
  loafer: [20, 85],
  ballerina: [20, 110],
  pump: [0, 85],
  sandal: [5, 50],
  belt: [0, 55],
  hat: [0, 80],
  earrings: [320, -470],
}

const isKind = (what: Piece['what']): what is Kind => KINDS.some((kind) => kind === what)

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10

/** The pieces of a scene in drawing order, without companions that are not sold, such as a stack of knits. */
export function hotspotsOf(name: SceneName): Hotspot[] {
  const { width, height } = SCENES[name]
  const plan: ScenePlan = SCENE_PLANS[name]
  return plan.pieces.flatMap(({ what, shape = 0, colour, print = 'plain', x, y, scale }) => {
    if (!isKind(what)) return []
    const [dx, dy] = OFF_MIDDLE[what] ?? [0, 0]
    return [{ kind: what, shape, colour, print, x: percent(x + dx * scale, width), y: percent(y + dy * scale, height) }]
  })
}
