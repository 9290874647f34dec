import { describe, expect, it } from 'vitest'
import { LANGS, MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { findMisprints } from '@/tests/support/find-misprints'
import { sayMessages } from '@/tests/support/say-messages'

const sites = Object.values(MARKETS).flatMap(({ alias: market, languages }) =>
  LANGS.filter((lang) => languages.includes(lang)).map((lang): Site => ({ market, lang, mode: 'domain' })),
)
const faults = (lang: string, text: string) => findMisprints([{ lang, text, source: 'here' }]).map(({ fault }) => fault)

describe('findMisprints', () => {
  it.each([
    ['da', 'Fri fragt over 499 kr..', 'two full stops'],
    ['da', 'Fri fragt over 499 kr. . Se mere', 'two full stops'],
    ['sv', 'Prova i i lugn och ro', 'a word twice'],
    ['fi', 'Kirjoita <a href="/x">asiakaspalveluun</a> .', 'a blank before a mark'],
    ['nb', 'Kåper , jakker', 'a blank before a mark'],
    ['fi', '«Kajo»', 'a quotation mark of another language'],
    ['sv', '“Kajo”', 'a quotation mark of another language'],
    ['nb', '”Kajo”', 'a quotation mark of another language'],
    ['da', '«Kajo»', 'a quotation mark of another language'],
    ['fi', 'Rusettipusero – Kajo – Kajo', 'a name said twice'],
    ['fi', 'arkisin klo 8–17', 'a line may break between "klo" and the hour'],
  ])('%s "%s" has %s', (lang, text, fault) => {
    expect(faults(lang, text)).toContain(fault)
  })

  it.each([
    ['da', 'Fri fragt over 499 kr. og »Kajo«. Luft, og damp.'],
    ['fi', '<h2>Palautus</h2><p>Palautus on maksuton: ”Kajo”, klo\u00a08–17, ti 24.11.–to 26.11.</p>'],
    ['nb', 'Mønstre – «Kajo» – Kajo, f.eks. kl.\u00a08–17'],
    ['sv', 'Titta på på vår sida, <a href="/x">kundservice</a>.'],
  ])('%s "%s" is right', (lang, text) => {
    expect(faults(lang, text)).toEqual([])
  })
})

describe('the messages of the shop', () => {
  it.each(sites)('has no misprint in any message of $market in $lang, amounts and dates filled in', async (site) => {
    const texts = await sayMessages(site)
    expect(texts.length).toBeGreaterThan(900)
    expect(findMisprints(texts)).toEqual([])
  })
})
