import { NextIntlClientProvider } from 'next-intl'
import { prerender } from 'react-dom/static'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import ProductPage from '@/app/[market]/[lang]/(default)/p/[...path]/page'
import { ShopContext } from '@/components/providers/shop-context'
import type { ProductQuery } from '@/graphql/generated/graphql'
import { mapProduct } from '@/lib/product/map-product'
import messages from '@/messages/sv.json'
import { answers } from '@/tests/support/fake-service'
import { recommendations, searchService } from '@/tests/support/search-fixtures'
import { makeShop } from '@/tests/support/shop-fixtures'
import { product, stock } from './fixtures'

const loadProduct = vi.hoisted(() => vi.fn())
vi.mock('@/lib/product/load-product', () => ({ loadProduct }))
vi.mock('@/lib/apollo/server-client', () => import('@/tests/support/fake-service'))
vi.mock('@/lib/cache/cached', () => import('@/tests/support/fake-service'))

type Group = NonNullable<NonNullable<NonNullable<ProductQuery['product']>['parameterGroups']>[number]>
const group = (parameterGroupId: number, name: string, parameters: [name: string, label: string, value: string][]) =>
  ({
    parameterGroupId,
    name,
    parameters: parameters.map(([key, label, value], index) => ({ parameterId: index, name: key, label, value })),
  }) as Group

const DRESS = product({
  parameterGroups: [
    group(1, 'Plagg', [
      ['Color', 'Färg', 'Rost'],
      ['Pattern', 'Mönster', 'Enfärgad'],
    ]),
    group(2, 'Material', [['Composition', 'Sammansättning', '100 % lin']]),
    group(3, 'Passform', [['Fit', 'Passform', 'Rak']]),
    group(9, 'Ursprung', [['Season', 'Säsong', 'Höst 2026']]),
  ],
  skus: [
    { skuId: 70, articleNumber: 'A-7-S', name: 'S', stock: stock({ inStock: 2 }) },
    { skuId: 71, articleNumber: 'A-7-M', name: 'M', stock: stock({ inStock: 0, oversellable: 5 }) },
    { skuId: 72, articleNumber: 'A-7-L', name: 'L', stock: stock({ inStock: 0 }) },
  ],
})

const SIZES =
  '<h2>Kläder</h2><table><tr><th>36 / S</th><td>84–87 cm</td></tr><tr><th>38 / M</th><td>88–91 cm</td></tr></table>'

/** The service has a size guide for these sizes, the search service no recommendations. */
function startServices() {
  const widget = {
    id: 'w',
    type: 'RichTextPageWidget',
    name: 'Rich text',
    sortOrder: 1,
    configuration: JSON.stringify({ text: SIZES }),
  }
  answers.widgetArea = {
    widgetArea: { title: 'Storleksguide', containers: [{ id: 1, sortOrder: 1, widgets: [widget] }] },
  }
  searchService({ 'product-page': recommendations({}) })
}
beforeEach(startServices)

/** HTML of the product page as a crawler gets it. */
async function htmlOfPage(): Promise<string> {
  const params = Promise.resolve({ market: 'se', lang: 'sv', path: ['klanning-7'] })
  const { prelude } = await prerender(
    <NextIntlClientProvider locale="sv" messages={messages} timeZone="Europe/Stockholm">
      <ShopContext value={makeShop().shop}>{await ProductPage({ params })}</ShopContext>
    </NextIntlClientProvider>,
  )
  return new Response(prelude as ReadableStream).text()
}

