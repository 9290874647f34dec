import type { MarketAlias } from '@/lib/market/market-table'

/** Attributes of an `input`. */
type InputHints = {
  /** A token of the HTML standard; `off` also keeps the value out of the browser's form history. */
  autoComplete: string
  type?: 'email' | 'tel'
  inputMode?: InputMode | Record<MarketAlias, InputMode>
  autoCapitalize?: 'off' | 'words' | 'characters'
  spellCheck?: false
}

type InputMode = 'text' | 'numeric' | 'email' | 'tel'

/** A text field of a form. */
export type TextField = {
  input: InputHints
  isRequired: boolean
  /** Whether a draft on the device may contain it. */
  isStored: boolean
  /** In characters. */
  longest: number
  /**
   * The text must have a format, which may differ by country; then a change of the country checks the field again. The
   * format itself is a rule in `lib/person/field-rules.ts`, apart because its parsers load only with a form.
   */
  format?: 'national' | 'common'
  /** The name differs by country: its message has a key for each market. */
  hasNationalName?: true
  /** Key of a text below the field. */
  hint?: string
}

const LONGEST = 200

const required = { isRequired: true, isStored: true, longest: LONGEST } as const
const optional = { isRequired: false, isStored: true, longest: LONGEST } as const
/** Personal and organisation numbers: sent once, stored neither in a draft nor in the browser's form history. */
const secret = { isRequired: true, isStored: false, longest: LONGEST } as const

/**
 * Every field of a person or organisation, in the order of a form: the only place that describes it. Forms derive their
 * empty values, order, validation, drafts and inputs from it; a new field needs a row here, its texts, and a place in
 * the form that shows it; one with a format also needs its rule.
 */
export const PERSON_FIELDS = {
  company: { ...required, input: { autoComplete: 'organization', autoCapitalize: 'words' } },
  organisationId: {
    ...secret,
    input: { autoComplete: 'off', inputMode: 'numeric', spellCheck: false },
    format: 'national',
    hasNationalName: true,
  },
  email: {
    ...required,
    input: { autoComplete: 'email', type: 'email', inputMode: 'email', autoCapitalize: 'off', spellCheck: false },
    format: 'common',
    hint: 'emailHint',
  },
  mobile: {
    ...required,
    input: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
    format: 'national',
    hint: 'mobileHint',
  },
  firstName: { ...required, input: { autoComplete: 'given-name', autoCapitalize: 'words' } },
  lastName: { ...required, input: { autoComplete: 'family-name', autoCapitalize: 'words' } },
  addressLine1: { ...required, input: { autoComplete: 'address-line1', autoCapitalize: 'words' } },
  careOf: { ...optional, input: { autoComplete: 'off' } },
  addressLine2: { ...optional, input: { autoComplete: 'address-line2' } },
  entryCode: { ...optional, input: { autoComplete: 'off' } },
  zip: {
    ...required,
    input: { autoComplete: 'postal-code', inputMode: 'numeric' },
    format: 'national',
  },
  city: {
    ...required,
    input: { autoComplete: 'address-level2', autoCapitalize: 'words' },
    format: 'common',
  },
  identityNumber: {
    ...secret,
    input: {
      autoComplete: 'off',
      // Finnish numbers may contain letters; in the other countries digits suffice
      inputMode: { fi: 'text', se: 'numeric', no: 'numeric', dk: 'numeric' },
      autoCapitalize: 'characters',
      spellCheck: false,
    },
    format: 'national',
    hasNationalName: true,
    hint: 'identityHint',
  },
} as const satisfies Record<string, TextField>

type Fields = typeof PERSON_FIELDS
export type PersonField = keyof Fields
/** Fields with a format; each needs a rule. */
export type FormattedField = {
  [Name in PersonField]: Fields[Name] extends { format: string } ? Name : never
}[PersonField]

/** The names of the fields of a table, in its order. */
export const fieldNames = <Name extends string>(fields: Record<Name, unknown>): Name[] => Object.keys(fields) as Name[]

/** The attributes of the field's input in a market. */
export function inputHints({ input, isRequired }: TextField, market: MarketAlias) {
  const { inputMode, ...hints } = input
  return {
    ...hints,
    inputMode: typeof inputMode === 'object' ? inputMode[market] : inputMode,
    enterKeyHint: 'next' as const,
    required: isRequired,
  }
}
