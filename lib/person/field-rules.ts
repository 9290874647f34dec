import * as z from 'zod/mini'
import { emailSchema } from '@/lib/config/email-schema'
import { visibleText } from '@/lib/config/visible-text'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import type { MarketAlias } from '@/lib/market/market-table'
import type { FormattedField, PersonField, TextField } from './fields'
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

type FormatRule = {
  /** The problem of a text that is neither empty nor too long; null when it is valid. */
  problemOf: (market: MarketAlias, text: string) => TextProblem | null
  /** What is sent to the service; null when the text has no valid form. Without it, the visible text is sent. */
  canonical?: (market: MarketAlias, text: string) => string | null
  /** A valid value for the error text. */
  example?: (market: MarketAlias) => string
}

const unless = (isValid: boolean, problem: TextProblem): TextProblem | null => (isValid ? null : problem)

const RULES: Record<FormattedField, FormatRule> = {
  organisationId: {
    problemOf: (market, text) => unless(normaliseOrganisationId(market, text) !== null, 'number'),
    canonical: normaliseOrganisationId,
    example: organisationIdExample,
  },
  email: { problemOf: (_market, text) => unless(emailSchema.safeParse(text).success, 'email') },
  mobile: {
    problemOf: (market, text) => unless(normaliseMobile(market, text) !== null, 'mobile'),
    canonical: (market, text) => normaliseMobile(market, text) ?? visibleText(text),
    example: (market) => INPUT_EXAMPLES[market].mobile,
  },
  zip: {
    problemOf: (market, text) => readZip(market, text).problem,
    canonical: normaliseZip,
    example: zipExample,
  },
  city: { problemOf: (_market, text) => unless(isTown(text), 'city') },
  identityNumber: {
    problemOf: (market, text) => unless(normalisePersonalId(market, text) !== null, 'number'),
    canonical: normalisePersonalId,
    example: personalIdExample,
  },
}

const ruleOf = (name: string): FormatRule | undefined => (name in RULES ? RULES[name as FormattedField] : undefined)

/**
 * Validates a text; the message of an issue is a TextProblem. R-VALID-02 has two texts: for an empty field, and for one
 * with only spaces. An empty field is reported as missing, not as malformed.
 */
export function textSchema(
  name: string,
  { isRequired, longest }: TextField,
  market: MarketAlias,
): z.ZodMiniType<string, string> {
  const problem = (key: TextProblem) => key
  const isEmpty = (text: string) => visibleText(text) === ''
  const problemOf = (text: string) => ruleOf(name)?.problemOf(market, text) ?? null
  const text = z.string().check(
    z.maxLength(longest, problem('tooLong')),
    z.refine((typed) => isEmpty(typed) || problemOf(typed) === null, {
      error: ({ input }) => problemOf(String(input)) ?? undefined,
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
  const canonical = ruleOf(field)?.canonical
  return canonical ? canonical(market, text) : visibleText(text)
}

/** A valid value of a field in a market; '' for fields without an example. */
export const fieldExample = (name: string, market: MarketAlias): string => ruleOf(name)?.example?.(market) ?? ''
