import { chromium } from '@playwright/test'
const gq = async (market, lang, query, variables) => (await (await fetch('http://127.0.0.1:4130/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) })).json()).data
const all = await gq('', '', `{ products(take:5){ products { productId } } }`)
console.log(all.products.products)
const Q = `query($ids:[Int],$m:String){ products(take:200, marketId:$m, filter:{productIds:$ids}) { products { productId canonicalUrl firstAvailableOn name } } }`
let coming = []
const ids = []
for (let s = 1; s < 700; s++) for (let c = 1; c < 6; c++) ids.push(s * 10 + c - 1, )
for (let i = 0; i < ids.length && coming.length < 3; i += 190) {
  const d = await gq('', '', Q, { ids: ids.slice(i, i + 190), m: process.argv[2] ?? 'fi' })
  coming.push(...d.products.products.filter((p) => Date.parse(p.firstAvailableOn) > Date.now()))
}
console.log(coming.slice(0, 5))
const M = process.argv[2] ?? 'fi'
const named = async (n) => (await gq('', '', `query($n:[String],$m:String){ products(marketId:$m, filter:{articleNumbers:$n}) { products { canonicalUrl } } }`, { n: [n], m: M })).products.products[0].canonicalUrl
const pages = {
  brands: { fi: '/merkit', se: '/märken', no: '/merker', dk: '/mærker' }[M],
  coming: coming[0]?.canonicalUrl,
  sold: await named('K00003-01'),
  one: await named('K00002-01'),
}
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
for (const [w, h] of [[390, 844], [1440, 900]]) {
  const page = await (await browser.newContext({ viewport: { width: w, height: h } })).newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  for (const [name, path] of Object.entries(pages)) {
    if (process.argv[3] && !process.argv[3].split(',').includes(name)) continue
    await page.goto(`http://${M}.localhost:3130${encodeURI(path)}`)
    await page.waitForTimeout(600)
    if (name === 'one') { await page.locator('[data-testid=size-option]').first().click(); await page.waitForTimeout(500) }
    if (name !== 'brands') await page.locator('[data-testid=size-option]').first().scrollIntoViewIfNeeded()
    if (name !== 'brands' && w < 500) await page.mouse.wheel(0, 300)
    await page.waitForTimeout(900)
    await page.screenshot({ path: `/tmp/brands-${M}-${name}-${w}.png`, fullPage: name === 'brands' })
  }
}
await browser.close()
