import type { Locator, Page } from '@playwright/test'
import { findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { tabAndPress } from '@/tests/support/press-keys'
import { expect, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

async function openDress(page: Page, shop: Storefront) {
  const product = await findProduct(shop, 'dress')
  await page.goto(`${shop.origin}${encodeURI(product.canonicalUrl)}`)
  return product
}

const pictureButtons = (page: Page): Locator => page.locator('main button[aria-haspopup="dialog"]:not([data-testid])')
const viewerOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })
const stageOf = (viewer: Locator): Locator => viewer.getByRole('img').locator('..')
const isIn = (locator: Locator) => locator.evaluate((element) => element.contains(document.activeElement))

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  const shop = storefrontOf('fi')
  const t = translatorFor('fi')

  test(
    'Enter opens a picture, keys change and magnify it, and closing returns the focus',
    FULL_RUN,
    async ({ page }) => {
      const large: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('width=1600')) large.push(request.url())
      })
      const { name } = await openDress(page, shop)
      const viewer = viewerOf(page, name)
      const stage = stageOf(viewer)
      const count = await pictureButtons(page).count()
      expect(large, 'nothing large is fetched before').toEqual([])

      await tabAndPress(page, pictureButtons(page).nth(1))
      await expect(viewer).toBeVisible()
      await expect(viewer.getByText(`2 / ${count}`)).toBeVisible()
      await expect.poll(() => large.length).toBe(1)
      expect(await isIn(viewer), 'the focus is inside').toBe(true)
      await expect(page.locator('html')).toHaveAttribute('data-locked')

      await page.keyboard.press('ArrowRight')
      await expect(viewer.getByText(`3 / ${count}`)).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect(viewer.getByText(`2 / ${count}`)).toBeVisible()
      await page.keyboard.press('+')
      await expect(stage).toHaveAttribute('data-zoomed')
      await page.keyboard.press('-')
      await expect(stage).not.toHaveAttribute('data-zoomed')
      // the page behind is inert
      for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement?.closest('main article ul, main article details')),
      ).toBeNull()

      await page.keyboard.press('Escape')
      await expect(viewer).toBeHidden()
      await expect(pictureButtons(page).nth(1)).toBeFocused()
      await expect(page.locator('html')).not.toHaveAttribute('data-locked')
    },
  )

  test('click and wheel magnify at the pointer, dragging moves the picture', FULL_RUN, async ({ page }) => {
    const { name } = await openDress(page, shop)
    const viewer = viewerOf(page, name)
    const stage = stageOf(viewer)
    const transform = () => stage.locator('img').evaluate((picture) => picture.style.transform)
    await pictureButtons(page).first().click()
    await expect(viewer).toBeVisible()

    await page.mouse.click(720, 700)
    await expect(stage, 'one press magnifies').toHaveAttribute('data-zoomed')
    const before = await transform()
    await page.mouse.down()
    await page.mouse.move(720, 600, { steps: 4 })
    await page.mouse.up()
    await expect.poll(transform).not.toBe(before)
    await page.mouse.click(720, 450)
    await expect(stage, 'the next takes it back').not.toHaveAttribute('data-zoomed')
    await page.mouse.dblclick(720, 450)
    await expect(stage, 'a double click is one press').toHaveAttribute('data-zoomed')
    await page.keyboard.press('0')
    await page.mouse.wheel(0, -400)
    await expect(stage).toHaveAttribute('data-zoomed')
    await viewer.getByRole('button', { name: t('productPage.closePicture') }).click()
    await expect(viewer).toBeHidden()
  })
})

test.describe('with two fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  test('the full-screen picture is pinched, moved, swiped and closed by touch', FULL_RUN, async ({ page, context }) => {
    const { name } = await openDress(page, storefrontOf('se'))
    const viewer = viewerOf(page, name)
    const stage = stageOf(viewer)
    const count = await pictureButtons(page).count()
    const shows = (number: number) => expect(viewer.getByText(`${number} / ${count}`)).toBeVisible()
    const transform = () => stage.locator('img').evaluate((picture) => picture.style.transform)
    await pictureButtons(page).first().tap()
    await expect(viewer).toBeVisible()
    await shows(1)
    // far from the tap that opened it, so that both are no double tap
    await page.touchscreen.tap(195, 640)
    await expect(stage, 'a tap magnifies').toHaveAttribute('data-zoomed')
    await page.keyboard.press('0')
    await expect(stage).not.toHaveAttribute('data-zoomed')

    // touch input through the browser, because its gesture handling is part of the test
    const screen = await context.newCDPSession(page)
    type Spot = [x: number, y: number]
    const report = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: Spot[]) =>
      screen.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(([x, y], id) => ({ x, y, id })) })
    const move = async (...frames: Spot[][]) => {
      const [first = [], ...rest] = frames
      await report('touchStart', first)
      for (const spots of rest) await report('touchMove', spots)
      await report('touchEnd', [])
    }

    await move(
      [
        [180, 420],
        [210, 440],
      ],
      [
        [150, 380],
        [240, 480],
      ],
      [
        [90, 300],
        [300, 560],
      ],
    )
    await expect(stage).toHaveAttribute('data-zoomed')
    const spread = await transform()
    expect(Number(/scale\((.+)\)/.exec(spread)?.[1])).toBeGreaterThan(1.5)
    await move([[300, 420]], [[240, 420]], [[140, 420]])
    await expect.poll(transform, 'a magnified picture is moved').not.toBe(spread)
    await shows(1)
    await move(
      [
        [90, 300],
        [300, 560],
      ],
      [
        [150, 380],
        [240, 480],
      ],
      [
        [190, 420],
        [200, 430],
      ],
    )
    await expect(stage, 'and pinched back').not.toHaveAttribute('data-zoomed')

    await move([[300, 420]], [[220, 425]], [[120, 430]])
    await shows(2)
    await move([[120, 430]], [[220, 425]], [[300, 420]])
    await shows(1)
    await move([[200, 300]], [[200, 330]], [[200, 340]])
    await shows(1)
    await expect(viewer, 'a little way is not far enough').toBeVisible()
    await move([[200, 300]], [[200, 400]], [[200, 520]])
    await expect(viewer).toBeHidden()
    await expect(pictureButtons(page).first()).toBeFocused()
  })
})
