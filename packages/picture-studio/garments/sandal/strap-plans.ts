import type { Point } from '#engine/scene-types'

/**
 * A strap over the foot: from the near edge of the sole over the top (index 3 of `line`) to the far edge. `buckle`:
 * position and turn in degrees.
 */
export type Strap = { line: Point[]; width: number; buckle?: [x: number, y: number, turn: number] }
/** A ring around the ankle: its middle, half its width and height. */
export type Ankle = { x: number; y: number; rx: number; ry: number; width: number }
/** All straps of a model, drawn in this order. */
export type StrapPlan = { over: Strap[]; ankle?: Ankle }

// biome-ignore format: point lists read better in rows
export const STRAPS = {
  slide: {
    over: [
      { line: [[446, 796], [444, 740], [462, 692], [490, 664], [552, 690], [566, 738]], width: 84, buckle: [462, 718, -66] },
      { line: [[300, 804], [296, 760], [310, 720], [336, 696], [392, 710], [406, 732]], width: 74, buckle: [306, 744, -70] },
    ],
  },
  ankle: {
    over: [
      { line: [[268, 798], [262, 752], [280, 716], [322, 694], [362, 702], [378, 726]], width: 26 },
      { line: [[312, 798], [308, 750], [328, 708], [370, 682], [410, 694], [424, 730]], width: 13 },
    ],
    ankle: { x: 676, y: 560, rx: 72, ry: 24, width: 15 },
  },
  strappy: {
    over: [
      { line: [[470, 784], [466, 728], [490, 676], [534, 654], [574, 672], [590, 734]], width: 17 },
      { line: [[420, 788], [410, 736], [404, 700], [420, 670], [450, 690], [466, 734]], width: 17 },
      { line: [[330, 796], [340, 740], [372, 694], [420, 668], [452, 690], [470, 734]], width: 17 },
      { line: [[250, 796], [244, 752], [262, 716], [300, 696], [336, 704], [350, 722]], width: 20 },
    ],
    ankle: { x: 676, y: 590, rx: 74, ry: 24, width: 16 },
  },
  crossed: {
    over: [
      { line: [[440, 796], [420, 750], [390, 710], [356, 684], [330, 700], [330, 724]], width: 66 },
      { line: [[290, 802], [304, 756], [346, 706], [400, 674], [462, 694], [484, 738]], width: 66 },
    ],
  },
} satisfies Record<string, StrapPlan>
