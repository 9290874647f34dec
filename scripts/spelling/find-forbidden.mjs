// Words that are spelt right and still wrong here: rejected synonyms, neighbours' words, English leftovers.
import { readFileSync } from 'node:fs'
import { inRoot } from '../run.mjs'
import { LANGS } from './read-texts.mjs'

const COLUMN = 'Not'

/** Rejected synonyms by language, from cells such as `nb: handlekurv*, handlevogn*; da: indkøbskurv*`. */
export function readGlossary(markdown) {
  const rejected = Object.fromEntries(LANGS.map((lang) => [lang, []]))
  let at = -1
  for (const line of markdown.split('\n').filter((row) => row.startsWith('|'))) {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.includes(COLUMN)) at = cells.indexOf(COLUMN)
    else
      for (const [, lang, words] of (cells[at] ?? '').matchAll(/\b(fi|sv|nb|da): ([^;]*)/g))
        rejected[lang].push(...words.split(',').map((word) => word.trim()))
  }
  return rejected
}

const readList = (name) =>
  readFileSync(inRoot('docs', 'words', name), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

/** Everything forbidden, by language. */
export function forbiddenWords() {
  const glossary = readGlossary(readFileSync(inRoot('docs', 'glossary.md'), 'utf8'))
  return Object.fromEntries(
    LANGS.map((lang) => [lang, [...glossary[lang], ...readList(`not-${lang}.txt`), ...readList('not-english.txt')]]),
  )
}

/** `word` means that word alone, `word*` what begins with it, `*x*` what has it. */
function patternOf(words) {
  const parts = words.map((word) => word.replace(/\*/g, '\\p{L}*').replace(/ /g, '\\s'))
  return new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'giu')
}

/** Straight quotation marks, three full stops, a percentage glued on or free to break away from its number. */
const MISPRINT = /"|'|\.{3}|\d+ ?%|\d+ €|\d+ kr(?!\p{L})/gu

/** Forbidden words and misprints, as { lang, word, source }; names and our own words are let through. */
export function findForbidden(texts, names = [], forbidden = forbiddenWords()) {
  const known = new Set(names.flatMap((name) => [...name.split(/[\s&]+/), `${name}s`]))
  const places = Object.fromEntries(LANGS.map((lang) => [lang, new Set(readList(`${lang}.txt`))]))
  const patterns = Object.fromEntries(LANGS.map((lang) => [lang, patternOf(forbidden[lang])]))
  return texts
    .filter(({ lang }) => lang in patterns)
    .flatMap(({ lang, text, source }) =>
      [...text.matchAll(patterns[lang]), ...text.matchAll(MISPRINT)]
        .filter(([word]) => !known.has(word) && !places[lang].has(word))
        .map(([word]) => ({ lang, word, source })),
    )
}
