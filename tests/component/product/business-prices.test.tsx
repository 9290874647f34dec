// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CustomerTypeSwitch } from '@/components/layout/customer-type-switch'
import { CompactCards } from '@/components/product/compact-cards'
import { Price } from '@/components/product/price'
import { ProductGrid } from '@/components/product/product-grid'
import { toCardRow } from '@/lib/product/card-row'
import { mapProductCard } from '@/lib/product/map-product-card'
import { mapSizes } from '@/lib/product/purchase-product'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import messages from '@/messages/sv.json'
import { renderProductMain, skusOf, stubIntersections, stubResizes } from '@/tests/support/product-main'
import { applyVatRule, shownText } from '@/tests/support/read-prices'
import { drawSearch, serveSearch, withSearchPanel } from '@/tests/support/search-field'
import { dropCookies, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { stubDialogs } from '@/tests/support/stub-dialogs'
import { lowest, price, product, stock } from '@/tests/unit/product/fixtures'

const fetchCardProducts = vi.hoisted(() => vi.fn())
vi.mock('@/lib/product/fetch-card-products', () => ({ fetchCardProducts }))

withSearchPanel()

const SALE = { unitPrice: price(400, 500), lowestPrice: lowest(400, 500) }
const SIZES = skusOf({ S: stock({ inStock: 9 }), M: stock({ inStock: 9 }) })

function cardOf(given: Parameters<typeof product>[0] = {}) {
  const card = mapProductCard(product({ ...SALE, skus: SIZES, discountCampaigns: [], ...given }))
  if (!card) throw new Error('no card')
  return { card, row: toCardRow(card, { lang: 'sv', now: Date.now() }), sizes: mapSizes(card.skus) }
}

function businessShop() {
  const made = makeShop()
  changeCustomerType(made.shop, 'ORGANIZATION')
  return made
}
const shownPrices = () => screen.getAllByTestId('product-price').map(shownText)

let removeRule: () => void
beforeEach(() => {
  stubDialogs()
  stubResizes()
  removeRule = applyVatRule()
  fetchCardProducts.mockImplementation(async () => [cardOf()])
})
afterEach(() => {
  cleanup()
  removeRule()
  dropCookies()
  document.documentElement.removeAttribute('data-vat')
})

it('R-PRICE-01 R-PRICE-02 the switch changes every price of the page in both directions', async () => {
  const { shop, state } = makeShop()
  const { card } = cardOf()
  document.documentElement.dataset.vat = 'inc'
  renderInShop(
    <>
      <CustomerTypeSwitch />
      <Price view={card.price} words={{ lowest: 'Lägst', regular: 'Ordinarie' }} isFull />
      <ProductGrid rows={[cardOf().row]} />
    </>,
    shop,
  )
  expect(shownPrices()).toEqual(['400 kr', '400 kr'])
  const user = userEvent.setup()
  const [person, business] = within(screen.getByRole('group', { name: messages.layout.customerType })).getAllByRole(
    'button',
  )
  if (!person || !business) throw new Error('no switch')
  expect(business.textContent).toBe('Företag exkl. moms')
  await user.click(business)
  expect(shownPrices()).toEqual(['320 kr', '320 kr'])
  expect(screen.getAllByText('400 kr', { selector: 's .vat-ex' }), 'the struck price too').toHaveLength(2)
  expect(state().root).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: false })
  expect([person, business].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  await user.click(person)
  expect(shownPrices()).toEqual(['400 kr', '400 kr'])
  expect(state().events.map(({ type }) => type)).toEqual(['customer-type:change', 'customer-type:change'])
})

it('R-PRICE-01 the quick shop shows the price without VAT', async () => {
  renderInShop(<ProductGrid rows={[cardOf().row]} />, businessShop().shop)
  fireEvent.pointerEnter(screen.getByTestId('product-card'))
  await act(async () => void fireEvent.click(screen.getByTestId('quickshop-open')))
  const sheet = await screen.findByRole('dialog')
  expect(shownText(within(sheet).getByTestId('product-price'))).toBe('320 kr')
})

it('R-PRICE-01 suggested and recommended products show prices without VAT', async () => {
  serveSearch()
  const { user, field } = drawSearch(businessShop())
  await user.type(field, 'ull')
  await waitFor(() => expect(screen.getAllByTestId('product-price').length).toBeGreaterThan(0))
  for (const shown of shownPrices()) expect(shown).toBe('256 kr')
})

it.each(['row', 'three'] as const)('R-PRICE-01 recommendations in the look "%s" show prices without VAT', (look) => {
  renderInShop(<CompactCards id="more" title="Mer" rows={[cardOf().row]} look={look} />, businessShop().shop)
  const text = shownText(screen.getByRole('listitem'))
  expect(text).toContain('320 kr')
  expect(text).not.toContain('500 kr')
  // cards of the grid get the label from the price module; this one is a plain amount
  expect(document.querySelectorAll('.says-ex-vat')).toHaveLength(look === 'three' ? 1 : 0)
})

it('R-PRICE-01 the buy bar on phones shows the price without VAT and its label', () => {
  stubIntersections()
  renderProductMain(businessShop().shop, { ...SALE, skus: SIZES })
  const amounts = [...document.querySelectorAll('.says-ex-vat')].map(shownText)
  expect(amounts).toEqual(['320 kr'])
  expect(screen.getByText('Fri frakt över 699 kr').className, 'the limit is labelled as including VAT').toBe(
    'says-inc-vat',
  )
})

it('T15 R-PRICE-05 without VAT the struck price is still the lowest of 30 days, as formatted by the service', () => {
  const { shop } = businessShop()
  const { card } = cardOf({ unitPrice: price(400, 600), lowestPrice: lowest(400, 450) })
  renderInShop(<Price view={card.price} words={{ lowest: 'Lägst', regular: 'Ordinarie' }} isFull />, shop)
  expect(shownText(document.querySelector('s'))).toBe('Lägst 360 kr')
  expect(shownText(screen.getByText(/^Ordinarie/))).toBe('Ordinarie 480 kr')
  expect(screen.getByText(/11/).textContent).toMatch(/^−11\s%$/)
})
