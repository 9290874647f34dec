import { describe, expect, it } from 'vitest'
import { TERMS_PATH } from '@/lib/checkout/terms-path'
import { sizeTableFor } from '@/lib/product/size-tables'
import { buildSizeTables } from '@/mock-backend/catalogue/cms/build-size-tables'
import { createCms } from '@/mock-backend/catalogue/cms/create-cms'
import { EDITIONS } from '@/mock-backend/catalogue/cms/market-facts'
import { PAGES } from '@/mock-backend/catalogue/cms/page-keys'
import { TEXTS } from '@/mock-backend/catalogue/cms/texts/site-texts'
import { createCatalogue } from '@/mock-backend/catalogue/create-catalogue'
import { SIZES } from '@/mock-backend/catalogue/kinds'
import { categoryPath } from '@/mock-backend/catalogue/public-paths'
import type { CmsArea, CmsMenuItem } from '@/mock-backend/catalogue/types'
import { parsePictureName } from '@/mock-backend/studio/picture-name'
import { parseSceneName, SCENES } from '@/mock-backend/studio/scenes/scene-names'
import type { Piece } from '@/mock-backend/studio/scenes/scene-plan'
import { SCENE_PLANS } from '@/mock-backend/studio/scenes/scene-plans'

const today = new Date('2026-11-21T09:00:00Z')
const catalogue = createCatalogue({ today, products: 200 })
const { areas, menus } = createCms({ catalogue, today })

const editions = EDITIONS.map(({ market, lang }) => ({ market, lang }))
const areasOf = ({ market, lang }: (typeof editions)[number]): CmsArea[] =>
  areas.filter((area) => area.markets.includes(market) && area.lang === lang)
const menusOf = ({ market, lang }: (typeof editions)[number]) =>
  menus.filter((menu) => menu.market === market && menu.lang === lang)
const flat = (items: CmsMenuItem[]): CmsMenuItem[] => items.flatMap((item) => [item, ...flat(item.children)])

/** Addresses that exist in an edition: categories, content pages, articles. */
function pathsOf(edition: (typeof editions)[number]): Set<string> {
  const contents = areasOf(edition).filter((area) => area.alias !== null)
  return new Set([
    ...catalogue.categories.map(({ categoryId }) => categoryPath(catalogue.categories, categoryId)[edition.lang]),
    ...contents.map(({ alias, tags }) => (tags.includes('inspiration') ? `/inspiration/${alias}` : `/${alias}`)),
  ])
}

const isSizeKey = (key: string): key is keyof typeof SIZES => key in SIZES

const widgetsOf = (own: CmsArea[]) => own.flatMap((area) => area.containers.flatMap(({ widgets }) => widgets))

/** Files of the pictures as desktops see them, in reading order. */
const picturesOf = (own: CmsArea[]): string[] =>
  widgetsOf(own).flatMap(({ configuration }) =>
    [...JSON.stringify(configuration).matchAll(/"filename\\?":\\?"([^"\\]+)/g)].map((match) => match[1] ?? ''),
  )

/** What lies in a scene, as a shopper would name it: kind, colour, print. */
function piecesOf(file: string): string[] {
  const scene = parseSceneName(file)
  if (!scene) throw new Error(`${file} is no scene`)
  return SCENE_PLANS[scene.name].pieces.map(({ what, colour, print = 'plain', leads }: Piece) =>
    [what, (leads && scene.colour) || colour, print].join(' '),
  )
}