describe('the product page', () => {
  it('R-PRICE-01 T17 for a business, every limit of free delivery on the page is labelled as including VAT', async () => {
    loadProduct.mockResolvedValue(mapProduct(DRESS))
    const html = (await htmlOfPage()).replaceAll('\u00a0', ' ')
    const bare = html.replaceAll(/<span class="says-inc-vat">.*?<\/span>/g, '')
    expect(html.match(/699 kr/g)).not.toBeNull()
    expect(bare).not.toContain('699 kr')
  })

  it('R-PDP-01 texts of editors are shown with their markup, without scripts, and no entity is shown as such', async () => {
    const model = mapProduct(DRESS)
    if (!model) throw new Error('no product')
    const { sanitizeHtml } = await import('@/lib/content/sanitize-html')
    const long = sanitizeHtml('<p>Ull &amp; siden</p><ul><li>5 < 6</li></ul><script>alert(1)</script>')
    loadProduct.mockResolvedValue({ ...model, texts: { ...model.texts, short: sanitizeHtml('Mjuk & varm'), long } })
    const page = await htmlOfPage()
    expect(page).toContain('>Mjuk &amp; varm<')
    expect(page).toContain('<p>Ull &amp; siden</p><ul><li>5 &lt; 6</li></ul></div>')
  })

  let html = ''
  let texts: string[] = []
  beforeAll(async () => {
    startServices()
    loadProduct.mockResolvedValue(mapProduct(DRESS))
    html = await htmlOfPage()
    texts = [...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text ?? '')
  })

  it('R-ANALYTICS-02 the HTML names its product, for the detail view', () => {
    expect(html).toMatch(/<article [^>]*data-detail="7"/)
  })

  it('R-PDP-01 shows brand and name', () => {
    expect(html).toMatch(/<h1[^>]*>.*Klänning Aava/s)
    expect(texts).toContain('Bik')
  })

  it.each([
    ['Mönster', 'Enfärgad'],
    ['Sammansättning', '100 % lin'],
    ['Passform', 'Rak'],
    ['Säsong', 'Höst 2026'],
  ])('R-PDP-01 shows the parameter %s: %s', (label, value) => {
    expect(html).toContain(`<dt>${label}</dt><dd>${value}</dd>`)
  })

  it('R-PDP-01 shows other groups of parameters under their own names', () => {
    expect(texts).toContain('Ursprung')
  })

  it('R-PRICE-01 R-PRICE-05 the page has both forms of the price, and structured data the one with VAT', () => {
    expect(html).toContain('<span class="vat-inc">400 kr</span><span class="vat-ex">320 kr</span>')
    const offers = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(
      ([, json]) => JSON.parse(json ?? '{}').offers ?? [],
    )
    expect(offers).toMatchObject([{ price: '400.00', priceCurrency: 'SEK' }])
  })

  it('R-PDP-06 a reduced product shows its price now, the percentage, the lowest price of 30 days and the regular price', () => {
    const { lowestPrice, regularPrice } = messages.product
    const plain = html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')
    expect(plain).toMatch(/data-testid="product-price"><span class="vat-inc">400 kr</)
    expect(plain).toContain('−11 %')
    for (const [words, amount] of [
      [lowestPrice, '450 kr'],
      [regularPrice, '500 kr'],
    ])
      expect(plain).toContain(`>${words} <span class="vat-inc">${amount}</span>`)
  })

  it('R-PDP-12 the size guide of these sizes opens from the page without a script', () => {
    expect(html).toMatch(/<button[^>]*popoverTarget="size-guide"/)
    expect(html).toMatch(/<div id="size-guide" popover="auto".*Storleksguide.*88–91 cm/s)
  })

  it('R-PDP-12 without a size guide the page has no button for it', async () => {
    answers.widgetArea = { widgetArea: null }
    expect(await htmlOfPage()).not.toContain('size-guide')
  })

  it('R-PDP-01 names each campaign once, except those whose title is hidden', async () => {
    const named = (name: string, hideTitle: boolean) => ({ campaignId: name, name, hideTitle, canonicalUrl: null })
    const discountCampaigns = [
      named('Höstrea', false),
      named('Internt', true),
      named('Tre för två', false),
      named('Höstrea', false),
    ]
    loadProduct.mockResolvedValueOnce(mapProduct({ ...DRESS, discountCampaigns }))
    const [heading = ''] = (await htmlOfPage()).split('data-testid="size-option"')
    expect(heading).toMatch(/<p[^>]*>Höstrea<\/p><p[^>]*>Tre för två<\/p>(?!<p[^>]*>Höstrea)/)
    expect(heading).not.toContain('Internt')
  })

  it('R-PDP-01 shows categories, sizes and the other colours of the style', () => {
    expect(html).toContain('href="/c/klanningar"')
    for (const size of ['S', 'M', 'L']) expect(texts, size).toContain(size)
    expect(html).toContain('href="/p/klanning-8"')
    expect(html).toContain('Svart')
  })

  it('R-PDP-01 R-CMS-04 shows every picture', () => {
    for (const file of ['a.webp', 'b.webp'])
      expect(html).toContain(`width=1024,height=1280,quality=80,background=white,dpr=1/${file}`)
  })

  it('R-CMS-06 the pictures of the product are offered at every width', () => {
    const sets = [...html.matchAll(/<img[^>]* srcSet="([^"]*\/a\.webp [^"]*)"/g)].map(([, set]) => set ?? '')
    expect(sets.length).toBeGreaterThan(0)
    const widths = [...(sets[0] ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
    expect(widths).toEqual(expect.arrayContaining([320, 640, 768, 1024, 1280, 1536]))
  })

  it('R-CMS-05 the placeholder of the first picture is 10 × 10 pixels at quality 50', () => {
    expect(html).toMatch(/width=10,height=10,quality=50,[^"]*\/a\.webp/)
  })

  it('R-DATA-02 R-PDP-04 each size shows its own stock status', () => {
    expect(html).toContain('Bara 2 kvar')
    expect(html).toContain('Slutsåld')
  })
})

describe('the page of a product that cannot be bought', () => {
  const gone = stock({ inStock: 0 })
  const skus = [70, 71].map((skuId) => ({ skuId, articleNumber: `A-${skuId}`, name: `${skuId}`, stock: gone }))
  const open = async (given: Parameters<typeof product>[0]) => {
    loadProduct.mockResolvedValue(mapProduct(product({ skus, totalStock: gone, ...given })))
    return htmlOfPage()
  }
  const radiosOfForm = (html: string) => html.match(/<input[^>]*type="radio"[^>]*form="notify"[^>]*>/g) ?? []

  it('R-ROUTE-10 before its first day of sale shows the day, its sizes and the notify form', async () => {
    vi.setSystemTime('2026-11-24T08:00:00Z')
    const { variantGroup } = product()
    const variants = variantGroup?.variants?.map((each) => each && { ...each, stock: gone }) ?? []
    const html = await open({
      firstAvailableOn: '2026-12-12',
      variantGroup: variantGroup && { ...variantGroup, variants },
    })
    vi.useRealTimers()
    expect(html).toContain('Kommer 12 december')
    expect(html).not.toContain('data-testid="add-to-cart"')
    expect(html).not.toContain('Slutsåld')
    expect(html.match(/, slutsåld/g), 'the other colour only').toHaveLength(1)
    expect(html).toMatch(/<form[^>]*id="notify"[^>]*action="\/api\/availability"/)
    expect(radiosOfForm(html)).toHaveLength(2)
  })

  it('R-ROUTE-10 on its first day of sale can be bought', async () => {
    vi.setSystemTime('2026-12-12T00:00:01Z')
    const html = await open({ firstAvailableOn: '2026-12-12', skus: product().skus, totalStock: stock({ inStock: 9 }) })
    vi.useRealTimers()
    expect(html).not.toContain('Kommer 12 december')
    expect(html).toContain('data-testid="add-to-cart"')
  })

  it('that is sold out has a form that works without JavaScript, with sizes, site and e-mail address', async () => {
    const html = await open({})
    const form = /<form[^>]*id="notify".*?<\/form>/s.exec(html)?.[0] ?? ''
    expect(form).toContain('method="post"')
    for (const name of ['market', 'lang', 'website', 'email']) expect(form).toContain(`name="${name}"`)
    for (const outcome of ['done', 'invalid', 'incomplete', 'limited', 'failed'])
      expect(form).toContain(`id="notify-${outcome}"`)
    expect(form).toContain('href="/integritet"')
    expect(radiosOfForm(html)).toHaveLength(2)
  })
})
