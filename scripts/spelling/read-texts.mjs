// Reads the texts to check: messages, texts of the mock backend and English prose, each as `{ lang, text, source }`.
import { readdirSync, readFileSync } from 'node:fs'
import { bin, capture, inRoot } from '../run.mjs'

export const TEXT_LANGS = ['fi', 'sv', 'nb', 'da']

const PROSE = ['README.md', 'CONTRIBUTING.md', 'packages/mock-backend/README.md']

/** The words of an ICU message, including those of its plural branches, without arguments, selectors and tags. */
export function plainMessage(message) {
  const words = message.replace(/\{\s*\w+\s*(?:,\s*(?:number|date|time)[^{}]*)?\}/g, ' … ')
  const branches = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/g
  const said = branches.test(words) ? words.replace(branches, ' ').replace(/=?\w+\s*\{/g, ' … ') : words
  return said.replace(/[{}]/g, ' … ').replace(/<\/?\w+\/?>/g, '')
}

/** Removes email and web addresses, because they are not words. */
const withoutAddresses = (text) => text.replace(/\S+@\S+|(?:https?:\/\/|www\.)\S+/g, ' ')

/** The text of an editor's HTML, without tags. */
const plainHtml = (html) => html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, '\u00a0')

/** The prose of a Markdown file, without code, HTML, URLs and link targets. */
const plainMarkdown = (text) =>
  text
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<[^>]*>|https?:\/\/\S+/g, ' ')

function valuesOf(value, path) {
  if (typeof value === 'string') return [{ path, text: plainMessage(value) }]
  return Object.entries(value).flatMap(([key, below]) => valuesOf(below, path ? `${path}.${key}` : key))
}

/** The messages of one language, without their keys. */
export const messageTexts = (lang, messages) =>
  valuesOf(messages, '').map(({ path, text }) => ({ lang, text, source: `messages/${lang}.json ${path}` }))

const readMessages = (lang) => messageTexts(lang, JSON.parse(readFileSync(inRoot('messages', `${lang}.json`), 'utf8')))

/** The texts of the mock backend, and the names of brands and models in them, which are in no dictionary. */
async function readMock() {
  const { code, output } = await capture(bin('tsx'), [inRoot('scripts', 'spelling', 'print-mock-texts.mjs')])
  if (code !== 0) throw new Error(output)
  const { texts, properNames } = JSON.parse(output)
  return { texts: texts.map(([lang, text, source]) => ({ lang, text: plainHtml(text), source })), properNames }
}

/** All Markdown files in `docs` except the glossary, which is in four languages. */
const docs = () =>
  readdirSync(inRoot('docs'), { recursive: true })
    .map((file) => `docs/${file}`)
    .filter((file) => file.endsWith('.md') && file !== 'docs/glossary.md')

function readProse() {
  return [...PROSE, ...docs()].flatMap((source) =>
    plainMarkdown(readFileSync(inRoot(source), 'utf8'))
      .split('\n')
      .map((text) => ({ lang: 'en', text, source })),
  )
}

/** All texts to check. `properNames` are accepted in every language. */
export async function readTexts() {
  const { texts, properNames } = await readMock()
  const all = [...TEXT_LANGS.flatMap(readMessages), ...texts, ...readProse()]
  return { texts: all.map((each) => ({ ...each, text: withoutAddresses(each.text) })), properNames }
}
