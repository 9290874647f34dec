import type { Locator, Page } from '@playwright/test'
import type { MarketAlias } from '@/lib/market/market-table'
import { personalIdExample } from '@/lib/person/identity-number'
import { expect, type Storefront } from './shop-test'
import { translatorFor } from './translator-for'

const FIELDS = ['email', 'mobile', 'firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const
export type GuestField = (typeof FIELDS)[number]
export type Guest = Record<GuestField, string>

/** A guest of each country, with letters of the language in her data. */
export const GUESTS: Record<MarketAlias, Guest> = {
  fi: {
    email: 'aino.yli-mäki@kajo.test',
    mobile: '040 123 4567',
    firstName: 'Aino',
    lastName: 'Yli-Mäki',
    addressLine1: 'Pitkänsillanranta 3 A 5',
    zip: '00530',
    city: 'Helsinki',
  },
  se: {
    email: 'maja.sjoberg@kajo.test',
    mobile: '070-123 45 67',
    firstName: 'Maja',
    lastName: 'Sjöberg',
    addressLine1: 'Östgötagatan 12',
    zip: '116 25',
    city: 'Stockholm',
  },
  no: {
    email: 'ingrid.oygard@kajo.test',
    mobile: '+47 912 34 567',
    firstName: 'Ingrid',
    lastName: 'Øygård',
    addressLine1: 'Thorvald Meyers gate 40',
    zip: '0555',
    city: 'Oslo',
  },
  dk: {
    email: 'freja.norgaard@kajo.test',
    mobile: '20 30 40 50',
    firstName: 'Freja',
    lastName: 'Nørgård',
    addressLine1: 'Ægirsgade 7, 2. th',
    zip: '2200',
    city: 'København N',
  },
}

/** Invoice, the first method shown, or a method by its name. A credit method asks for the personal number. */
type Payment = 'invoice' | 'first' | { name: string; isCredit: boolean }

/** Controls of the checkout, found by their accessible names in the shop's messages. */
export function checkoutOf(page: Page, { market, lang }: Storefront) {
  const t = translatorFor(lang)
  const form = page.getByRole('form', { name: t('checkout.title') })
  const field = (name: GuestField): Locator => form.getByLabel(t(`checkout.fields.${name}`), { exact: true })
  const radios = (group: 'shipping' | 'payment') =>
    form.getByRole('radiogroup', { name: t(`checkout.${group}`) }).getByRole('radio')
  const invoice = form
    .getByRole('radiogroup', { name: t('checkout.payment') })
    .getByRole('radio', { name: /^(Lasku|Faktura) / })
  const radioOf = (payment: Payment): Locator => {
    if (payment === 'invoice') return invoice
    return payment === 'first'
      ? radios('payment').first()
      : form
          .getByRole('radiogroup', { name: t('checkout.payment') })
          .getByRole('radio', { name: payment.name, exact: true })
  }
  const isCredit = (payment: Payment) => payment === 'invoice' || (payment !== 'first' && payment.isCredit)
  const personalId = form.getByLabel(t(`checkout.fields.identityNumber.${market}`), { exact: true })
  const approval = page.locator('button[name="outcome"][value="approved"]')
  const terms = form.getByRole('checkbox', { name: t('checkout.termsName') })
  /** Calls `choose`, then waits until the totals include the chosen payment method. */
  const priced = async (choose: () => Promise<unknown>) => {
    const answer = page.waitForResponse((response) => /"paymentId":\d/.test(response.request().postData() ?? ''))
    await choose()
    await answer
    await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
  }
  return {
    form,
    field,
    radios,
    /** Names of the methods in the order shown. */
    paymentNames: () =>
      radios('payment').evaluateAll((all) =>
        all.map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent),
      ),
    terms,
    priced,
    /** Types the personal number needed for an invoice; it has to be typed again after a reload. */
    typePersonalId: () => personalId.fill(personalIdExample(market)),
    placeOrder: page.getByTestId('place-order'),
    invoice,
    approval,
    /** Approves the payment on the provider's page, which the first payment method opens. */
    approve: () => approval.click(),
    /**
     * Fills in the form, chooses the first shipping method and a payment method, and waits for the update. An order by
     * invoice is complete at once; the first payment method opens the page of its provider.
     */
    fill: async (guest: Guest, payment: Payment = 'invoice') => {
      for (const name of FIELDS) await field(name).fill(guest[name])
      await radios('shipping').first().check()
      await priced(() => radioOf(payment).check())
      if (isCredit(payment)) await personalId.fill(personalIdExample(market))
      await terms.check()
    },
    /** Expects that all input and choices are kept. */
    expectKept: async (guest: Guest, payment: Payment = 'invoice') => {
      for (const name of FIELDS) await expect(field(name)).toHaveValue(guest[name])
      await expect(radios('shipping').first()).toBeChecked()
      await expect(radioOf(payment)).toBeChecked()
    },
  }
}

export { FIELDS as GUEST_FIELDS }
