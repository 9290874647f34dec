import { readFileSync } from 'node:fs'
import { themeCss } from '@/lib/market/theme-css'
import { FULL_RUN } from '@/tests/support/full-run'
import { rawRequest } from '@/tests/support/raw-request'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'

// adds a theme to the response, without its policy or React
test.use({ javaScriptEnabled: false, bypassCSP: true, pictures: 'blank' })

const { origin } = storefrontOf('fi')
const TOKENS = readFileSync('app/styles/tokens.css', 'utf8')
const namesIn = (css: string) => [...new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name ?? ''))]

test(
  'R-MARKET-14 the theme of the channel overrides every token at every width; print is black on white',
  FULL_RUN,
  async ({ page }) => {
    const [screen = '', print = ''] = TOKENS.split('@media print')
    const names = namesIn(screen)
    const theme = Object.fromEntries(names.map((name, index) => [name, `${index + 1}px`]))
    const { body } = await rawRequest(origin, '/')
    // replaces the theme of the backend's channel
    const own = `<style>${themeCss({ '--paper': '#fbfaf8' })}</style>`
    expect(body.indexOf(own)).toBeGreaterThan(body.indexOf('rel="stylesheet"'))
    const html = body.replace(own, `<style>${themeCss(theme)}</style>`)
    await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.goto(origin)
    const valuesOf = (wanted: string[]) =>
      page.evaluate((list) => {
        const style = getComputedStyle(document.documentElement)
        return Object.fromEntries(list.map((name) => [name, style.getPropertyValue(name)]))
      }, wanted)
    expect(names.length).toBeGreaterThan(50)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await valuesOf(names), `${width} px`).toEqual(theme)
    }
    await page.emulateMedia({ media: 'print' })
    const onPaper = await valuesOf(namesIn(print))
    expect(Object.entries(onPaper).filter(([name, value]) => theme[name] === value)).toEqual([])
    expect(onPaper).toMatchObject({ '--paper': '#ffffff', '--ink': '#000000' })
  },
)
