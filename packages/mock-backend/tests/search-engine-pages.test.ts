import { describe, expect, it } from 'vitest'
import {
  buttonsWidget,
  container,
  heroBanner,
  type Picture,
  productList,
  richText,
  textOnImage,
  textWidget,
} from '#catalogue/cms/widgets'
import { itemAt } from '#catalogue/item-at'
import { NAMED_PRODUCTS } from '#catalogue/named-products'
import type { CmsArea, Lang } from '#catalogue/types'
import { createPageSearch } from '#search/engine/pages/create-page-search'
import { engineFixture, PLACES } from './search-engine-fixture'

const { engine, commerce, search, entries } = engineFixture()
const links = (lang: Lang, text: string) => engine.searchPages(text, PLACES[lang], 5).map(({ link }) => link)
const suggest = (lang: Lang, text: string) => engine.suggestPhrases(text, PLACES[lang], 8)

describe('phrases', () => {
  it.each<[Lang, string, string]>([
    ['fi', 'mek', 'mekot'],
    ['fi', 'musta m', 'mustat mekot'],
    ['fi', 'mekkko', 'mekot'],
    ['sv', 'klän', 'klänningar'],
    ['sv', 'klan', 'klänningar'],
    ['sv', 'svart kl', 'svarta klänningar'],
    ['sv', 'ull', 'ullkappor'],
    ['sv', 'brallor', 'byxor'],
    ['sv', 'klannig', 'klänningar'],
    ['nb', 'støv', 'støvletter'],
    ['nb', 'sort kjole', 'svarte kjoler'],
    ['da', 'læder', 'læderjakker'],
    ['da', 'maren', 'maren holt'],
  ])('%s: "%s" is continued by "%s"', (lang, typed, phrase) => expect(suggest(lang, typed)).toContain(phrase))

  it('every phrase finds products', () => {
    for (const lang of ['fi', 'sv', 'nb', 'da'] as const) {
      const phrases = ['', 'k', 's', 'b'].flatMap((text) => suggest(lang, text))
      expect(phrases.length).toBeGreaterThan(16)
      for (const phrase of phrases) expect(search(lang, phrase).hits.length, phrase).toBeGreaterThan(0)
    }
  })

  it('for an empty text, phrases are of different category families', () => {
    const phrases = suggest('sv', '')
    expect(phrases).toHaveLength(8)
    expect(phrases[0]).toBe('klänningar')
    const families = phrases.map((phrase) => {
      const { style } = itemAt(search('sv', phrase).hits, 0)
      return commerce.index.tree.pathTo(style.primaryCategoryId)[1]
    })
    expect(new Set(families).size).toBe(8)
  })

  it('a phrase is no longer suggested when its last products are sold', () => {
    expect(suggest('sv', 'baddräkt')).toContain('baddräkter')
    const skus = entries.filter(({ style }) => style.kind === 'swimsuit').flatMap(({ product }) => product.skus)
    for (const { skuId } of skus) commerce.state.data.stock.replaced[skuId] = 0
    commerce.stockChanged(skus.map(({ skuId }) => skuId))
    engine.catalogueChanged()
    expect(suggest('sv', 'baddräkt')).not.toContain('baddräkter')
  })

  it('related searches lead to other products of the same sort', () => {
    const { relatedSearches } = search('sv', 'röd klänning')
    expect(relatedSearches).toContain('vinröda klänningar')
    expect(relatedSearches).not.toContain('röda klänningar')
    expect(search('sv', 'hund').relatedSearches).toEqual([])
  })
})

describe('pages', () => {
  it('a page with one word of a long text does not match it', () => {
    expect(links('sv', 'kashmir')).not.toEqual([])
    expect(links('sv', 'kashmirtröja med polokrage i marinblått')).toEqual([])
  })

  it.each<[Lang, string, string]>([
    ['fi', 'palautus', '/palautukset'],
    ['fi', 'toimituskulut', '/toimitus'],
    ['fi', 'mekot', '/c/vaatteet/mekot'],
    ['sv', 'byte', '/returer'],
    ['sv', 'frakt', '/leverans'],
    ['sv', 'storlek', '/storleksguide'],
    ['sv', 'maren', '/b/maren-holt'],
    ['nb', 'størrelsesguide', '/storrelsesguide'],
    ['nb', 'angrerett', '/kjopsvilkar'],
    ['da', 'retur', '/returnering'],
    ['da', 'storrelse', '/stoerrelsesguide'],
    ['da', 'kjoler', '/c/toej/kjoler'],
  ])('%s: "%s" finds %s first', (lang, text, link) => expect(links(lang, text)[0]).toBe(link))

  it('an article of the journal has its own path', () => {
    expect(links('sv', 'vårda läder')).toContain('/inspiration/varda-ditt-lader')
  })

  it('pages of other languages are not found', () => {
    expect(links('fi', 'palautukset')).not.toEqual([])
    expect(links('sv', 'palautukset')).toEqual([])
  })
})

