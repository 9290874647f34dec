import type { MarketAlias } from '@/lib/market/market-table'

type CompanyNames = { payment: readonly string[]; delivery: readonly string[] }

/** Names of the payment and delivery companies of a market. */
export const COMPANY_NAMES: Record<MarketAlias, CompanyNames> = {
  fi: { payment: ['Visa', 'Mastercard', 'Klarna', 'MobilePay'], delivery: ['Posti', 'Matkahuolto'] },
  se: { payment: ['Swish', 'Visa', 'Mastercard', 'Klarna'], delivery: ['PostNord', 'Instabox'] },
  no: { payment: ['Vipps', 'Visa', 'Mastercard', 'Klarna'], delivery: ['Posten', 'Bring'] },
  dk: { payment: ['MobilePay', 'Visa', 'Mastercard', 'Klarna'], delivery: ['GLS', 'dao'] },
}

/** The shop's pages on social networks. */
export const SOCIAL_LINKS = [
  { name: 'Instagram', href: 'https://www.instagram.com/kajo.example' },
  { name: 'Pinterest', href: 'https://www.pinterest.com/kajo.example' },
  { name: 'YouTube', href: 'https://www.youtube.com/@kajo.example' },
] as const
