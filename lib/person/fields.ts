import * as z from 'zod/mini'
import { emailSchema } from '@/lib/config/email-schema'
import { visibleText } from '@/lib/config/visible-text'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import type { MarketAlias } from '@/lib/market/market-table'
import {
  normaliseOrganisationId,
  normalisePersonalId,
  organisationIdExample,
  personalIdExample,
} from './identity-number'
import { normaliseMobile } from './phone'
import { normaliseZip, readZip, type ZipProblem, zipExample } from './postcode'
import { isTown } from './town'

/** Keys of the error texts. */
export type TextProblem = 'required' | 'mustFill' | 'tooLong' | 'number' | 'email' | 'mobile' | 'city' | ZipProblem

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
  /** The problem of a text that is neither empty nor too long; null when it is valid. */
  problemOf?: (market: MarketAlias, text: string) => TextProblem | null
  /** What is sent to the service; null when the text has no valid form. Without it, the visible text is sent. */
  canonical?: (market: MarketAlias, text: string) => string | null
  /** The notation differs by country, so a change of the country checks the field again. */
  isNational?: true
  /** The name differs by country: its message has a key for each market. */
  hasNationalName?: true
  /** A valid value for the error text. */
  example?: (market: MarketAlias) => string
  /** Key of a text below the field. */
  hint?: string
}

const LONGEST = 200

const unless = (isValid: boolean, problem: TextProblem): TextProblem | null => (isValid ? null : problem)

const required = { isRequired: true, isStored: true, longest: LONGEST } as const
const optional = { isRequired: false, isStored: true, longest: LONGEST } as const
/** Personal and organisation numbers: sent once, stored neither in a draft nor in the browser's form history. */
const secret = { isRequired: true, isStored: false, longest: LONGEST } as const

/**
 * Every field of a person or organisation, in the order of a form: the only place that describes it. Forms derive their
 * empty values, order, validation, drafts and inputs from it; a new field needs a row here, its texts, and a place in
 * the form that shows it.
 */
export const PERSON_FIELDS = {
  company: { ...required, input: { autoComplete: 'organization', autoCapitalize: 'words' } },
  organisationId: {
    ...secret,
    input: { autoComplete: 'off', inputMode: 'numeric', spellCheck: false },
    problemOf: (market, text) => unless(normaliseOrganisationId(market, text) !== null, 'number'),
    canonical: normaliseOrganisationId,
    example: organisationIdExample,
    isNational: true,
    hasNationalName: true,
  },
  email: {
    ...required,
    input: { autoComplete: 'email', type: 'email', inputMode: 'email', autoCapitalize: 'off', spellCheck: false },
    problemOf: (_market, text) => unless(emailSchema.safeParse(text).success, 'email'),
    hint: 'emailHint',
  },
  mobile: {
    ...required,
    input: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
    problemOf: (market, text) => unless(normaliseMobile(market, text) !== null, 'mobile'),
    canonical: (market, text) => normaliseMobile(market, text) ?? visibleText(text),
    example: (market) => INPUT_EXAMPLES[market].mobile,
    isNational: true,
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
    problemOf: (market, text) => readZip(market, text).problem,
    canonical: normaliseZip,
    example: zipExample,
    isNational: true,
  },
  city: {
    ...required,
    input: { autoComplete: 'address-level2', autoCapitalize: 'words' },
    problemOf: (_market, text) => unless(isTown(text), 'city'),
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
    problemOf: (market, text) => unless(normalisePersonalId(market, text) !== null, 'number'),
    canonical: normalisePersonalId,
    example: personalIdExample,
    isNational: true,
    hasNationalName: true,
    hint: 'identityHint',
  },
} as const satisfies Record<string, TextField>

export type PersonField = keyof typeof PERSON_FIELDS

/** The names of the fields of a table, in its order. */
export const fieldNames = <Name extends string>(fields: Record<Name, unknown>): Name[] => Object.keys(fields) as Name[]

/**
 * Validates a text; the message of an issue is a TextProblem. R-VALID-02 has two texts: for an empty field, and for one
 * with only spaces. An empty field is reported as missing, not as malformed.
 */
export function textSchema(
  { isRequired, longest, problemOf = () => null }: TextField,
  market: MarketAlias,
): z.ZodMiniType<string, string> {
  const problem = (key: TextProblem) => key
  const isEmpty = (text: string) => visibleText(text) === ''
  const text = z.string().check(
    z.maxLength(longest, problem('tooLong')),
    z.refine((typed) => isEmpty(typed) || problemOf(market, typed) === null, {
      error: ({ input }) => problemOf(market, String(input)) ?? undefined,
    }),
  )
  if (!isRequired) return text
  return text.check(
    z.minLength(1, problem('required')),
    z.refine((typed) => typed === '' || !isEmpty(typed), problem('mustFill')),
  )
}

/** What the service gets: the notation of the country, or the visible text; null when there is no valid notation. */
export function canonicalText(field: PersonField, market: MarketAlias, text: string): string | null {
  const { canonical }: TextField = PERSON_FIELDS[field]
  return canonical ? canonical(market, text) : visibleText(text)
}

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
