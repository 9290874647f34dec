import type { Lang } from '#catalogue/types'
import { fold } from '#search/engine/analysis/fold'
import { tokenise, truncateSearchText } from '#search/engine/analysis/tokenise'
import { type Occasion, occasionOf } from '#search/engine/words/occasions'
import { QUERY_WORDS } from '#search/engine/words/query-words'

export type ParsedQuestion = {
  /** The remaining words to search for, folded, in order. */
  words: string[]
  /** Price limits in whole currency units of the market. */
  price: { lowest: number; highest: number } | null
  /** Size labels in lower case; a product needs one of them. */
  sizes: string[]
  wantsSale: boolean
  wantsNews: boolean
  /** What the shopper buys for; none of their words is in `words`. */
  occasions: Occasion[]
}

const MOST_WORDS = 10
const NUMBER = '(\\d+(?:[.,]\\d{1,2})?)'
const CURRENCY = '(?:\\s*(?:€|e(?![\\p{L}\\p{N}])|eur\\p{L}*|kr\\p{L}*\\.?|sek|nok|dkk|:-|,-))'
/** Half sizes of gloves and shoes, which tokenising would split at the comma. */
const HALF_SIZE = /(?<![\p{L}\p{N}])\d{1,2}[.,]5(?![\p{L}\p{N}])/u
const LETTER_SIZE = /^(?:x{0,2}s|m|x{0,2}l|[34]xl)$/

type Patterns = Record<
  'range' | 'between' | 'afterRange' | 'under' | 'over' | 'exact' | 'size' | 'sale' | 'news',
  RegExp
>

const made = new Map<Lang, Patterns>()

function patternsOf(lang: Lang): Patterns {
  const known = made.get(lang)
  if (known) return known
  const { under, over, between, afterRange, to, size, sale, news } = QUERY_WORDS[lang]
  const pattern = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, 'u')
  const limits = `${NUMBER}${CURRENCY}?\\s*(?:${to}|-)\\s*${NUMBER}${CURRENCY}?`
  const patterns: Patterns = {
    range: pattern(`${NUMBER}${CURRENCY}?\\s*-\\s*${NUMBER}${CURRENCY}?`),
    between: pattern(`(?:${between})\\s+${limits}`),
    // never matches in languages without such words
    afterRange: pattern(`${limits}\\s*(?:${afterRange ?? '(?!)'})`),
    under: pattern(`(?:${under})\\s*${NUMBER}${CURRENCY}?`),
    over: pattern(`(?:${over})\\s*${NUMBER}${CURRENCY}?`),
    exact: pattern(`${NUMBER}${CURRENCY}`),
    size: pattern(`(?:${size})\\.?\\s*(w?\\d{1,3}(?:[.,]5)?(?:\\s*[-/]\\s*\\d{1,3})?|[a-z]{1,3}|[34]xl|one size)`),
    sale: pattern(`(?:${sale})`),
    news: pattern(`(?:${news})`),
  }
  made.set(lang, patterns)
  return patterns
}

const amountOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.'))

/** Removes thousands separators: "1 000" and "1.000" become 1000. */
const withoutGaps = (text: string): string => text.replace(/(?<!\d)(\d{1,3})[ .\u00a0](\d{3})(?!\d)/g, '$1$2')

/** Removes matched parts from a text one after another. */
function createReader(text: string) {
  let rest = text
  return {
    take: (pattern: RegExp, isMeant: (match: RegExpExecArray) => boolean = () => true): RegExpExecArray | null => {
      const match = pattern.exec(rest)
      if (!match || !isMeant(match)) return null
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
      return match
    },
    rest: () => rest,
  }
}

type Reader = ReturnType<typeof createReader>
type IsSize = (label: string) => boolean

const hasCurrency = (text: string): boolean => new RegExp(`\\d${CURRENCY}`, 'u').test(text)

function takePrice(reader: Reader, patterns: Patterns, isSize: IsSize): ParsedQuestion['price'] {
  const areSizes = ([all, from, to]: RegExpExecArray) =>
    !/[^\d\s.,-]/.test(all) && isSize(from ?? '') && isSize(to ?? '')
  const range =
    reader.take(patterns.between) ??
    reader.take(
      patterns.afterRange,
      ([all, from, to]) => hasCurrency(all) || !(isSize(from ?? '') && isSize(to ?? '')),
    ) ??
    reader.take(patterns.range, (match) => !areSizes(match))
  if (range) {
    const [low, high] = [amountOf(range[1]), amountOf(range[2])].sort((a, b) => a - b)
    return { lowest: low ?? 0, highest: high ?? Number.POSITIVE_INFINITY }
  }
  const over = reader.take(patterns.over)
  const under = reader.take(patterns.under) ?? (over ? null : reader.take(patterns.exact))
  if (!over && !under) return null
  return {
    lowest: over ? amountOf(over[1]) : 0,
    highest: under ? amountOf(under[1]) : Number.POSITIVE_INFINITY,
  }
}

const labelsOf = (text: string): string[] => text.split(/\s*[-/]\s*/).map((label) => label.trim().replace('.', ','))

function takeSizes(reader: Reader, patterns: Patterns, isSize: IsSize): string[] {
  const named = reader.take(patterns.size, ([, label]) => labelsOf(label ?? '').every(isSize))
  if (named) return labelsOf(named[1] ?? '')
  const half = reader.take(HALF_SIZE, ([label]) => labelsOf(label).every(isSize))
  return half ? labelsOf(half[0]) : []
}

/** Separates words that are sizes from the other words. */
function splitSizes(words: readonly string[], isSize: IsSize): { sizes: string[]; words: string[] } {
  const labels = (word: string) => (words.length > 1 || /\d/.test(word) ? labelsOf(word) : [])
  const isLabel = (word: string) => {
    const parts = labels(word)
    return parts.length > 0 && parts.every((part) => isSize(part) && (/\d/.test(part) || LETTER_SIZE.test(part)))
  }
  return { sizes: words.filter(isLabel).flatMap(labels), words: words.filter((word) => !isLabel(word)) }
}

/** Parses price limits, sizes, sale, news and occasions out of a query text; the rest are words to search for. */
export function parseQuestion(text: string, lang: Lang, isSize: IsSize): ParsedQuestion {
  const reader = createReader(withoutGaps(fold(truncateSearchText(text), lang).replace(/[‐-―−]/g, '-')))
  const patterns = patternsOf(lang)
  const price = takePrice(reader, patterns, isSize)
  const named = takeSizes(reader, patterns, isSize)
  const wantsSale = reader.take(patterns.sale) !== null
  const wantsNews = reader.take(patterns.news) !== null
  const { sizes, words } = splitSizes(tokenise(reader.rest()), isSize)
  return {
    words: words.filter((word) => !occasionOf(word, lang)).slice(0, MOST_WORDS),
    price,
    sizes: [...named, ...sizes],
    wantsSale,
    wantsNews,
    occasions: [...new Set(words.flatMap((word) => occasionOf(word, lang) ?? []))],
  }
}
