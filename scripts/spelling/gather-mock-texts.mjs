// Collects all texts of the mock backend. The modules are executed, not parsed, so this needs a TypeScript loader.
import { readdirSync, readFileSync } from 'node:fs'
import { createCms } from '../../packages/mock-backend/catalogue/cms/create-cms.ts'
import { createCatalogue } from '../../packages/mock-backend/catalogue/create-catalogue.ts'
import * as campaigns from '../../packages/mock-backend/catalogue/words/campaign-names.ts'
import { MODEL_NAMES, SECOND_NAMES } from '../../packages/mock-backend/catalogue/words/model-names.ts'
import { WORDS } from '../../packages/mock-backend/catalogue/words/words.ts'
import * as markets from '../../packages/mock-backend/commerce/markets.ts'
import { MAIL_TEXTS } from '../../packages/mock-backend/outbox/mail-texts.ts'
import { ORDER_STEP_TEXTS } from '../../packages/mock-backend/outbox/order-step-texts.ts'
import { RETURN_MAIL_TEXTS } from '../../packages/mock-backend/outbox/return-mail-texts.ts'
import { PAGE_TEXTS } from '../../packages/mock-backend/payments/page-texts.ts'
import { FRAME_TEXTS } from '../../packages/mock-backend/payments/snippets/frame-texts.ts'
import { inRoot } from '../run.mjs'

const LANGS = ['fi', 'sv', 'nb', 'da']
const TODAY = new Date('2026-11-21T00:00:00Z')
/** Fields of the catalogue that shoppers do not read: addresses, pictures, settings, names of widgets. */
const MACHINE = /^(alias|url|href|id|type|kind|layout|design|family|areaName|primaryImage|pictures|key|code|tags|hex)$/
/** The same for CMS content and menus. */
const DESK =
  /^(alias|name|id|type|mode|sort|markets?|lang|filters|location|tags|layout|design|component|family|href|filename|class\w+|\w*(?:Image|Url|url|Color|Names?|Number)|--[\w-]+)$/
/** Matches no field: shoppers read all of them. */
const NO_FIELD = /^$/
/** Replaces the arguments of a text: amounts, names and codes. */
const SAMPLE = '2468'
/** Strings that are not texts, in any field: addresses, file names of pictures, locales such as `fi-FI`. */
const ADDRESS = /^(?:\/|https?:)\S*$|\.webp$|^[a-z]{2}-[A-Z]{2}$/
const TABLE_LINE = /^\s*(?:const \w+.*?=\s*\{\s*)?.*?\b(?:fi|sv|nb|da): ?[['"`]/
const CELL = /\b(fi|sv|nb|da): ?(\[.*?\]|'[^']*'|"[^"]*"|`[^`]*`)/g

/** Folders with texts as shoppers type them, including spelling mistakes. */
const TYPED_BY_SHOPPERS = /^(?:engine|relevance)\//

const isTable = (value) => LANGS.every((lang) => lang in value)

/** The values of an array or object as [value, language, source], without the skipped fields. */
function below(value, lang, source, skipped) {
  if (Array.isArray(value)) return value.map((item) => [item, lang, source])
  if (isTable(value)) return LANGS.map((each) => [value[each], each, source])
  return Object.entries(value)
    .filter(([key]) => !skipped.test(key))
    .map(([key, item]) => [item, value.lang ?? lang, `${source}.${key}`])
}

/** Adds all texts in a value. The language comes from a table of four languages or from an object's `lang` field. */
function gather(value, lang, source, add, skipped = MACHINE) {
  if (typeof value === 'string' && value.startsWith('{"')) return gather(JSON.parse(value), lang, source, add, skipped)
  if (typeof value === 'string' && lang && !ADDRESS.test(value)) add(lang, value, source)
  if (value === null || typeof value !== 'object') return
  for (const [item, itsLang, place] of below(value, lang, source, skipped)) gather(item, itsLang, place, add, skipped)
}

/** Adds a table of texts in four languages. A text may be a function of one argument or contain placeholders. */
function gatherTable(table, source, add) {
  const addFilled = (lang, text, place) => add(lang, text.replace(/\{\w+\}/g, SAMPLE), place)
  for (const lang of LANGS) {
    const texts = Object.values(table[lang]).map((text) => (typeof text === 'function' ? text(SAMPLE) : text))
    gather(texts, lang, source, addFilled, NO_FIELD)
  }
}

/** A string literal as shoppers read it: with `…` for each `${}` and real no-break spaces. */
const plainLiteral = (text) => text.replace(/\$\{[^}]*\}/g, '…').replace(/\\u00a0/g, '\u00a0')

/** Adds tables in the code that no module exports: parsed from lines such as `fi: '…', sv: '…'`. */
function gatherLines(folder, add) {
  const names = readdirSync(inRoot(folder), { recursive: true })
  for (const name of names.filter((file) => file.endsWith('.ts') && !TYPED_BY_SHOPPERS.test(file))) {
    const file = `${folder}/${name}`
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .forEach((line, i) => {
        if (!TABLE_LINE.test(line)) return
        for (const [, lang, cell] of line.matchAll(CELL))
          for (const [, text] of cell.matchAll(/['"`]([^'"`]*)['"`]/g))
            add(lang, plainLiteral(text), `${file}:${i + 1}`)
      })
  }
}

/** Adds the texts of all sources. Returns the names of the brands. */
function gatherAll(add) {
  gather(WORDS, null, 'words', add)
  const catalogue = createCatalogue({ today: TODAY })
  gather(catalogue, null, 'catalogue', add)
  const { areas, menus } = createCms({ catalogue, today: TODAY })
  // Title and description are shown only for areas with an `alias`, which are pages.
  for (const area of areas) gather(area.alias ? area : { ...area, title: '', description: '' }, null, 'cms', add, DESK)
  gather(menus, null, 'menus', add, DESK)
  gather({ ...campaigns }, null, 'campaign-names', add)
  gather({ ...markets }, null, 'markets', add)
  gatherTable(PAGE_TEXTS, 'payment pages', add)
  gatherTable(MAIL_TEXTS, 'mails', add)
  gatherTable(ORDER_STEP_TEXTS, 'mails about orders', add)
  gatherTable(RETURN_MAIL_TEXTS, 'mails about returns', add)
  gatherTable(FRAME_TEXTS, 'payment forms', add)
  gatherLines('packages/mock-backend/commerce', add)
  gatherLines('packages/mock-backend/search', add)
  return catalogue.brands.map(({ name }) => name)
}

/** Every distinct text as [language, text, source], and the names of brands and models in the texts. */
export function gatherMockTexts() {
  const seen = new Set()
  const texts = []
  const brands = gatherAll((lang, text, source) => {
    const known = `${lang} ${text}`
    if (seen.has(known)) return
    seen.add(known)
    texts.push([lang, text, source])
  })
  return { texts, properNames: [...brands, ...MODEL_NAMES, ...SECOND_NAMES] }
}
