import type { ColourKey, Kind } from '@kajo/picture-studio'
import { brandIdsFor, brandLevel } from './brands'
import type { PriceStory } from './build-price-log'
import { KIND_FACTS, SIZES } from './kinds'
import { createLinePlan } from './line-plan'
import { LINES, type LineId } from './lines'
import type { Line } from './lines/line'
import { createModelNamer } from './model-namer'
import { type FixedStock, NAMED_STYLES, type NamedStyle } from './named-products'
import { createPicturePlan, type PicturePlan } from './picture-plan'
import { productName } from './product-names'
import { between, createRandom, pick, type Random } from './random'
import type { Localised, PriceList } from './types'
import { ORIGINS, type Origin } from './words/words-types'

/** The decisions about a style from which its products are built. */
export type StylePlan = {
  styleId: number
  line: LineId
  /** Number of earlier styles of the kind. */
  ordinal: number
  /** Number of earlier styles of the line. */
  lineOrdinal: number
  shape: number
  colours: readonly ColourKey[]
  name: Localised
  brandId: number
  sizes: readonly string[]
  point: number
  shift: Partial<PriceList>
  story: PriceStory
  steps: number
  origin: Origin
  random: Random
  named: { fixed: (size: string) => FixedStock } | null
}

type Plan = Omit<StylePlan, 'ordinal' | 'lineOrdinal'>

/** A random number of colours, mostly two or three. */
function colourCount(random: Random): number {
  const chance = random()
  if (chance < 0.16) return 1
  if (chance < 0.5) return 2
  if (chance < 0.78) return 3
  return chance < 0.93 ? 4 : 5
}

function sizesOf(line: Line, random: Random): readonly string[] {
  const all = SIZES[KIND_FACTS[line.kind].sizes]
  if (all.length < 5) return all
  const chance = random()
  if (chance < 0.2) return all.slice(1)
  return chance < 0.4 ? all.slice(0, -1) : all
}

/** Random shifts of one price point in single markets, because price lists do not follow an exchange rate. */
function shiftOf(random: Random): Partial<PriceList> {
  const one = (): number => (random() < 0.12 ? pick(random, [-1, 1]) : 0)
  return { se: one(), no: one(), dk: one() }
}

function storyOf(random: Random): PriceStory {
  const chance = random()
  if (chance < 0.14) return 'dipped'
  return chance < 0.26 ? 'rose' : 'steady'
}

function planNamed(named: NamedStyle, styleId: number, random: Random): Plan {
  return {
    styleId,
    line: named.line,
    shape: named.shape,
    colours: named.colours,
    name: named.name ?? productName(named.line, named.model),
    brandId: named.brandId,
    sizes: named.sizes,
    point: named.price,
    shift: {},
    story: named.lowSteps ? 'dipped' : 'steady',
    steps: named.lowSteps ?? 0,
    origin: 'portugal',
    random,
    named: { fixed: named.stock },
  }
}

/** Most lines that are tried to find an unused picture before a picture is repeated. */
const MOST_ASKED = 12

/** The next line in turn; a line whose pictures are all used is skipped if one of the next lines has unused pictures. */
function freshLine(nextLine: () => LineId, pictures: PicturePlan): LineId {
  const first = nextLine()
  let line = first
  for (let asked = 1; asked < MOST_ASKED && !pictures.hasFresh(line); asked++) line = nextLine()
  return pictures.hasFresh(line) ? line : first
}

function planOrdinary(
  line: LineId,
  styleId: number,
  random: Random,
  tools: { name: (line: LineId) => string; pictures: PicturePlan },
): Plan {
  const facts: Line = LINES[line]
  const brandId = pick(random, brandIdsFor(facts.kind))
  const { shape, colours } = tools.pictures.choose(line, colourCount(random), random)
  return {
    styleId,
    line,
    shape,
    colours,
    name: productName(line, tools.name(line)),
    brandId,
    sizes: sizesOf(facts, random),
    point: between(random, facts.price[0], facts.price[1]) + brandLevel(brandId),
    shift: shiftOf(random),
    story: storyOf(random),
    steps: between(random, 1, 2),
    origin: pick(random, ORIGINS),
    random,
    named: null,
  }
}

/** Plans styles one after another. A style does not depend on the number of styles that follow. */
export function createStylePlanner(seed: number): () => StylePlan {
  const nextLine = createLinePlan()
  const pictures = createPicturePlan()
  const tools = { name: createModelNamer(seed), pictures }
  const seen = new Map<Kind | LineId, number>()
  const seenBefore = (key: Kind | LineId): number => {
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return count
  }
  for (const style of NAMED_STYLES) pictures.use(style.line, style.shape, style.colours)
  let styleId = 0
  return () => {
    styleId++
    const random = createRandom(seed * 1_000_003 + styleId * 7919)
    const named = NAMED_STYLES[styleId - 1]
    const plan = named
      ? planNamed(named, styleId, random)
      : planOrdinary(freshLine(nextLine, pictures), styleId, random, tools)
    return { ...plan, ordinal: seenBefore(LINES[plan.line].kind), lineOrdinal: seenBefore(plan.line) }
  }
}
