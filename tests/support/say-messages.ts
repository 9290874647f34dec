import { createTranslator } from 'next-intl'
import { formatDelivery } from '@/lib/delivery/format-delivery'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Messages } from '@/lib/i18n/merge-messages'
import { countryName } from '@/lib/market/country-name'
import { formatMoney } from '@/lib/market/format-money'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import { LOCALES, MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import type { Text } from './find-misprints'

type Value = string | number
const DAYS = { first: new Date('2026-11-24'), last: new Date('2026-11-26') }
const VARIANTS = [0, 1, 2] as const

const flat = (messages: Messages, path = ''): [key: string, message: string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value as Messages, `${path}${key}.`),
  )

/** Sample values by argument name; the first pattern that matches is used. */
function samplesOf(site: Site): readonly [name: RegExp, samples: readonly Value[]][] {
  const { iso, name: language } = LOCALES[site.lang]
  const { mobile, tld } = INPUT_EXAMPLES[site.market]
  return [
    [/amount|price|sum|fee|total|minimum|discount/i, [formatMoney(site, 499), formatMoney(site, 1499.5)]],
    [/^(days|dates)$/, [formatDelivery(iso, DAYS, 'short'), formatDelivery(iso, DAYS, 'long')]],
    [/^(date|day)$/, [new Intl.DateTimeFormat(iso, { day: 'numeric', month: 'long' }).format(DAYS.first)]],
    [/^tld$/, [tld]],
    [/^example$/, [mobile]],
    [/^country$/, [countryName(site)]],
    [/^currency$/, [MARKETS[site.market].currency.symbol]],
    [/^language$/, [language]],
    [/./, ['Aino']],
  ]
}

/** Values for all arguments by `variant`: 0, 1 or 3 for a count, `none` or a name for a select, otherwise a sample. */
function valuesOf(message: string, variant: number, samples: ReturnType<typeof samplesOf>): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const [, name = '', kind] of message.matchAll(/\{\s*(\w+)\s*(?:,\s*(\w+)|\})/g)) {
    const fitting = samples.find(([pattern]) => pattern.test(name))?.[1] ?? []
    if (kind === 'select') values[name] = ['none', 'Aino'][variant % 2] ?? ''
    else if (kind) values[name] = [0, 1, 3][variant] ?? 0
    else values[name] ??= fitting[variant % fitting.length] ?? ''
  }
  return values
}

/** Every message of a site, formatted once with the values of each variant. */
export async function sayMessages(site: Site): Promise<Text[]> {
  const messages = await loadMessages(site.lang)
  const samples = samplesOf(site)
  const t = createTranslator({
    locale: LOCALES[site.lang].iso,
    messages: messages as Record<string, object>,
    onError: (error) => {
      throw error
    },
  })
  return flat(messages).flatMap(([key, message]) =>
    VARIANTS.map((variant) => ({
      lang: site.lang,
      text: t.markup(
        key as never,
        {
          ...valuesOf(message, variant, samples),
          ...Object.fromEntries([...message.matchAll(/<(\w+)>/g)].map(([, tag]) => [tag, (words: string) => words])),
        } as never,
      ),
      source: `messages/${site.lang}.json ${key}, ${site.market}`,
    })),
  )
}
