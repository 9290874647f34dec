// npm run screens: pictures of the running shop (npm start) for docs/screens, phone and desktop, all four languages.
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { inRoot } from './run.mjs'

const port = process.env.PORT ?? '3000'
const folder = inRoot('docs', 'screens')
const SIZES = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } }

// file name, market, path, widths; paths are those of the mock's catalogue
const SCREENS = [
  ['home-fi', 'fi', '/', [390, 1440]],
  ['home-se', 'se', '/', [390, 1440]],
  ['list-no', 'no', '/c/klaer/kjoler', [390, 1440]],
  ['list-fi', 'fi', '/c/vaatteet/neuleet', [1440]],
  ['product-dk', 'dk', null, [390, 1440]],
  ['product-se', 'se', null, [1440]],
  ['content-se', 'se', '/leverans', [1440]],
  ['checkout-no', 'no', '/kassen', [390]],
  ['not-found-dk', 'dk', '/findes-ikke', [390, 1440]],
]

/** Every picture in view has been drawn; the mock draws some of them for the first time. */
const picturesDrawn = () =>
  [...document.images]
    .filter((image) => image.getBoundingClientRect().top < window.innerHeight && image.checkVisibility())
    .every((image) => image.complete && image.naturalWidth > 0)

async function take(browser, [name, market, path, widths]) {
  for (const width of widths) {
    const page = await browser.newPage({ viewport: SIZES[width], deviceScaleFactor: 1 })
    await page.goto(`http://${market}.localhost:${port}${path ?? '/'}`, { waitUntil: 'networkidle' })
    if (path === null) {
      const link = page.getByTestId('product-card').first().getByRole('link')
      await page.goto(new URL(await link.getAttribute('href'), page.url()).href, { waitUntil: 'networkidle' })
    }
    await page.waitForFunction(picturesDrawn, undefined, { timeout: 60_000 })
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(`${folder}/${name}-${width}.webp`)
    console.log(`${name}-${width}.webp`)
    await page.close()
  }
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
for (const screen of SCREENS) await take(browser, screen)
await browser.close()
