import type { Lang } from '@/lib/market/market-table'

export type Text = { lang: string; text: string; source: string }
export type Misprint = { lang: string; fault: string; at: string; source: string }

/** Words that may correctly occur twice in a row. */
const LEGITIMATE_TWICE: Record<Lang, readonly string[]> = { fi: [], sv: ['på'], nb: ['på'], da: ['på'] }

const QUOTED: Record<Lang, RegExp> = {
  fi: /”[^”]*”/g,
  sv: /”[^”]*”/g,
  nb: /«[^«»]*»/g,
  da: /»[^«»]*«/g,
}
const QUOTATION_MARK = /["“”„«»‹›‘‚]/

const RULES: readonly [fault: string, pattern: RegExp][] = [
  ['two full stops', /\.\s?\.(?!\p{L})/u],
  ['two marks in a row', /[,;:]\s?[,;:.]/u],
  ['a blank before a mark', /\s[,.;:!?](?=\s|$)/u],
  ['two blanks', /\S {2,}\S/u],
  ['a name said twice', /– ([^–]+) – \1$/u],
  ['a line may break between "klo" and the hour', /\bk(?:lo|l\.) \d/u],
]

const DOUBLED = /(?<![\p{L}-])(\p{L}+)[ \u00a0]+\1(?![\p{L}-])/giu

const isLang = (lang: string): lang is Lang => lang in QUOTED

/** Text lines of an editor's HTML: block elements start a new line, links do not. */
export const plainLines = (html: string): string[] =>
  html
    .replace(/<\/?(?:p|h\d|li|ul|ol|br|td|th|tr|table|thead|tbody|caption|div)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, '\u00a0')
    .split('\n')

function faultsOf(lang: Lang, line: string): [fault: string, at: string][] {
  const found = RULES.flatMap(([fault, pattern]): [string, string][] => {
    const match = pattern.exec(line)
    return match ? [[fault, line.slice(Math.max(0, match.index - 30), match.index + 30)]] : []
  })
  const doubled = [...line.matchAll(DOUBLED)].filter(
    ([, word = '']) => !LEGITIMATE_TWICE[lang].includes(word.toLowerCase()),
  )
  const quotes = QUOTATION_MARK.exec(line.replace(QUOTED[lang], ''))
  return [
    ...found,
    ...doubled.map(([at]): [string, string] => ['a word twice', at]),
    ...(quotes ? [['a quotation mark of another language', line] as [string, string]] : []),
  ]
}

/** Misprints that no dictionary finds: punctuation, repeated words, foreign quotation marks. */
export const findMisprints = (texts: readonly Text[]): Misprint[] =>
  texts.flatMap(({ lang, text, source }) =>
    isLang(lang)
      ? plainLines(text).flatMap((line) => faultsOf(lang, line).map(([fault, at]) => ({ lang, fault, at, source })))
      : [],
  )
