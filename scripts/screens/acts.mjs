// Actions of a shopper that lead to a state. They find elements by `data-testid`, role or structure, never by messages.
import { expect } from '@playwright/test'

const GUESTS = {
  fi: ['aino.yli-maki@kajo.test', '040 123 4567', 'Aino', 'Yli-Mäki', 'Pitkänsillanranta 3 A 5', '00530', 'Helsinki'],
  se: ['maja.sjoberg@kajo.test', '070-123 45 67', 'Maja', 'Sjöberg', 'Östgötagatan 12', '116 25', 'Stockholm'],
  no: ['ingrid.oygard@kajo.test', '+47 912 34 567', 'Ingrid', 'Øygård', 'Thorvald Meyers gate 40', '0555', 'Oslo'],
  dk: ['freja.norgaard@kajo.test', '20 30 40 50', 'Freja', 'Nørgård', 'Ægirsgade 7, 2. th', '2200', 'København N'],
}
const FIELDS = ['email', 'mobile', 'firstName', 'lastName', 'addressLine1', 'zip', 'city']

/** Moves the mouse until all parts but those below are hydrated. */
export const hydrate = (page) =>
  expect(async () => {
    await page.mouse.move(200, 300)
    await page.mouse.move(220, 320)
    await expect(page.locator('[data-dehydrated=""]')).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })

/** Opens a page of the shop. */
export const go = ({ page, origin }, path) => page.goto(origin + path, { waitUntil: 'networkidle' })

const sizes = (page) => page.locator('[data-testid="size-option"]:not([data-sold-out])')

/** Chooses the first available size on a product page and adds it to the cart. */
export async function add({ page }) {
  const count = page.locator('[data-testid="cart-count"]')
  const before = Number(await count.textContent())
  await sizes(page).first().click()
  await page.getByTestId('add-to-cart').click()
  await expect(page.locator('[data-testid="cart-count"]:not([aria-busy])')).toHaveText(String(before + 1))
}

export const addAll = async (stage, ...names) => {
  for (const name of names) {
    await go(stage, stage.paths[name])
    await add(stage)
  }
}

export async function openCart({ page }) {
  await page.locator('button[aria-haspopup="dialog"]:has([data-testid="cart-count"])').click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Removes the first line of the open cart. */
export async function removeFirst({ page }) {
  const lines = page.getByRole('dialog').getByTestId('cart-line')
  const before = await lines.count()
  await lines.first().locator('button.text-link').click()
  await expect(lines).toHaveCount(before - 1)
}

/** Enters a promo code in the open cart and waits until it is applied or refused. */
export async function enterCode({ page }, code) {
  const dialog = page.getByRole('dialog')
  await dialog.locator('button[aria-expanded="false"]').click()
  const field = dialog.getByRole('textbox')
  await field.fill(code)
  await field.press('Enter')
  await expect(dialog.locator('[aria-invalid="true"]').or(dialog.getByText(code, { exact: true }))).toBeVisible()
}

/** Adds a dress to the cart and opens the checkout. */
export async function toCheckout(stage) {
  await addAll(stage, 'dress')
  await go(stage, stage.paths.checkout)
  await expect(stage.page.getByTestId('place-order')).toBeVisible()
}

export async function fill({ page, market }, changes = {}) {
  const guest = Object.fromEntries(FIELDS.map((field, index) => [field, GUESTS[market][index]]))
  for (const [field, value] of Object.entries({ ...guest, ...changes })) await page.locator(`#${field}`).fill(value)
  await page.locator('input[name="shippingId"]').first().check()
  const priced = page.waitForResponse((answer) => /"paymentId":\d/.test(answer.request().postData() ?? ''))
  await page.locator('input[name="paymentId"]').first().check()
  await page.locator('input[name="terms"]').check()
  await priced
}

export async function pressOrder({ page }) {
  await page.getByTestId('place-order').click()
}

/** Places an order, from an empty cart to the confirmation. */
export async function order(stage) {
  await toCheckout(stage)
  await fill(stage)
  await pressOrder(stage)
  // On the page of the payment provider.
  await stage.page.locator('button[name="outcome"][value="approved"]').click()
  await expect(stage.page.getByTestId('order-number')).toHaveText(/^\S+$/)
}

/** Scrolls an element into view and a little further with the wheel, so that content that loads on scroll appears. */
export async function scrollTo({ page }, selector) {
  await page.locator(selector).last().scrollIntoViewIfNeeded()
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 200)
}

/** Chooses business prices in the footer and scrolls back to the top. */
export async function asBusiness({ page }) {
  const choice = page.locator('footer fieldset button').nth(1)
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

export async function writeLetter({ page }, address) {
  await hydrate(page)
  await page.locator('#newsletter-email').fill(address)
  await page.locator('#newsletter button[type="submit"]').click()
}

/** Switches a fault of the mock backend on, or off when `fault` is null. */
export async function setFault(backend, fault, operations) {
  const body = JSON.stringify(fault ? { fault, operations } : { fault: null })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${backend}/__control`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The control endpoint answered ${answer.status}`)
}
