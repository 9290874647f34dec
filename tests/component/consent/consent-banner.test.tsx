// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import cookies from 'js-cookie'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConsentSlot } from '@/components/consent/consent-slot'
import { OwnChoice } from '@/components/consent/own-choice'
import { LayerHost } from '@/components/layers/layer-host'
import { startConsent } from '@/lib/consent/apply-consent'
import { NOTHING_ALLOWED, parseConsent } from '@/lib/consent/consent-record'
import sv from '@/messages/sv.json'
import { ALL_ALLOWED } from '@/tests/support/consent-cookies'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { focusingDialogs } from '@/tests/support/stub-dialogs'

const words = sv.consent
const user = userEvent.setup()
const choice = () => parseConsent(cookies.get('kajo-consent'))?.choice

beforeEach(() => {
  focusingDialogs()
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
})
afterEach(() => {
  cleanup()
  cookies.remove('kajo-consent')
  vi.unstubAllGlobals()
})

const CONTAINER = 'https://tag.test/gtm.js?id=GTM-KAJO1'

async function draw(config: Parameters<typeof makeShop>[1] = { container: CONTAINER }) {
  const { shop } = makeShop({}, config)
  startConsent(shop)
  renderInShop(
    <>
      <ConsentSlot />
      <main>
        <button type="button">first of the page</button>
        <OwnChoice />
      </main>
      <LayerHost />
    </>,
    shop,
  )
  return within(await screen.findByRole('region', { name: words.title }))
}

it.each([
  [words.reject, NOTHING_ALLOWED],
  [words.accept, ALL_ALLOWED],
])('"%s" is one press, and the banner is gone', async (name, expected) => {
  const banner = await draw()
  const [no, yes] = [words.reject, words.accept].map((label) => banner.getByRole('button', { name: label }))
  expect(no?.className, 'a no looks like a yes').toBe(yes?.className)
  await user.click(banner.getByRole('button', { name }))
  expect(choice()).toEqual(expected)
  await waitFor(() => expect(screen.queryByRole('region', { name: words.title })).toBeNull())
})

it('without a tag manager there is no checkbox for marketing, and accepting all does not store consent to it', async () => {
  const banner = await draw({})
  expect(banner.queryByText(/annonser/)).toBeNull()
  await user.click(banner.getByRole('button', { name: words.choose }))
  const dialog = within(await screen.findByRole('dialog', { name: words.dialog }))
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: words.accept }))
  expect(choice()).toEqual({ ...ALL_ALLOWED, marketing: false })
})

it('is no dialog: it takes no focus, holds none, and is the first stop of the Tab key', async () => {
  const banner = await draw()
  expect(document.activeElement).toBe(document.body)
  await user.tab()
  expect(document.activeElement).toBe(banner.getByRole('link'))
  for (let stop = 0; stop < 4; stop += 1) await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'first of the page' }))
})

it('asks purpose by purpose in a dialog, with nothing ticked, and keeps what was ticked', async () => {
  const banner = await draw()
  await user.click(banner.getByRole('button', { name: words.choose }))
  const dialog = within(await screen.findByRole('dialog', { name: words.dialog }))
  const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false])
  await user.click(dialog.getByRole('checkbox', { name: new RegExp(words.purposes.statistics.name) }))
  await user.click(dialog.getByRole('button', { name: words.save }))
  expect(choice()).toEqual({ ...NOTHING_ALLOWED, statistics: true })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('region', { name: words.title })).toBeNull()
})

it('the page says when the choice was made, and changes it', async () => {
  await draw()
  const page = within(screen.getByRole('main'))
  expect(page.getByText(words.notChosen)).toBeTruthy()
  await user.click(page.getByRole('button', { name: words.accept }))
  expect(page.getByText(/Ditt samtycke har numret [\da-f-]{36}/).textContent).toContain(
    String(new Date().getFullYear()),
  )
  expect(page.getByRole('status').textContent).toBe(words.saved)
  await user.click(page.getByRole('checkbox', { name: new RegExp(words.purposes.marketing.name) }))
  await user.click(page.getByRole('button', { name: words.save }))
  expect(choice()).toEqual({ ...ALL_ALLOWED, marketing: false })
})
