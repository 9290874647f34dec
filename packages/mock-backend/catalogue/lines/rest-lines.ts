import { CATEGORY as C } from '#catalogue/category-ids'
import { type Line, line } from './line'

/** Swimwear, nightwear and robes. */
export const REST_LINES = {
  'swim-scoop': line('swimsuit', 'plain', '0', 'swim', C.swimsuits, 'swim', 'regular', [5, 8], 2),
  'swim-ruched': line('swimsuit', 'plain', '1', 'swim', C.swimsuits, 'swim', 'regular', [6, 8], 2),
  'swim-shoulder': line('swimsuit', 'plain', '2', 'swim', C.swimsuits, 'swim', 'regular', [6, 9], 2),
  'swim-belt': line('swimsuit', 'plain', '3', 'swim', C.swimsuits, 'swim', 'regular', [7, 9], 2),
  'swim-rib': line('swimsuit', 'plain', '4', 'swim', C.swimsuits, 'swim', 'slim', [6, 8], 2),
  'swim-stripe': line('swimsuit', 'stripe', '0124', 'swim', C.swimsuits, 'stripes', 'regular', [6, 8], 3),
  'swim-animal': line('swimsuit', 'animal', '0123', 'swim', C.swimsuits, 'animal', 'regular', [6, 9], 2),
  'bikini-triangle': line('bikini', 'plain', '0', 'swim', C.bikinis, 'swim', 'regular', [5, 7], 2),
  'bikini-bandeau': line('bikini', 'plain', '1', 'swim', C.bikinis, 'swim', 'regular', [5, 7], 2),
  'bikini-rib': line('bikini', 'plain', '2', 'swim', C.bikinis, 'swim', 'slim', [5, 7], 2),
  'bikini-high': line('bikini', 'plain', '3', 'swim', C.bikinis, 'swim', 'regular', [6, 8], 2),
  'bikini-floral': line('bikini', 'floral', '0123', 'swim', C.bikinis, 'floral', 'regular', [5, 8], 3),
  'pyjama-satin': line('pyjama', 'plain', '0', 'satin', C.pyjamas, 'night', 'regular', [8, 10], 3),
  'pyjama-stripe': line('pyjama', 'stripe', '03', 'poplin', C.pyjamas, 'nightStripes', 'regular', [7, 9], 4),
  'pyjama-short': line('pyjama', 'plain', '13', 'viscose', C.pyjamas, 'night', 'regular', [6, 8], 4),
  'pyjama-silk': line('pyjama', 'plain', '2', 'silk', C.pyjamas, 'night', 'regular', [14, 17], 3),
  'robe-terry': line('robe', 'plain', '0', 'terry', C.robes, 'terry', 'loose', [8, 10], 2),
  'robe-waffle': line('robe', 'plain', '1', 'waffle', C.robes, 'terry', 'loose', [7, 9], 2),
  'robe-kimono': line('robe', 'floral', '2', 'viscose', C.robes, 'floral', 'loose', [7, 10], 3),
  'robe-satin': line('robe', 'plain', '3', 'satin', C.robes, 'night', 'regular', [9, 11], 3),
} as const satisfies Record<string, Line>
