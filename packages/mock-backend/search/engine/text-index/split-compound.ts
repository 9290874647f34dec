import type { Lang } from '#catalogue/types'
import type { Analyser } from '#search/engine/analysis/analyser'

/** Linking letters between two parts: "omslagSkjole", "kvinneEtui". */
const LINKS: Record<Lang, readonly string[]> = { fi: ['n'], sv: ['s', 'e'], nb: ['s', 'e'], da: ['s', 'e'] }

/** Short last parts of compounds with any first part: "merinoull". */
const SURE_ENDS: Record<Lang, readonly string[]> = { fi: [], sv: ['ull'], nb: ['ull'], da: ['uld'] }

/** Folded words that look like compounds but are not: "bomull" (cotton) does not contain "ull" (wool). */
const UNSPLIT: Record<Lang, readonly string[]> = {
  fi: ['puuvilla'],
  sv: ['bomull'],
  nb: ['bomull'],
  da: ['bomuld', 'torklade'],
}

const SHORTEST_PART = 3
const SURE_PART = 4

export type Compound = {
  /** Stem of the first part; a known stem if possible. */
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

/** Rates a split; 0 rejects it. A part of three letters is accepted only if the other part is known too. */
function rate({ leftText, isLeftKnown, rightText, isRightKnown }: Compound, lang: Lang): number {
  if (isLeftKnown && isRightKnown) return 1000 + rightText.length
  const isSureEnd = rightText.length >= SURE_PART || SURE_ENDS[lang].includes(rightText)
  if (isRightKnown) return isSureEnd ? 500 + rightText.length : 0
  return isLeftKnown && leftText.length >= SURE_PART && rightText.length > SURE_PART ? 100 + leftText.length : 0
}

/** Returns a function that tells whether an index lies within one of the words. */
function insideOf(folded: string, words: readonly string[]): (index: number) => boolean {
  const spans = words
    .map((word) => ({ from: folded.indexOf(word), length: word.length }))
    .filter(({ from }) => from >= 0)
  return (index) => spans.some(({ from, length }) => index > from && index < from + length)
}

/** The best split of a folded word into two parts; null when neither part is known. */
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
