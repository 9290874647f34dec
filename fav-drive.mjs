import { chromium } from '@playwright/test'
const [,, what='all'] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const ORIGIN = (m) => `http://${m}.localhost:3120`
const PAGE = { fi: '/suosikkeja', se: '/favoriter', no: '/favoriter', dk: '/favoritter' }
const watch = (page, tag) => { page.on('console', m => { if (m.type()==='error'||/hydrat|did not match/i.test(m.text())) console.log(tag,'CONSOLE',m.text().slice(0,300)) }); page.on('pageerror', e => console.log(tag,'ERR',String(e).slice(0,300))) }
async function listOf(page, m) {
  await page.goto(ORIGIN(m))
  return page.evaluate(() => [...document.querySelectorAll('a[href*="/c/"]')].map(a => a.getAttribute('href')).filter(h => h.split('/').length > 3)[0])
}
async function desk(m) {
  const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await ctx.newPage(); watch(page, m+'desk')
  const list = await listOf(page, m); console.log('list', list)
  await page.goto(ORIGIN(m)+list); await page.waitForTimeout(1500)
  const hearts = page.getByTestId('favorite-toggle')
  console.log('hearts', await hearts.count())
  await hearts.nth(1).click(); await hearts.nth(2).click(); await hearts.nth(5).click(); await hearts.nth(7).click()
  await page.waitForTimeout(500)
  console.log('count', await page.getByTestId('favorites-count').textContent(), await hearts.nth(1).getAttribute('aria-label'))
  await page.getByTestId('product-card').nth(1).hover()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/fav-shots/${m}-list-1440.png` })
  const size = page.getByTestId('product-card').nth(1).getByTestId('card-sizes').getByRole('button')
  console.log('sizes', await size.allTextContents())
  await size.nth(1).click(); await page.waitForTimeout(3000)
  await page.screenshot({ path: `/tmp/fav-shots/${m}-added-1440.png` })
  await page.goto(ORIGIN(m)+PAGE[m]); await page.waitForTimeout(2500)
  await page.screenshot({ path: `/tmp/fav-shots/${m}-fav-1440.png`, fullPage: true })
  await page.getByTestId('favorite-foot').nth(0).getByRole('button').click(); await page.waitForTimeout(300)
  await page.getByTestId('favorite-toggle').nth(1).click(); await page.waitForTimeout(1200)
  await page.screenshot({ path: `/tmp/fav-shots/${m}-fav-removed-1440.png` })
  // reload of the list: hearts
  await page.goto(ORIGIN(m)+list); await page.waitForTimeout(2500)
  console.log('pressed after reload', await page.locator('[data-testid=favorite-toggle][aria-pressed=true]').count())
  await page.locator('[data-testid=product-card] h2 a').nth(2).click(); await page.waitForURL(/\/p\//); await page.waitForTimeout(2000)
  await page.screenshot({ path: `/tmp/fav-shots/${m}-product-1440.png` })
  await ctx.close()
}
async function phone(m) {
  const ctx = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })
  const page = await ctx.newPage(); watch(page, m+'phone')
  const list = await listOf(page, m)
  await page.goto(ORIGIN(m)+list); await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/fav-shots/${m}-list-390.png` })
  const hearts = page.getByTestId('favorite-toggle')
  for (const i of [0,1,2,3]) { await hearts.nth(i).scrollIntoViewIfNeeded(); await hearts.nth(i).tap() }
  await page.waitForTimeout(500)
  console.log('phone count', await page.getByTestId('favorites-count').textContent())
  await page.getByTestId('quickshop-open').nth(1).tap(); await page.waitForTimeout(2000)
  await page.screenshot({ path: `/tmp/fav-shots/${m}-sheet-390.png` })
  await page.locator('dialog[open] form button').last().tap(); await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/fav-shots/${m}-sheet-missing-390.png` })
  await page.locator('dialog[open] input[type=radio]').nth(1).tap(); await page.locator('dialog[open] form button').last().tap(); await page.waitForTimeout(2500)
  await page.screenshot({ path: `/tmp/fav-shots/${m}-sheet-added-390.png` })
  await page.goto(ORIGIN(m)+PAGE[m]); await page.waitForTimeout(2500)
  await page.screenshot({ path: `/tmp/fav-shots/${m}-fav-390.png`, fullPage: true })
  await page.getByTestId('favorite-toggle').nth(1).tap(); await page.waitForTimeout(1200)
  await page.screenshot({ path: `/tmp/fav-shots/${m}-fav-removed-390.png` })
  await page.evaluate(() => localStorage.setItem('favorites','[]')); await page.reload(); await page.waitForTimeout(2000)
  await page.screenshot({ path: `/tmp/fav-shots/${m}-empty-390.png` })
  await page.setViewportSize({width:1440,height:900}); await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/fav-shots/${m}-empty-1440.png` })
  await ctx.close()
}
for (const m of ['fi','no']) { if (what!=='phone') await desk(m).catch(e=>console.log(m,e.message)); if (what!=='desk') await phone(m).catch(e=>console.log(m,e.message)) }
await browser.close()
