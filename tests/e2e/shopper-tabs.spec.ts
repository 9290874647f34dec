import type { Page } from '@playwright/test'
import type { Site } from '@/lib/market/site'
import { localHref, routeHref } from '@/lib/routing/href'
import { findDresses, findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, SHOP_PORT, storefrontOf, test } from '@/tests/support/shop-test'
import { addFirstSize, expectAmount, expectLanguage } from '@/tests/support/shop-walk'
import { whenStarted } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

const shop = storefrontOf('fi')
const { origin } = shop
const t = translatorFor('fi')

test.use({ pictures: 'blank' })

const productPage = async (
  article: Parameters<typeof findProduct>[1],
  site: { market: 'fi'; lang: 'fi' } = { market: 'fi', lang: 'fi' },
) => encodeURI((await findProduct(site, article)).canonicalUrl)

test('R-TAB-01 R-CART-05 two tabs share the cart without a reload', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(origin)
  await whenStarted(other)
  await expect(other.getByTestId('cart-count')).toHaveText('0')
  await page.goto(`${origin}${await productPage('dress')}`)
  let loads = 0
  other.on('load', () => {
    loads += 1
  })

  await addFirstSize(page, shop)
  await expect(other.getByTestId('cart-count')).toHaveText('1')
  await other.getByRole('button', { name: t('cart.open', { count: 1 }) }).click()
  const drawer = other.getByRole('dialog', { name: t('cart.title') })
  const line = drawer.getByTestId('cart-line')
  const { name } = await findProduct({ market: 'fi', lang: 'fi' }, 'dress')
  await line.getByRole('button', { name: t('cart.more', { name }) }).click()
  await expect(page.getByTestId('cart-count'), 'and back').toHaveText('2')

  await line.getByRole('button', { name: t('cart.removeName', { name }) }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  await expect(drawer.getByText(t('cart.emptyTitle'))).toBeVisible()
  expect(loads, 'nothing was loaded anew').toBe(0)
})

/** Values of `data-vat` from the moment there is a body to paint. */
const watchVat = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenVat: seen })
    const note = () => {
      const now = document.documentElement?.dataset.vat ?? 'none'
      if (document.body && seen.at(-1) !== now) seen.push(now)
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true })
  })

const seenVat = (page: Page) => page.evaluate(() => (window as unknown as { seenVat: string[] }).seenVat)

test(
  'R-PRICE-01 R-PRICE-02 R-PRICE-03 prices without VAT for a business survive a reload and never flash',
  FULL_RUN,
  async ({ page, context }) => {
    await watchVat(page)
    await page.goto(`${origin}${await productPage('discountedBlazer')}`)
    const price = page.getByRole('main').getByTestId('product-price').first()
    const withVat = await expectAmount(price, shop)
    expect(await seenVat(page)).toEqual(['inc'])

    await whenStarted(page)
    const business = page.getByRole('button', { name: t('layout.business') })
    await business.click()
    await expect(business).toHaveAttribute('aria-pressed', 'true')
    const withoutVat = await expectAmount(price, shop)
    const amount = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
    expect(amount(withVat) / amount(withoutVat), 'Finnish VAT is 25.5 %').toBeCloseTo(1.255, 2)
    const cookie = (await context.cookies(origin)).find(({ name }) => name === 'ralph-user-type')
    expect(cookie?.value).toBe('ORGANIZATION')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)

    await page.reload()
    expect(await expectAmount(price, shop)).toBe(withoutVat)
    await expect(business).toHaveAttribute('aria-pressed', 'true')
    expect(await seenVat(page), 'the right form from the first paint on').toEqual(['ex'])
  },
)