describe.each(editions)('content of $market in $lang', (edition) => {
  const json = JSON.stringify(areasOf(edition))

  it('links only to pages that exist', () => {
    const paths = pathsOf(edition)
    const links = [
      ...[...json.matchAll(/"(?:href|url|buttonUrl)":"(\/[^"]*)"/g)].map((match) => match[1]),
      ...[...json.matchAll(/href=\\"(\/[^"\\]*)\\"/g)].map((match) => match[1]),
      ...menusOf(edition).flatMap((menu) => flat(menu.items).map((item) => item.url)),
    ]
    expect(links.length).toBeGreaterThan(60)
    expect(links.filter((link) => !paths.has(link ?? ''))).toEqual([])
  })

  it('R-CMS-04 names only pictures the studio makes', () => {
    const files = [...json.matchAll(/"filename(?:ForMobileDevice)?":"([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => parseSceneName(file) === null && parsePictureName(file) === null)).toEqual([])
  })

  it('R-CMS-04 leaves the left of the pictures between products to the words', () => {
    const between = areas.filter(({ areaName }) => areaName === 'Between the products of the product list')
    const scenes = picturesOf(between).map((file) => parseSceneName(file)?.name)
    expect(scenes.length).toBeGreaterThan(12)
    for (const name of scenes) expect(name && SCENES[name].shows, name).toMatch(/right half$/)
  })

  it('R-CMS-04 lays out outfits of pieces the house sells, on pictures the studio makes', () => {
    const texts = areasOf(edition)
      .flatMap((area) => area.containers.flatMap(({ widgets }) => widgets))
      .flatMap(({ name, configuration }) => (name === 'JSON' ? [String(configuration.json)] : []))
    const numbers = catalogue.styles.flatMap(({ products }) => products.map(({ articleNumber }) => articleNumber))
    const paths = pathsOf(edition)
    for (const text of texts) {
      const { component, configuration } = JSON.parse(text)
      expect(component).toBe('hotspots')
      expect(parseSceneName(configuration.image.filename)).not.toBeNull()
      expect(paths).toContain(configuration.button.href)
      expect(configuration.spots.length).toBeGreaterThan(1)
      for (const spot of configuration.spots) expect(numbers).toContain(spot.articleNumber)
    }
  })

  it('R-CMS-01 has a front page, nine information pages, six articles and their overview, list and product areas', () => {
    const own = areasOf(edition)
    const home = own.find((area) => area.family === 'Frontpage' && area.areaName === 'The front page area')
    const names = new Set(home?.containers.flatMap((container) => container.widgets.map((widget) => widget.name)))
    expect([...names]).toEqual(expect.arrayContaining(['Banner', 'Product list', 'Text']))
    expect(own.filter((area) => area.family === 'Content' && area.tags.includes('menu'))).toHaveLength(9)
    expect(own.filter((area) => area.tags.includes('inspiration'))).toHaveLength(6)
    expect(own.filter((area) => area.tags.includes('stories')).map(({ alias }) => alias)).toEqual(['inspiration'])
    expect(own.filter((area) => area.family === 'Productlist').length).toBeGreaterThan(4)
    expect(own.filter((area) => area.family === 'Product' && area.areaName === 'Product detail page')).toHaveLength(1)
    const aliases = own.flatMap((area) => (area.alias ? [area.alias] : []))
    expect(new Set(aliases).size).toBe(aliases.length)
    expect(aliases).toContain(TERMS_PATH[edition.lang].slice(1))
  })

  it('R-CMS-04 shows every article by a picture of its own, three more in it, none twice', () => {
    const own = areasOf(edition)
    const overview = own.find((area) => area.tags.includes('stories'))
    const cards = picturesOf(overview ? [overview] : [])
    expect(cards).toHaveLength(6)
    expect(new Set(cards).size).toBe(6)
    const articles = own.filter((area) => area.tags.includes('inspiration'))
    for (const article of articles) expect(new Set(picturesOf([article])).size).toBe(3)
    expect(new Set(articles.map((article) => picturesOf([article])[0])).size).toBe(6)
    for (const { containers } of articles) expect(JSON.stringify(containers).match(/<h2>/g)).toHaveLength(3)
  })

  it.each(Object.keys(SIZES).filter(isSizeKey))('R-PDP-12 finds the table of goods in %s and their advice', (key) => {
    const words = TEXTS[edition.lang].sizes
    const { bust, hips, foot, belt, hand } = words.howTo
    const expected: Record<keyof typeof SIZES, [heading: string, advice: string] | null> = {
      numbers: [words.clothes, `${bust} ${hips}`],
      letters: [words.clothes, `${bust} ${hips}`],
      waist: [words.jeans, hips],
      shoes: [words.shoes, foot],
      belts: [words.belts, belt],
      gloves: [words.gloves, hand],
      one: null,
    }
    const { table, advice } = sizeTableFor(buildSizeTables(words), SIZES[key])
    expect(table.match(/<h2>(.*?)<\/h2>/)?.[1]).toBe(expected[key]?.[0])
    if (expected[key]) expect(advice).toBe(`<p>${expected[key][1]}</p>`)
  })

  it('R-CMS-01 has a size table for everything that is sold in sizes', () => {
    const sizes = areasOf(edition).find(({ alias }) => alias === PAGES.sizes[edition.lang])
    const rows = [...JSON.stringify(sizes).matchAll(/<th scope=\\"row\\">([^<]+)</g)].map((match) => match[1] ?? '')
    const named = new Set(rows.flatMap((row) => row.split(' / ')))
    const sold = Object.values(SIZES)
      .flatMap((list) => [...list])
      .filter((size) => size !== 'One size')
    expect(sold.filter((size) => !named.has(size))).toEqual([])
  })

  it('fills name and type of every widget', () => {
    const widgets = areasOf(edition).flatMap((area) => area.containers.flatMap((container) => container.widgets))
    const known = [
      'Banner',
      'Product list',
      'Text',
      'Rich text',
      'Image',
      'Buttons',
      'Category puffs',
      'Text on image',
      'JSON',
    ]
    expect(
      widgets.filter((widget) => !known.includes(widget.name) || widget.type !== `${widget.name}PageWidget`),
    ).toEqual([])
    expect(json).not.toMatch(/[{|][a-z]+\||\{(free|fee|home|law|board)\}/)
  })

  it('R-CMS-07 promises free shipping, 14 days and weekdays 8–17', () => {
    const free = { fi: '69\u00a0€', se: '699\u00a0kr', no: '699\u00a0kr', dk: '499\u00a0kr.' }[edition.market]
    const topBar =
      menusOf(edition)
        .find((menu) => menu.location === 'top-bar')
        ?.items.map((item) => item.label) ?? []
    expect(topBar[0]).toContain(free)
    expect(topBar[1]).toContain('14')
    expect(topBar[2]).toContain('8–17')
    const home = JSON.stringify(areasOf(edition).find((area) => area.family === 'Frontpage'))
    expect(home).toContain(free)
  })

  it('has every menu, categories three levels deep', () => {
    const own = menusOf(edition)
    const locations = ['main-desktop', 'main-mobile', 'top-bar', 'footer-first', 'footer-second', 'info-pages']
    expect(own.map((menu) => menu.location)).toEqual(locations)
    expect(own[0]?.items.map((item) => item.children.length > 0)).toEqual([true, true, true, true])
    expect(own[0]?.items[0]?.children[0]?.children.length).toBeGreaterThan(1)
  })
})

describe('front pages', () => {
  it.each(editions)('R-CMS-01 of $market in $lang shows no piece and no scene twice', (edition) => {
    const homes = areasOf(edition).filter(({ family }) => family === 'Frontpage')
    const pictures = picturesOf(homes)
    expect(pictures.length).toBeGreaterThan(7)
    const pieces = pictures.flatMap(piecesOf)
    expect(pieces.filter((piece, i) => pieces.indexOf(piece) !== i)).toEqual([])
  })

  it.each(editions)('R-CMS-01 of $market in $lang has an outfit and tells of the campaign of its market', (edition) => {
    const text = JSON.stringify(areasOf(edition).filter(({ family }) => family === 'Frontpage'))
    expect(text.match(/hotspots/g)).toHaveLength(1)
    const running = catalogue.campaigns.filter(({ type, markets }) => type === 'PRICE_CAMPAIGN' && markets.length === 1)
    const own = running.find(({ markets }) => markets.includes(edition.market))
    expect(own).toBeDefined()
    expect(text).toContain(own?.name[edition.lang])
  })

  it('are edited differently in every market', () => {
    const homes = areas.filter(
      (area) => area.family === 'Frontpage' && !(area.markets[0] === 'fi' && area.lang === 'sv'),
    )
    const orders = homes.map((home) => home.containers.map((container) => container.name).join())
    expect(new Set(orders).size).toBe(4)
  })

  it('speaks Norwegian in Norway', () => {
    const norwegian = JSON.stringify([
      areas.filter((area) => area.lang === 'nb'),
      menus.filter((menu) => menu.lang === 'nb'),
    ])
    const danish = /\b(tøj|nederdel|taske|frakker?|strikken|fragt|hverdage|størrelser er|webshop|returret|mails?)\b/i
    expect(danish.exec(norwegian)?.[0]).toBe(undefined)
  })
})
