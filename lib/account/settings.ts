import * as z from 'zod/mini'
import { isMarketAlias, MARKET_ALIASES, MARKETS, type MarketAlias } from '@/lib/market/market-table'
import { canonicalText, textSchema } from '@/lib/person/field-rules'
import { fieldNames, PERSON_FIELDS, type PersonField, type TextField } from '@/lib/person/fields'
import type { CustomerType } from '@/lib/store/customer-types'
import type { Account } from './account'

const { email, ...CHANGEABLE } = PERSON_FIELDS

/** The text fields of the settings: those of the checkout, of which none is required, without the e-mail address. */
export type SettingsField = keyof typeof CHANGEABLE
export const SETTINGS_FIELDS: readonly SettingsField[] = fieldNames(CHANGEABLE)

export const settingsField = (name: SettingsField): TextField => ({ ...CHANGEABLE[name], isRequired: false })

export const GENDERS = ['UNSPECIFIED', 'WOMAN', 'MAN'] as const

/** Values of the form (R-ACCOUNT-03). `country` is the market whose formats the address has. */
export type Settings = Record<SettingsField, string> & {
  country: MarketAlias
  customerType: CustomerType
  gender: (typeof GENDERS)[number]
  newsletter: boolean
}

/** Fields that only one customer type has; both numbers are the `personalId` of the service. */
const FIELDS_OF: Record<CustomerType, readonly SettingsField[]> = {
  PERSON: ['identityNumber'],
  ORGANIZATION: ['company', 'organisationId'],
}

export const isShown = (name: SettingsField, type: CustomerType): boolean =>
  FIELDS_OF[type].includes(name) || !Object.values(FIELDS_OF).some((names) => names.includes(name))

/** The market of a country as the service names it, by code; null for other countries. */
const marketOfCountry = (country: string | undefined): MarketAlias | null =>
  MARKET_ALIASES.find((alias) => MARKETS[alias].country.code === country?.toUpperCase()) ?? null

export function settingsOf(account: Account, market: MarketAlias): Settings {
  const { address, customerType, personalId, gender, newsletter } = account
  const texts = Object.fromEntries(
    SETTINGS_FIELDS.map((name) => [name, name in address ? (address[name as keyof typeof address] ?? '') : '']),
  ) as Record<SettingsField, string>
  const number = customerType === 'PERSON' ? { identityNumber: personalId } : { organisationId: personalId }
  return { ...texts, ...number, country: marketOfCountry(address.country) ?? market, customerType, gender, newsletter }
}

/** Validates the fields that the customer type has; the message of an issue is a TextProblem. */
export const settingsSchema = ({ country, customerType }: Pick<Settings, 'country' | 'customerType'>) =>
  z.object({
    ...(Object.fromEntries(
      SETTINGS_FIELDS.map((name) => [
        name,
        isShown(name, customerType) ? textSchema(name, settingsField(name), country) : z.string(),
      ]),
    ) as Record<SettingsField, z.ZodMiniType<string, string>>),
    country: z.custom<MarketAlias>((value) => isMarketAlias(value)),
    customerType: z.enum(['PERSON', 'ORGANIZATION']),
    gender: z.enum(GENDERS),
    newsletter: z.boolean(),
  })

/** What is sent to the service; an empty text clears its field. */
export function settingsChange(settings: Settings) {
  const { country, customerType, gender, newsletter } = settings
  const text = (name: SettingsField): string =>
    settings[name].trim() === '' ? '' : (canonicalText(name satisfies PersonField, country, settings[name]) ?? '')
  const { company, ...address } = {
    company: text('company'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    addressLine1: text('addressLine1'),
    careOf: text('careOf'),
    addressLine2: text('addressLine2'),
    entryCode: text('entryCode'),
    zip: text('zip'),
    city: text('city'),
    mobile: text('mobile'),
    country: MARKETS[country].country.code,
  }
  return {
    customerType,
    gender,
    newsletter,
    personalId: text(customerType === 'PERSON' ? 'identityNumber' : 'organisationId'),
    // a private person has no company, but keeps it when she changes the type and back
    address: customerType === 'ORGANIZATION' ? { ...address, company } : address,
  }
}