test('R-MARKET-13 R-MARKET-15 the market picker opens the same product in the other market and its language', async ({
  page,
}) => {
  const sweden = storefrontOf('se')
  const there = await findProduct(sweden, 'dress')
  await page.goto(`${origin}${await productPage('dress')}`)
  await whenStarted(page)
  await page.getByRole('contentinfo').getByRole('button', { name: /Suomi/ }).click()
  const options = page.getByTestId('market-option').filter({ visible: true })
  await expect(options).toHaveCount(5)
  await expect(options.filter({ hasText: 'SEK' })).toContainText('Sverige')
  await options.filter({ hasText: 'SEK' }).click()

  await expect(page).toHaveURL(`${sweden.origin}${encodeURI(there.canonicalUrl)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(there.name)
  await expectLanguage(page, sweden)
  await expectAmount(page.getByRole('main').getByTestId('product-price').first(), sweden)
})

test(
  'R-MARKET-12 R-MARKET-13 switching to Swedish in Finland keeps the product and the cart',
  FULL_RUN,
  async ({ page, context }) => {
    await page.goto(`${origin}${await productPage('dress')}`)
    await addFirstSize(page, shop)
    await page.getByRole('button', { name: t('cart.addedClose') }).click()
    await whenStarted(page)
    await page.getByRole('contentinfo').getByRole('button', { name: /Suomi/ }).click()
    const options = page.getByTestId('market-option').filter({ visible: true })
    await options.filter({ hasText: 'svenska, EUR' }).click()
    const there = await findProduct({ market: 'fi', lang: 'sv' }, 'dress')
    await expect(page).toHaveURL(`${origin}/sv${encodeURI(there.canonicalUrl)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(there.name)
    await expect(page.getByTestId('cart-count')).toHaveText('1')
    const remembered = (await context.cookies()).find(({ name }) => name === 'ralph-locale')
    expect(remembered?.value).toBe('sv')
  },
)

test(
  'T18 R-MARKET-12 the picker opens the same page from favourites, page 2, a sorted list and a search',
  FULL_RUN,
  async ({ page }) => {
    const swedish: Site = { market: 'fi', lang: 'sv', mode: 'domain' }
    const [here, there] = [await findDresses(shop), await findDresses(swedish)]
    const list = encodeURI(here.clothes.canonicalUrl)
    const listThere = localHref(swedish, there.clothes.canonicalUrl)
    const pairs = [
      [routeHref({ ...swedish, lang: 'fi' }, 'favorites'), routeHref(swedish, 'favorites')],
      [`${list}?page=2`, listThere],
      [`${list}?sort=PRICE`, listThere],
      ['/s/Mekko', '/sv/s/Mekko'],
      ['/s', '/sv/s'],
    ]
    for (const [from, to] of pairs) {
      await page.goto(`${origin}${from}`)
      await whenStarted(page)
      await page.getByRole('contentinfo').getByRole('button', { name: /Suomi/ }).click()
      await page.getByTestId('market-option').filter({ visible: true, hasText: 'svenska, EUR' }).click()
      await expect(page).toHaveURL(`${origin}${to}`)
      await expect(page.locator('html')).toHaveAttribute('lang', /^sv/)
    }
  },
)

test(
  'R-MARKET-01 R-MARKET-04 R-MARKET-07 on a host without a market the market is in the path, and previews are not indexed',
  FULL_RUN,
  async ({ page }) => {
    const preview = `http://localhost:${SHOP_PORT}`
    await page.goto(preview)
    await expect(page).toHaveURL(`${preview}/fi/fi`)
    await expectLanguage(page, shop)
    const ownLinks = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(ownLinks.length).toBeGreaterThan(10)
    expect(ownLinks.filter((href) => !/^\/(fi\/(fi|sv)|se\/sv|no\/nb|dk\/da)(\/|$|\?)/.test(href))).toEqual([])
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^${origin}/?$`))

    await page.getByRole('main').getByTestId('product-card').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/fi\/fi\/p\//)
    await expect(page.getByTestId('add-to-cart')).toBeVisible()
    await whenStarted(page)
    await page.getByRole('contentinfo').getByRole('button', { name: /Suomi/ }).click()
    const options = page.getByTestId('market-option').filter({ visible: true })
    await options.filter({ hasText: 'NOK' }).click()
    await expect(page).toHaveURL(new RegExp(`^${preview}/no/nb/p/`))
    await expectLanguage(page, storefrontOf('no'))
    await expect(page.getByTestId('add-to-cart')).toBeVisible()
  },
)
