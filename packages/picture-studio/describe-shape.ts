import type { Kind } from '#picture-name'
import { CUT_FACTS, type CutFacts } from '#shape-facts'

type ShapeFacts = Omit<CutFacts, 'again'>

/** Facts about a shape that its picture shows. The drawing and the texts of the catalogue both use them. */
export function describeShape(kind: Kind, shape: number): ShapeFacts {
  const cuts = CUT_FACTS[kind]
  const { again, ...facts } = cuts[cutOf(kind, shape)] ?? {}
  const isSecondTime = Math.floor(shape / cuts.length) % 2 === 1
  return isSecondTime ? { ...facts, ...again } : facts
}

/** Index of the cut with which a shape is drawn. */
export const cutOf = (kind: Kind, shape: number): number => shape % CUT_FACTS[kind].length

/** Length of the longest cut of a kind in cm; 0 for items that have no length. */
export const longestOf = (kind: Kind): number => Math.max(...CUT_FACTS[kind].map(({ length = 0 }) => length))
