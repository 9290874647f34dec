import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOCALES } from '@/lib/market/market-table'

const sheet = readFileSync('app/styles/vat.css', 'utf8')
const messagesOf = (lang: string): { layout: Record<string, string> } =>
  JSON.parse(readFileSync(`messages/${lang}.json`, 'utf8'))

/** Value of a CSS variable in business mode for a language, as displayed. */
function wordOf(lang: string, variable: string): string | undefined {
  const [, rule = ''] = new RegExp(`html\\[data-vat="ex"\\]:lang\\(${lang}\\) \\{([^}]*)\\}`).exec(sheet) ?? []
  const [, word] = new RegExp(`--${variable}: "([^"]*)"`).exec(rule) ?? []
  return word?.replace('\\a0', '\u00a0')
}

it.each(Object.keys(LOCALES))('R-PRICE-01 the labels of prices equal those of the switch, in %s', (lang) => {
  const { pricesExVat, pricesIncVat } = messagesOf(lang).layout
  expect(wordOf(lang, 'ex-vat')).toBe(pricesExVat)
  expect(wordOf(lang, 'inc-vat')).toBe(pricesIncVat)
})
