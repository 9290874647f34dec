import path from 'node:path'
import { hotspotsOf, parsePictureName, parseSceneName, SCENES, sceneFile } from '@kajo/picture-studio'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createCms } from '#catalogue/cms/create-cms'
import { EDITIONS } from '#catalogue/cms/market-facts'
import { createCatalogue } from '#catalogue/create-catalogue'
import { isCutAlike } from '#catalogue/kinds'
import { BRANDS_PATH } from '#catalogue/lists'
import { categoryPath, SHOP_PATHS } from '#catalogue/public-paths'
import type { CmsArea, CmsMenuItem } from '#catalogue/types'
import { CONTENT_PATHS } from '@/lib/routing/content-paths'
import { KEPT_FOLDER } from '@/packages/picture-studio/picture-store'
import type { Piece } from '@/packages/picture-studio/scenes/scene-plan'
import { SCENE_PLANS } from '@/packages/picture-studio/scenes/scene-plans'

const today = new Date('2026-11-21T09:00:00Z')
const catalogue = createCatalogue({ today })
const { areas, menus } = createCms({ catalogue })

const editions = EDITIONS.map(({ market, lang }) => ({ market, lang }))
const areasOf = ({ market, lang }: (typeof editions)[number]): CmsArea[] =>
  areas.filter((area) => area.markets.includes(market) && area.lang === lang)
const menusOf = ({ market, lang }: (typeof editions)[number]) =>
  menus.filter((menu) => menu.market === market && menu.lang === lang)
const flat = (items: CmsMenuItem[]): CmsMenuItem[] => items.flatMap((item) => [item, ...flat(item.children)])

/** Paths that exist in an edition: the brand overview, categories, content pages, articles. */
function pathsOf(edition: (typeof editions)[number]): Set<string> {
  const contents = areasOf(edition).filter((area) => area.alias !== null)
  return new Set([
    ...catalogue.categories.map(({ categoryId }) => categoryPath(catalogue.categories, categoryId)[edition.lang]),
    ...catalogue.lists.map(({ path }) => path[edition.lang]),
    ...catalogue.campaigns
      .filter(({ type, markets }) => type === 'PRICE_CAMPAIGN' && markets.includes(edition.market))
      .map(({ alias }) => `/dc/${alias[edition.lang]}`),
    ...[BRANDS_PATH, ...Object.values(SHOP_PATHS)].map((path) => path[edition.lang]),
    ...contents.map(({ alias, tags }) => (tags.includes('inspiration') ? `/inspiration/${alias}` : `/${alias}`)),
  ])
}

const widgetsOf = (own: CmsArea[]) => own.flatMap((area) => area.containers.flatMap(({ widgets }) => widgets))

/** Files of the pictures on wide screens, in reading order. */
const picturesOf = (own: CmsArea[]): string[] =>
  widgetsOf(own).flatMap(({ configuration }) =>
    [...JSON.stringify(configuration).matchAll(/"filename\\?":\\?"([^"\\]+)/g)].map((match) => match[1] ?? ''),
  )

