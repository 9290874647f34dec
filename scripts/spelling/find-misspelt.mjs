// Checks each distinct word once against the dictionary of its language.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lint } from 'cspell'
import { inRoot } from '../run.mjs'

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu

/** Names, and their genitive with -s. */
const nameParts = (properNames) =>
  new Set(properNames.flatMap((name) => name.match(WORD) ?? []).flatMap((part) => [part, `${part}s`]))

/** The words of each language with their first source: Map of language to Map of word to source. */
function collectWords(texts, properNames) {
  const known = nameParts(properNames)
  const byLang = new Map()
  for (const { lang, text, source } of texts) {
    const words = byLang.get(lang) ?? new Map()
    byLang.set(lang, words)
    for (const word of text.match(WORD) ?? []) if (!known.has(word) && !words.has(word)) words.set(word, source)
  }
  return byLang
}

/** Finds words that are neither in a dictionary nor in `docs/words`, as `{ lang, word, source }`. */
export async function findMisspelt(texts, properNames = []) {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  const byLang = collectWords(texts, properNames)
  const found = []
  try {
    for (const [lang, words] of byLang) writeFileSync(join(folder, `${lang}.txt`), [...words.keys()].join('\n'))
    const nothing = () => {}
    const reporter = {
      issue: ({ text, uri = '', line }) => {
        const lang = uri.slice(-6, -4)
        const word = line?.text.trim() || text
        found.push({ lang, word, source: byLang.get(lang)?.get(word) ?? '' })
      },
      error: (message, error) => {
        throw error ?? new Error(message)
      },
      info: nothing,
      debug: nothing,
      progress: nothing,
      result: nothing,
    }
    const files = [...byLang.keys()].map((lang) => `${lang}.txt`)
    await lint(files, { config: inRoot('cspell.json'), root: folder, gitignore: false, cache: false }, reporter)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return found
}
