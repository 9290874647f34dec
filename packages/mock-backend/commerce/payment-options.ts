import { INVOICE_DAYS } from '#catalogue/cms/market-facts'
import { inEvery } from '#catalogue/langs'
import type { Localised, MarketAlias } from '#catalogue/types'
import { externalOptions, snippetProviderOf } from '#payments/snippets/external-options'
import { type Amount, amountFromIncVat, formatMoney, toDecimal } from './money'
import type { PaymentKind } from './shop-records'
import type { Storefront } from './storefront'

/** Whether a payment option gives credit; `maybe` for cards. The options are sorted by this (T24). */
type Credit = 'none' | 'maybe' | 'credit'

export type PaymentOption = {
  id: number
  name: string
  displayName: Localised
  credit: Credit
  /** Minor units including VAT. */
  fee: number
  /** The provider page of this option; null for credit and embedded forms, which have none. */
  page: PaymentKind | null
  /** File of the logo in `images/files`; without one, the shop shows an icon of its own. */
  logo?: string | undefined
}

const CARD: Localised = { fi: 'Kortti', sv: 'Kort', nb: 'Kort', da: 'Kort' }
const INVOICE: Localised = {
  fi: `Lasku ${INVOICE_DAYS} pv`,
  sv: `Faktura ${INVOICE_DAYS} dagar`,
  nb: `Faktura ${INVOICE_DAYS} dager`,
  da: `Faktura ${INVOICE_DAYS} dage`,
}
const LOAN: Localised = { fi: 'Osamaksu', sv: 'Delbetalning', nb: 'Delbetaling', da: 'Delbetaling' }
const BANK: Localised = { fi: 'Verkkopankki', sv: 'Nätbank', nb: 'Nettbank', da: 'Netbank' }

/** Fee of an invoice by market, minor units including VAT. */
const INVOICE_FEES: Record<MarketAlias, number> = { fi: 0, se: 29_00, no: 39_00, dk: 0 }

const wallet = (name: string): Localised => inEvery(() => name)

/** Logos of the wallets, by provider page. */
const LOGOS: Partial<Record<PaymentKind, string>> = {
  swish: 'logo-swish.svg',
  vipps: 'logo-vipps.svg',
  mobilepay: 'logo-mobilepay.svg',
}

/** Instant payment options by market: id, technical name, display name, provider page. */
const DIRECT: Record<MarketAlias, [number, string, Localised, PaymentKind][]> = {
  fi: [
    [10, 'BankTransfer', BANK, 'bank'],
    [14, 'MobilePay', wallet('MobilePay'), 'mobilepay'],
  ],
  se: [[20, 'Swish', wallet('Swish'), 'swish']],
  no: [[30, 'Vipps', wallet('Vipps'), 'vipps']],
  dk: [[40, 'MobilePay', wallet('MobilePay'), 'mobilepay']],
}

const directOptions = (market: MarketAlias): PaymentOption[] =>
  DIRECT[market].map(([id, name, displayName, page]) => ({
    id,
    name,
    displayName,
    credit: 'none',
    fee: 0,
    page,
    logo: LOGOS[page],
  }))

const ORDER: Credit[] = ['none', 'maybe', 'credit']

/** Payment options of a market: without credit first, then cards, then invoice and instalments (T24). */
export function paymentOptions(market: MarketAlias): PaymentOption[] {
  const base = { fi: 10, se: 20, no: 30, dk: 40 }[market]
  const options: PaymentOption[] = [
    ...directOptions(market),
    { id: base + 1, name: 'Card', displayName: CARD, credit: 'maybe', fee: 0, page: 'card' },
    {
      id: base + 2,
      name: 'DirectInvoice',
      displayName: INVOICE,
      credit: 'credit',
      fee: INVOICE_FEES[market],
      page: null,
    },
    { id: base + 3, name: 'Loan', displayName: LOAN, credit: 'credit', fee: 0, page: null },
    ...externalOptions(market),
  ]
  return options.sort((a, b) => ORDER.indexOf(a.credit) - ORDER.indexOf(b.credit))
}

/** Whether an option gives credit, which customers with limited credit cannot use (R-CHECKOUT-17). */
export const needsCredit = ({ credit }: PaymentOption): boolean => credit === 'credit'

/** The fee of a payment option in the market; 0 for an unknown option and while none is chosen. */
export function paymentFee({ market }: Storefront, paymentId: number | null): Amount {
  const option = paymentOptions(market.alias).find(({ id }) => id === paymentId)
  return amountFromIncVat((option && market.changedFees?.get(option.id)) ?? option?.fee ?? 0, market.vat)
}

/** The fields that an embedded payment form adds to its option. */
type Snippet = { paymentData: string; newCheckoutSession: boolean }

/** The schema's PaymentOptionType. No option is a default. */
export const paymentOptionType = (
  option: PaymentOption,
  { isSelected, snippet }: { isSelected: boolean; snippet: Snippet | null },
  storefront: Storefront,
) => {
  const fee = paymentFee(storefront, option.id)
  const provider = snippetProviderOf(storefront.market.alias, option.id)
  return {
    id: option.id,
    name: option.name,
    displayName: option.displayName[storefront.lang],
    logo: option.logo ?? null,
    feeIncVat: toDecimal(fee.inc),
    feeExVat: toDecimal(fee.ex),
    feeIncVatFormatted: formatMoney(fee.inc, storefront),
    feeExVatFormatted: formatMoney(fee.ex, storefront),
    isDefault: false,
    isSelected,
    paymentType: provider?.toUpperCase() ?? 'STANDARD',
    checkoutType: provider ? 'EXTERNAL' : 'STANDARD',
    paymentData: snippet?.paymentData ?? null,
    newCheckoutSession: snippet?.newCheckoutSession ?? false,
  }
}
