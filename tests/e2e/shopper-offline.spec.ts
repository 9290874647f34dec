import type { Page } from '@playwright/test'
import { NOTHING_ALLOWED } from '@/lib/consent/consent-record'
import { consentCookies } from '@/tests/support/consent-cookies'
import { findPlaces } from '@/tests/support/find-places'
import { alwaysIn, FULL_RUN } from '@/tests/support/full-run'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { hydrate } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ serviceWorkers: 'allow', expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] })

/**
 * Waits until the service worker, started at the first interaction, has stored the offline page and pictures of viewed
 * products.
 */
async function keepPage(page: Page, path: string): Promise<void> {
  await hydrate(page)
  const picture = page.url().includes('/p/') ? await storedPicture(page) : null
  for (const address of [path, picture].filter((wanted) => wanted !== null))
    await expect
      // the worker stores every file of the page first
      .poll(() => page.evaluate(async (at) => Boolean(await caches.match(at)), address), { timeout: 40_000 })
      .toBe(true)
}

/** Picture of the viewed product, once the browser has stored it. */
async function storedPicture(page: Page): Promise<string> {
  const read = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('kajo-visited-'))
      return /"picture":"([^"]+)"/.exec(localStorage.getItem(key ?? '') ?? '')?.[1] ?? ''
    })
  await expect.poll(read).not.toBe('')
  return read()
}

for (const [market, prefix, lang] of [
  ['fi', '/sv', 'sv'],
  ['no', '', 'nb'],
] as const) {
  test(
    `R-SW-01 R-PAGE-16 ${market}${prefix}: a page opened without a network is the shop’s own, with its ways on`,
    alwaysIn('no', market),
    async ({ page, context }) => {
      const { origin } = storefrontOf(market)
      // a phone requests the picture in another size than the stored one
      if (market === 'no') await page.setViewportSize({ width: 390, height: 844 })
      const t = translatorFor(lang)
      const { list, products } = await findPlaces(origin)
      // the viewed product is linked, with its picture
      await context.addCookies(consentCookies({ ...NOTHING_ALLOWED, preferences: true }))
      await page.goto(origin + prefix + (prefix ? '' : (products[0] ?? '')))
      await keepPage(page, `${prefix}/offline`)
      await context.setOffline(true)
      const wanted = origin + (prefix ? `${prefix}/kassan` : list)
      await page.goto(wanted)
      expect(page.url(), 'the address is the wanted one').toBe(wanted)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'))
      const picture = page.locator('main img').first()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('poppins')
      await expect(page.getByRole('navigation', { name: t('errorPage.popular') }).getByRole('link')).toHaveCount(6)
      if (!prefix) {
        const visited = page.getByRole('region', { name: t('errors.visited') }).locator('img')
        await visited.scrollIntoViewIfNeeded()
        await expect.poll(() => visited.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      }
      const retry = page.getByRole('button', { name: t('common.retry') })
      await hydrate(page)
      await Promise.all([page.waitForEvent('load'), retry.click()])
      await expect(retry, 'asked again too soon, it still stands in').toBeVisible()
      // hydrated, it receives the event of the network
      await hydrate(page)
      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1 }), 'comes by itself').not.toHaveText(t('offline.title'))
      expect(page.url()).toBe(wanted)
    },
  )
}

for (const [told, isTold] of [
  ['with an event of the browser', true],
  ['without an event of the browser', false],
] as const) {
  test(
    `R-SW-01 R-PAGE-16 the last link pressed without a network opens when it is back, ${told}`,
    FULL_RUN,
    async ({ page, context }) => {
      const { origin } = storefrontOf('dk')
      const t = translatorFor('da')
      const { list } = await findPlaces(origin)
      await page.goto(origin)
      await keepPage(page, '/offline')
      await context.setOffline(true)
      if (!isTold) {
        // like in a hotel's network: the browser is connected, but requests fail, and no event tells when they succeed
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'onLine', { get: () => true })
          window.addEventListener('online', (event) => event.stopImmediatePropagation())
        })
      }
      await page.goto(origin + list)
      await hydrate(page)
      const way = page
        .getByRole('navigation', { name: t('errorPage.popular') })
        .getByRole('link')
        .last()
      const wanted = origin + (await way.getAttribute('href'))
      await way.click()
      await page.waitForURL(wanted)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(t('offline.title'))
      await hydrate(page)
      await context.setOffline(false)
      await expect(title).not.toHaveText(t('offline.title'))
      expect(page.url()).toBe(wanted)
    },
  )
}

test.describe('an error that cannot be reported', () => {
  test.use({ expectedComplaints: [/Error logging client error|ERR_INTERNET_DISCONNECTED|Failed to load resource/] })

  test('R-ERROR-02 R-SW-01 is sent again when the network is back', FULL_RUN, async ({ page, context }) => {
    const { origin } = storefrontOf('se')
    // like in a hotel's network: the browser is connected, but requests fail
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }))
    await page.goto(origin)
    await keepPage(page, '/offline')
    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [found] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin))
        if (found) resolve(found.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    const registrationId = await registered
    /** Number of errors that wait in the worker's queue. */
    const waiting = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opened = indexedDB.open('workbox-background-sync')
            opened.onerror = () => resolve(-1)
            opened.onsuccess = () => {
              const database = opened.result
              const close = (count: number) => {
                database.close()
                resolve(count)
              }
              if (!database.objectStoreNames.contains('requests')) return close(0)
              const counted = database.transaction('requests').objectStore('requests').count()
              counted.onsuccess = () => close(counted.result)
            }
          }),
      )
    const fail = (message: string) =>
      page.evaluate((text) => window.dispatchEvent(new ErrorEvent('error', { error: new Error(text) })), message)
    // the first one loads the code that reports
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/log-error'))
    await fail('while there is a network')
    await sent
    await context.setOffline(true)
    await fail('without one')
    await expect.poll(waiting).toBe(1)
    await context.setOffline(false)
    const tag = 'workbox-background-sync:kajo-errors'
    await devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false })
    await expect.poll(waiting).toBe(0)
  })
})