describe('texts of pages', () => {
  const picture: Picture = { scene: 'hero-wide', href: '/c/solnedgang', alt: 'Segelbåt', text: 'Fyrtorn' }
  const widgets = [
    textWidget({ title: 'Trädgård', level: 'h1', subtitle: 'Höstlov', html: '<p class="lead">Akvarium</p>' }),
    richText('<ul><li>Papegoja</li></ul>'),
    heroBanner({ picture, title: 'Regnbåge', text: 'Tidtabell', button: 'Provsmaka' }),
    textOnImage({ picture, title: 'Gitarr', text: 'Bibliotek', button: 'Ljudbok' }),
    buttonsWidget([{ url: '/c/vinterdack', text: 'Cykelhjälm' }]),
    productList({ title: 'Lakritsbåtar', articleNumbers: ['XQ4711'] }),
  ]
  const area: CmsArea = {
    ...itemAt(commerce.cms.areas, 0),
    alias: 'provsida',
    markets: [PLACES.sv.market.alias],
    lang: 'sv',
    containers: [container('Opening', widgets)],
  }
  const pages = createPageSearch({ ...commerce, cms: { ...commerce.cms, areas: [area] } })
  const found = (text: string) => pages.search(text, PLACES.sv, 5).map(({ kind }) => kind)

  const inTexts = ['Trädgård', 'Höstlov', 'Akvarium', 'Papegoja', 'Regnbåge', 'Tidtabell', 'Gitarr', 'Bibliotek']
  const onButtonsAndPictures = ['Provsmaka', 'Ljudbok', 'Cykelhjälm', 'Segelbåt', 'Fyrtorn']

  it.each([...inTexts, ...onButtonsAndPictures])('"%s", which shoppers read, finds its page', (word) =>
    expect(found(word)).toEqual(['content']),
  )

  it.each(['Lakritsbåtar', 'XQ4711', 'solnedgang', 'vinterdack', '16150F', 'lead'])('"%s" finds no page', (word) =>
    expect(found(word)).toEqual([]),
  )

  it.each(['image', 'default', 'webp', 'rich', 'buttons', 'journal'])('the technical word "%s" finds no page', (word) =>
    expect(links('sv', word)).toEqual([]),
  )
})

describe('redirects', () => {
  it.each<[Lang, string, string]>([
    ['fi', 'palautus', '/palautukset'],
    ['fi', 'Kokotaulukko', '/kokotaulukko'],
    ['fi', 'uutuudet', '/uutuudet'],
    ['fi', 'ale', '/dc/syysale'],
    ['sv', 'returer', '/returer'],
    ['sv', 'fri frakt', '/leverans'],
    ['sv', 'bästsäljare just nu', '/bästsäljare-just-nu'],
    ['sv', 'rea', '/dc/hostrea'],
    ['nb', 'storrelsesguide', '/storrelsesguide'],
    ['nb', 'vilkår', '/kjopsvilkar'],
    ['nb', 'nyheter', '/nyheter'],
    ['da', 'fortrydelsesret', '/handelsbetingelser'],
    ['da', 'udsalg', '/dc/efteraarsudsalg'],
  ])('%s: "%s" opens %s', (lang, text, link) => expect(search(lang, text).redirectLink).toBe(link))

  it('an article number of a product or a size opens the product', () => {
    const { articleNumber, alias } = NAMED_PRODUCTS.dress
    expect(search('sv', articleNumber).redirectLink).toBe(`/p/klanningar/${alias.sv}`)
    expect(search('sv', `${articleNumber}-38`).redirectLink).toBe(`/p/klanningar/${alias.sv}`)
  })

  it('a text with further words does not redirect', () => {
    expect(search('sv', 'klänning rea').redirectLink).toBeNull()
    expect(search('fi', 'mekko').redirectLink).toBeNull()
  })
})