/** The pieces of a scene as texts of kind, colour and print. */
function piecesOf(file: string): string[] {
  const scene = parseSceneName(file)
  if (!scene) throw new Error(`${file} is not a scene`)
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
    const pages = links.filter((link) => !link?.startsWith('tel:'))
    expect(pages.filter((link) => !paths.has(link ?? ''))).toEqual([])
  })

  it('names only pictures that the studio can draw', () => {
    const files = [...json.matchAll(/"filename(?:ForMobileDevice)?":"([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => parseSceneName(file) === null && parsePictureName(file) === null)).toEqual([])
  })

  it('the products of an outfit have the kind, cut, colour and print of its picture', () => {
    const pages = areasOf(edition).filter(({ family }) => family !== 'Channel')
    const texts = widgetsOf(pages).flatMap(({ name, configuration }) =>
      name === 'JSON' ? [String(configuration.json)] : [],
    )
    const products = new Map(
      catalogue.styles.flatMap((style) => style.products.map((p) => [p.articleNumber, { ...p, ...style }] as const)),
    )
    expect(texts).not.toEqual([])
    for (const text of texts) {
      const { component, configuration } = JSON.parse(text)
      expect(component).toBe('hotspots')
      expect(pathsOf(edition)).toContain(configuration.button.href)
      const scene = parseSceneName(configuration.image.filename)?.name
      const drawn = scene ? hotspotsOf(scene) : []
      expect(configuration.spots).toHaveLength(drawn.length)
      for (const [i, { kind, colour, print, shape }] of drawn.entries()) {
        const spot = products.get(configuration.spots[i].articleNumber)
        expect(spot, `${scene} ${kind}`).toMatchObject({ kind, colour, print })
        expect(isCutAlike(kind, spot?.shape ?? -1, shape), `${scene} ${kind}`).toBe(true)
      }
    }
  })

  it('R-CMS-01 has the home page, ten information pages, six articles with an overview, and content areas for lists and products', () => {
    const own = areasOf(edition)
    const home = own.find((area) => area.family === 'Frontpage' && area.areaName === 'The front page area')
    const names = new Set(home?.containers.flatMap((container) => container.widgets.map((widget) => widget.name)))
    expect([...names]).toEqual(expect.arrayContaining(['Banner', 'Product list', 'Text']))
    expect(own.filter((area) => area.family === 'Content' && area.tags.includes('menu'))).toHaveLength(10)
    expect(own.filter((area) => area.tags.includes('inspiration'))).toHaveLength(6)
    expect(own.filter((area) => area.tags.includes('stories')).map(({ alias }) => alias)).toEqual(['inspiration'])
    expect(own.filter((area) => area.family === 'Productlist').length).toBeGreaterThan(4)
    expect(own.filter((area) => area.family === 'Product' && area.areaName === 'Product detail page')).toHaveLength(1)
    const aliases = own.flatMap((area) => (area.alias ? [area.alias] : []))
    expect(new Set(aliases).size).toBe(aliases.length)
    expect(aliases).toContain(CONTENT_PATHS.terms[edition.lang].slice(1))
    expect(aliases).toContain(CONTENT_PATHS.privacy[edition.lang].slice(1))
  })

  it('every article has its own main picture and three others, none of them twice', () => {
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

  it('every widget has a name and a type', () => {
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
    expect(json).not.toMatch(/[{|][a-z]+\||\{\w+\}/)
  })

  it('R-CMS-07 the service promises name free shipping, 14 days and weekdays 8–17', () => {
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

  it('no page menu has an item with the title of the menu', () => {
    const footers = menusOf(edition).filter(({ location }) => location.startsWith('footer'))
    const own = footers.map(({ title, items }) => items.map(({ label }) => label).includes(title))
    expect(own).toEqual([false, false, false, false])
  })

  it('the main menu has new arrivals, categories on three levels, sale and brands', () => {
    const own = menusOf(edition)
    const locations = [
      'main-desktop',
      'main-mobile',
      'footer-shop',
      'top-bar',
      'footer-first',
      'footer-second',
      'footer-contact',
      'info-pages',
    ]
    expect(own.map((menu) => menu.location)).toEqual(locations)
    expect(own[0]?.items.map((item) => item.children.length > 0)).toEqual([false, true, true, true, true, false, false])
    expect(own[0]?.items[1]?.children[0]?.children.length).toBeGreaterThan(1)
    expect(own[0]?.items.at(-2)?.url).toMatch(/^\/dc\/./)
  })
})

it('R-MARKET-14 every channel has a theme in all its languages', () => {
  for (const edition of editions) {
    const theme = areasOf(edition).find(({ family, areaName }) => family === 'Channel' && areaName === 'Theme')
    const [widget] = theme ? widgetsOf([theme]) : []
    expect(JSON.parse(String(widget?.configuration.json))).toEqual({
      component: 'theme',
      configuration: { '--paper': '#fbfaf8' },
    })
  }
})

describe('pictures between products', () => {
  const between = areas.filter(({ areaName }) => areaName === 'Between the products of the product list')
  const names = [...new Set(picturesOf(between).map((file) => parseSceneName(file)?.name ?? 'offline'))]

  it.each(names)('%s has no details on the left, where the text is', async (name) => {
    for (const { x } of SCENE_PLANS[name].pieces) expect(x).toBeGreaterThan(SCENES[name].width / 2)
    // Only products have sharp edges; light and shadow have soft ones.
    const master = sharp(path.join(KEPT_FOLDER, sceneFile(name)))
    const { data, info } = await master.greyscale().resize(200).raw().toBuffer({ resolveWithObject: true })
    const sharpAt = (i: number): boolean => Math.abs((data[i + 1] ?? 0) - (data[i] ?? 0)) > 20
    const column = Array.from({ length: info.width - 1 }, (_, x) => x).find((x) =>
      Array.from({ length: info.height }, (_, y) => y).some((y) => sharpAt(y * info.width + x)),
    )
    expect(column).toBeGreaterThan(0.44 * info.width)
    expect(column).toBeLessThan(0.7 * info.width)
  })
})

describe('home pages', () => {
  it.each(editions)('R-CMS-01 $market in $lang shows no piece and no scene twice', (edition) => {
    const homes = areasOf(edition).filter(({ family }) => family === 'Frontpage')
    const pictures = picturesOf(homes)
    expect(pictures.length).toBeGreaterThan(7)
    const pieces = pictures.flatMap(piecesOf)
    expect(pieces.filter((piece, i) => pieces.indexOf(piece) !== i)).toEqual([])
  })

  it.each(editions)('R-CMS-01 $market in $lang has an outfit and the campaign of the market', (edition) => {
    const text = JSON.stringify(areasOf(edition).filter(({ family }) => family === 'Frontpage'))
    expect(text.match(/hotspots/g)).toHaveLength(1)
    const running = catalogue.campaigns.filter(({ type, markets }) => type === 'PRICE_CAMPAIGN' && markets.length === 1)
    const own = running.find(({ markets }) => markets.includes(edition.market))
    expect(own).toBeDefined()
    expect(text).toContain(own?.name[edition.lang])
  })

  it('the home pages of the four markets have different containers', () => {
    const homes = areas.filter(
      (area) => area.family === 'Frontpage' && !(area.markets[0] === 'fi' && area.lang === 'sv'),
    )
    const orders = homes.map((home) => home.containers.map((container) => container.name).join())
    expect(new Set(orders).size).toBe(4)
  })

  it('the texts for Norway have no Danish words', () => {
    const isNorwegian = ({ lang }: { lang: string }) => lang === 'nb'
    const norwegian = JSON.stringify([areas.filter(isNorwegian), menus.filter(isNorwegian)])
    const danish = /\b(tøj|nederdel|taske|frakker?|strikken|fragt|hverdage|størrelser er|webshop|returret|mails?)\b/i
    expect(danish.exec(norwegian)?.[0]).toBe(undefined)
  })
})
