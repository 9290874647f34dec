// Finds correctly spelt words that must not be used: rejected synonyms, words of the other languages, English words.
import { readFileSync } from 'node:fs'
import { inRoot } from '../run.mjs'
import { TEXT_LANGS } from './read-texts.mjs'

const COLUMN = 'Not'

/** Reads the rejected synonyms by language from cells such as `nb: handlekurv*, handlevogn*; da: indkøbskurv*`. */
export function readGlossary(markdown) {
  const rejected = Object.fromEntries(TEXT_LANGS.map((lang) => [lang, []]))
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

/** All forbidden words by language. */
export function forbiddenWords() {
  const glossary = readGlossary(readFileSync(inRoot('docs', 'glossary.md'), 'utf8'))
  return Object.fromEntries(
    TEXT_LANGS.map((lang) => [
      lang,
      [...glossary[lang], ...readList(`not-${lang}.txt`), ...readList('not-english.txt')],
    ]),
  )
}

/** A pattern of words: `word` matches the whole word, `word*` words that begin with it, `*x*` words that contain it. */
function patternOf(words) {
  const parts = words.map((word) => word.replace(/\*/g, '\\p{L}*').replace(/ /g, '\\s'))
  return new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'giu')
}

/** Straight quotation marks, three full stops, and amounts without a no-break space between number and unit. */
const MISPRINT = /"|'|\.{3}|\d+ ?%|\d+ ?€|\d+ ?kr(?!\p{L})/gu

/** Finds forbidden words and misprints, as `{ lang, word, source }`; names are allowed. */
export function findForbidden(texts, properNames = [], forbidden = forbiddenWords()) {
  const known = new Set(properNames.flatMap((name) => [...name.split(/[\s&]+/), `${name}s`]))
  const accepted = Object.fromEntries(TEXT_LANGS.map((lang) => [lang, new Set(readList(`${lang}.txt`))]))
  const patterns = Object.fromEntries(TEXT_LANGS.map((lang) => [lang, patternOf(forbidden[lang])]))
  return texts
    .filter(({ lang }) => lang in patterns)
    .flatMap(({ lang, text, source }) =>
      [...text.matchAll(patterns[lang]), ...text.matchAll(MISPRINT)]
        .filter(([word]) => !known.has(word) && !accepted[lang].has(word))
        .map(([word]) => ({ lang, word, source })),
    )
}
