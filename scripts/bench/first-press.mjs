// First presses on a page just opened, and Back to a list: time to the next frame, and until the effect is seen. The
// next page may be another document, so times are absolute and kept in session storage.
import { chromium } from '@playwright/test'
import { CHROMIUM, CHROMIUM_FLAGS } from '../chromium.mjs'
import { REFUSED_CONSENT } from '../refused-consent.mjs'

/** Times between `load` and the press, ms. */
const WAITS = (process.env.BENCH_WAITS ?? '300,3000').split(',').map(Number)
/** Time for which a mouse rests on its target before the press, ms. */
const HOVER_MS = 400
/** Time after the press in which the effect must be seen, ms. */
const LIMIT_MS = 8000

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const SLOW_LINE = { offline: false, latency: 100, downloadThroughput: 10e6 / 8, uploadThroughput: 5e6 / 8 }

const DEVICES = {
  desktop: { context: { viewport: { width: 1440, height: 900 } } },
  phone: { context: PHONE, rate: 4 },
  'phone, 100 ms': { context: PHONE, rate: 4, line: SLOW_LINE },
}

const SIZE = '[data-testid="size-option"]:not([data-sold-out])'
const CARD = '[data-testid="product-card"]'
const ON_PRODUCT = `location.pathname.startsWith('/p/') && document.querySelector('[data-testid="add-to-cart"]')?.getClientRects().length`

/** What is pressed on which page, and the expression that holds once its effect is on the screen. */
const PRESSES = {
  card: { on: 'list', target: `${CARD} h2 a`, shown: ON_PRODUCT },
  heart: {
    on: 'list',
    target: '[data-testid="favorite-toggle"]',
    shown: `document.querySelector('[data-testid="favorite-toggle"]')?.getAttribute('aria-pressed') === 'true'`,
  },
  size: { on: 'product', target: SIZE, shown: `document.querySelector('[data-testid="size-option"] input:checked')` },
  add: {
    on: 'product',
    target: '[data-testid="add-to-cart"]',
    shown: `[...document.querySelectorAll('[role="alert"]')].some((one) => one.textContent.trim())`,
  },
  menu: {
    on: 'list',
    target: 'header button[popovertarget="phone-menu"]',
    shown: `document.querySelector('#phone-menu:popover-open')`,
    devices: ['phone', 'phone, 100 ms'],
  },
  filter: {
    on: 'list',
    target: 'main button[popovertarget]',
    shown: `document.querySelector('[popover]:popover-open input')`,
  },
  cart: {
    on: 'list',
    target: 'header button:has([data-testid="cart-count"])',
    shown: `document.querySelector('dialog:modal')?.getClientRects().length`,
  },
  'first key of the search': {
    on: 'list',
    target: 'header button[popovertarget="search"], header button[popovertarget="search-sheet"]',
    key: 'm',
    shown: `document.querySelector('[data-testid="search-input"]')?.value === 'm'`,
  },
  back: {
    on: 'product-of-list',
    shown: `location.pathname.startsWith('/c/') && scrollY > 0 && document.querySelector('${CARD}')`,
  },
}

/** Runs in every document before its scripts. `isShown`: whether the effect of the press is in the document. */
function installWatch(isShown) {
  const now = () => performance.timeOrigin + performance.now()
  let longest = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) longest = Math.max(longest, duration)
    if (sessionStorage.benchPressedAt) sessionStorage.benchLongest = Math.max(longest, sessionStorage.benchLongest ?? 0)
  }).observe({ type: 'event', durationThreshold: 16 })
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      if (sessionStorage.benchArmed) sessionStorage.benchPressedAt ??= performance.timeOrigin + timeStamp
    },
    true,
  )
  const { port1, port2 } = new MessageChannel()
  // a message posted in an animation frame is delivered after that frame has been drawn
  port1.onmessage = () => {
    sessionStorage.benchShownAt ??= now()
  }
  const look = () => {
    const { benchPressedAt, benchShownAt } = sessionStorage
    if (benchPressedAt && !benchShownAt && isShown()) port2.postMessage(0)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function readResult(page) {
  await page.waitForFunction(() => sessionStorage.benchShownAt, null, { timeout: LIMIT_MS }).catch(() => {})
  // event timings arrive some frames after the paint
  await page.waitForTimeout(300)
  return page.evaluate(() => {
    const { benchPressedAt, benchShownAt, benchLongest } = sessionStorage
    return { effect: benchShownAt - benchPressedAt, frame: Math.max(16, benchLongest ?? 0) }
  })
}

/** The next press is the one that counts. */
const arm = (page) =>
  page.evaluate(() => {
    for (const key of ['benchPressedAt', 'benchShownAt', 'benchLongest']) sessionStorage.removeItem(key)
    sessionStorage.benchArmed = '1'
  })

async function press(page, { context }, locator) {
  await locator.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await locator.boundingBox()
  const [left, top] = [x + width / 2, y + height / 2]
  if (context.hasTouch) return page.touchscreen.tap(left, top)
  await page.mouse.move(left, top, { steps: 5 })
  await page.waitForTimeout(HOVER_MS)
  await page.mouse.down()
  await page.mouse.up()
}

/** From a list scrolled down, over one of its products, back: as the browser's own button does it. */
async function goBack(page, device, pages, wait) {
  await page.goto(pages.list, { waitUntil: 'load' })
  await press(page, device, page.locator(`${CARD} h2 a`).nth(9))
  await page.waitForURL('**/p/**')
  await page.getByTestId('add-to-cart').waitFor()
  await page.waitForTimeout(wait)
  await arm(page)
  await page.evaluate(() => {
    sessionStorage.benchPressedAt = performance.timeOrigin + performance.now()
    history.back()
  })
}

async function once(browser, pages, { name, device, wait }) {
  const { on, target, shown, key } = PRESSES[name]
  const context = await browser.newContext({ ...device.context, storageState: REFUSED_CONSENT })
  try {
    // as text, because the page's policy forbids it to make a function of a string
    await context.addInitScript({ content: `(${installWatch})(() => Boolean(${shown}))` })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (device.rate) await session.send('Emulation.setCPUThrottlingRate', { rate: device.rate })
    if (device.line) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', device.line)
    }
    if (name === 'back') await goBack(page, device, pages, wait)
    else {
      await page.goto(pages[on], { waitUntil: 'load' })
      await page.waitForTimeout(wait)
      await arm(page)
      await press(page, device, page.locator(target).filter({ visible: true }).first())
      if (key) await page.keyboard.press(key)
    }
    return await readResult(page)
  } finally {
    await context.close()
  }
}

/** With the back/forward cache, which Playwright switches off. */
export const launchWithBackCache = () =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })

/** The measurements, for `compare`. `BENCH_PRESSES` and `BENCH_DEVICES` restrict them: names, separated by `;`. */
export function firstPressParts(browser) {
  const asked = process.env.BENCH_PRESSES?.split(';') ?? Object.keys(PRESSES)
  const devices = process.env.BENCH_DEVICES?.split(';') ?? Object.keys(DEVICES)
  return asked.flatMap((name) =>
    Object.entries(DEVICES)
      .filter(([device]) => devices.includes(device) && (PRESSES[name].devices?.includes(device) ?? true))
      .flatMap(([place, device]) =>
        WAITS.map((wait) => {
          const row = `${name}, ${place}, ${wait} ms after load`
          return {
            names: { effect: `${row}: effect, ms`, frame: `${row}: next frame, ms` },
            once: ({ pages }) => once(browser, pages, { name, device, wait }),
          }
        }),
      ),
  )
}
