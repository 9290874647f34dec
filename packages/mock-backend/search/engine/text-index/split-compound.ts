import type { Lang } from '#catalogue/types'
import type { Analyser } from '#search/engine/analysis/analyser'

/** Letters that may stand between two parts: "omslagSkjole", "kvinneEtui". */
const LINKS: Record<Lang, readonly string[]> = { fi: ['n'], sv: ['s', 'e'], nb: ['s', 'e'], da: ['s', 'e'] }

/** Short words that end compounds whatever stands before them: "merinoull". */
const SURE_ENDS: Record<Lang, readonly string[]> = { fi: [], sv: ['ull'], nb: ['ull'], da: ['uld'] }

/** Folded words that look like compounds and are none: cotton is no wool, a scarf no leather. */
const UNSPLIT: Record<Lang, readonly string[]> = {
  fi: ['puuvilla'],
  sv: ['bomull'],
  nb: ['bomull'],
  da: ['bomuld', 'torklade'],
}

const SHORTEST_PART = 3
const SURE_PART = 4

export type Compound = {
  /** Stem of the first part, a known one where there is one. */
  left: string
  leftText: string
  isLeftKnown: boolean
  right: string
  rightText: string
  isRightKnown: boolean
}

type Tools = { analyser: Analyser; isKnown: (stem: string) => boolean }

function knownLeft(text: string, { analyser, isKnown }: Tools): string | null {
  const forms = [text, ...LINKS[analyser.lang].filter((link) => text.endsWith(link)).map(() => text.slice(0, -1))]
  return (
    forms
      .filter((form) => form.length >= SHORTEST_PART)
      .map(analyser.stem)
      .find(isKnown) ?? null
  )
}

/** How good a split is; 0 is none. A part of three letters proves nothing unless the other part is known too. */
function rate({ leftText, isLeftKnown, rightText, isRightKnown }: Compound, lang: Lang): number {
  if (isLeftKnown && isRightKnown) return 1000 + rightText.length
  const isSureEnd = rightText.length >= SURE_PART || SURE_ENDS[lang].includes(rightText)
  if (isRightKnown) return isSureEnd ? 500 + rightText.length : 0
  return isLeftKnown && leftText.length >= SURE_PART && rightText.length > SURE_PART ? 100 + leftText.length : 0
}

/** Tells whether a place lies within one of the words. */
function insideOf(folded: string, words: readonly string[]): (place: number) => boolean {
  const spans = words
    .map((word) => ({ from: folded.indexOf(word), length: word.length }))
    .filter(({ from }) => from >= 0)
  return (place) => spans.some(({ from, length }) => place > from && place < from + length)
}

/** The best way to read a folded word as two; null where neither part is known. */
export function splitCompound(folded: string, tools: Tools): Compound | null {
  let best: Compound | null = null
  let bestRating = 0
  const isInside = insideOf(folded, UNSPLIT[tools.analyser.lang])
  for (let i = SHORTEST_PART; i <= folded.length - SHORTEST_PART; i++) {
    if (isInside(i)) continue
    const leftText = folded.slice(0, i)
    const rightText = folded.slice(i)
    const right = tools.analyser.stem(rightText)
    const known = knownLeft(leftText, tools)
    const split: Compound = {
      left: known ?? tools.analyser.stem(leftText),
      leftText,
      isLeftKnown: known !== null,
      right,
      rightText,
      isRightKnown: tools.isKnown(right),
    }
    const rating = rate(split, tools.analyser.lang)
    if (rating <= bestRating) continue
    best = split
    bestRating = rating
  }
  return best
}
