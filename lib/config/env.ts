import * as z from 'zod'
import { clusterOrigin } from '@/lib/config/cluster-origin.mjs'
import { MARKET_ALIASES, type MarketAlias } from '@/lib/market/market-table'

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)

const domains = z.string().transform((text, context): Partial<Record<MarketAlias, string>> => {
  const found: Partial<Record<MarketAlias, string>> = {}
  for (const entry of text.split(',').filter(Boolean)) {
    const [alias, url] = entry.split('=')
    const known = MARKET_ALIASES.find((candidate) => candidate === alias?.trim())
    const parsed = origin.safeParse(url?.trim())
    if (!known || !parsed.success) context.addIssue(`"${entry}" is not of the form fi=https://www.example.fi`)
    else found[known] = parsed.data
  }
  return found
})

const MOST_EDGES = 32

/** Caches in front of the shop. A name and password in an address would end up in logs. */
const edges = z.string().transform((text, context): string[] => {
  const addresses = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const address = z.url({ protocol: /^https?$/ })
  for (const [index, entry] of addresses.entries()) {
    if (!address.safeParse(entry).success || new URL(entry).username || new URL(entry).password)
      context.addIssue(`address ${index + 1} is not of the form http://10.0.0.5:6081/`)
  }
  if (addresses.length > MOST_EDGES) context.addIssue(`holds more than ${MOST_EDGES} addresses`)
  return addresses
})

const MOST_ORIGINS = 32
/** Protocol, host and port as in a Content-Security-Policy. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\*(?:\.[a-z0-9-]+){2,})(?::\d{1,5})?$/

/** `*.com` and `*.co.uk` would allow everybody's domains: some countries register names below a second label. */
const SHARED_SUFFIX = /\/\/\*\.(?:ac|co|com|edu|go|gob|gov|gv|ltd|ne|net|nom|or|org|plc)\.[a-z]{2}(?::|$)/

const isOrigin = (entry: string): boolean => ORIGIN.test(entry) && !SHARED_SUFFIX.test(entry)

/** Origins of other companies that a Content-Security-Policy allows; `*.` allows the subdomains of a domain. */
const origins = z.string().transform((text, context): string[] => {
  const entries = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  for (const entry of entries) {
    if (!isOrigin(entry)) context.addIssue(`"${entry}" is not an origin such as https://checkout.example.com`)
  }
  if (entries.length > MOST_ORIGINS) context.addIssue(`holds more than ${MOST_ORIGINS} origins`)
  return [...new Set(entries)]
})

/** A path of the shop, or an absolute address, without what would end it in a Content-Security-Policy. */
const graphqlAddress = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https?:\/\/)[^\s;,'"\\]*$/,
    'must be a path or an http(s) address, without spaces, quotes, ; or ,',
  )
  .refine((address) => URL.canParse(address, 'http://shop.invalid'), 'is not an address')

/** Absolute address of a service that browsers call with a token: one origin, without what a log would show. */
const isServiceAddress = (address: string): boolean => {
  const { protocol, host, username, password, hash } = new URL(address)
  return ORIGIN.test(`${protocol}//${host}`) && !host.includes('*') && !(username || password || hash)
}
const serviceAddress = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    (address) => isServiceAddress(address) && !new URL(address).search,
    'is not an address such as https://service.example.com/api',
  )
/** The challenge is appended to it. */
const signAddress = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    (address) => isServiceAddress(address) && /[/=]$/.test(address),
    'is not an address such as https://service.example.com/auth/sign/key?identity=',
  )

/** Check of an IBAN (ISO 13616): country and check digits last, letters as numbers, remainder 1 by 97. */
const isIban = (text: string): boolean =>
  BigInt((text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n ===
  1n

/** An account in Finland, spaces allowed. */
const finnishIban = z
  .string()
  .transform((text) => text.replace(/\s+/g, '').toUpperCase())
  .refine((text) => /^FI\d{16}$/.test(text) && isIban(text), 'is not an IBAN such as FI21 1234 5600 0007 85')

/** Sent in a header, so visible ASCII. */
const secret = z.string().regex(/^[!-~]{16,}$/, 'must be at least 16 visible ASCII characters')

/** Of the mock backend. */
const LOCAL_RETURNS_SECRET = 'kajo-local-returns-secret'

const cluster = z.string().transform((text, context): string => {
  const found = clusterOrigin(text)
  if (found === null) context.addIssue('is neither a cluster id nor an http(s) address')
  return found ?? z.NEVER
})

/**
 * Every environment variable of the shop. A new one also needs a row in the table "Configuration" of README.md, which
 * `tests/contract/documentation.test.ts` compares with this schema. Plain `.mjs` modules, such as `scripts/serve.mjs`
 * and `lib/cache/page-store.mjs`, cannot import this file: they read `process.env` and hold their defaults themselves.
 */
const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  WRITES_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  CODES_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  EMAILS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  RENDERINGS_PER_MINUTE: z.coerce.number().int().min(1).optional(),
  COMMERCE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000/graphql'),
  COMMERCE_PUBLIC_URL: graphqlAddress.default('/graphql'),
  COMMERCE_API_KEY: z.string().default(''),
  IMAGE_URL: origin.default('http://localhost:4000'),
  SEARCH_CLUSTER: cluster.prefault('http://localhost:4000'),
  SEARCH_PUBLIC_CLUSTER: cluster.optional(),
  PROVIDER_ORIGINS: origins.prefault('http://localhost:4000'),
  TRACKER_SCRIPT_ORIGINS: origins.prefault(''),
  TRACKER_DATA_ORIGINS: origins.prefault(''),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'is not a container id such as GTM-ABC1234')
    .optional(),
  GTM_ORIGIN: origin.default('https://www.googletagmanager.com'),
  FAVORITES_URL: serviceAddress.optional(),
  AUTH_URL: serviceAddress.default('http://localhost:4000/api/kajo_prod/'),
  SIGN_URL: signAddress.default('http://localhost:4000/auth/sign/kajo?identity='),
  RETURNS_URL: serviceAddress.default('http://127.0.0.1:4000/returns/v1/'),
  RETURNS_SECRET: secret.default(LOCAL_RETURNS_SECRET),
  COMPLAINT_PHOTOS: z.stringbool().default(false),
  WITHDRAWALS_DIR: z.string().startsWith('/', 'must be an absolute path').optional(),
  SHOP_DOMAINS: domains.prefault(''),
  FALLBACK_MARKET: z.enum(MARKET_ALIASES).default('fi'),
  ROOT_PATH: z
    .string()
    .regex(/^\/[^/\\]/, 'must start with one /')
    .default('/fi/fi'),
  ROOT_STATUS: z.coerce
    .number()
    .pipe(z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]))
    .default(302),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  REDIS_TIMEOUT: z.coerce.number().int().min(1).optional(),
  REVALIDATE_SECRET: z.string().min(16).optional(),
  EDGE_PURGE_URLS: edges.prefault(''),
  EDGE_PURGE_SECRET: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  ASSETS_DIR: z.string().startsWith('/', 'must be an absolute path').optional(),
  DRAIN_DELAY: z.coerce.number().int().min(0).max(60_000).default(0),
  PAGE_CACHE_ENTRIES: z.coerce.number().int().min(1).optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).optional(),
  INVOICE_IBAN: finnishIban.or(z.literal('')).default(''),
  GRAPHQL_WS_URL: z.url({ protocol: /^wss?$/ }).optional(),
})

export type Env = z.infer<typeof schema>

/** Parses the environment. Throws an error whose message names each invalid variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(present)
  if (result.success) return result.data
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not usable. ${wrong.join('; ')}`)
}

type Source = Record<string, string | undefined>

const returnsWarnings = (given: Env, source: Source) => [
  !source.RETURNS_URL && 'RETURNS_URL is not set: returns and withdrawals go to the mock backend',
  given.RETURNS_URL.startsWith('http:') &&
    source.RETURNS_URL &&
    'RETURNS_URL is plain http: personal data travel unencrypted',
  source.RETURNS_URL && !source.RETURNS_SECRET && 'RETURNS_SECRET is not set: it is that of the mock backend',
  !source.WITHDRAWALS_DIR && 'WITHDRAWALS_DIR is not set: statements that wait for the service end with this folder',
]

/** Warnings about settings that are allowed but unsafe with https domains. */
export function environmentWarnings(given: Env, source: Source): string[] {
  const origins = Object.values(given.SHOP_DOMAINS)
  if (origins.length === 0 || !origins.every((address) => address.startsWith('https:'))) return []
  const isPlain = (address: string | undefined) => address?.startsWith('http:') || address?.startsWith('ws:')
  return [
    !source.COMMERCE_URL && 'COMMERCE_URL is not set: the shop asks the mock backend',
    source.COMMERCE_URL && isPlain(given.COMMERCE_URL) && 'COMMERCE_URL is plain http: the API key travels unencrypted',
    isPlain(given.COMMERCE_PUBLIC_URL) && 'COMMERCE_PUBLIC_URL is plain http: browsers refuse it on https pages',
    isPlain(given.GRAPHQL_WS_URL) && 'GRAPHQL_WS_URL is plain ws: browsers refuse it on https pages',
    !source.SEARCH_CLUSTER && 'SEARCH_CLUSTER is not set: the shop searches in the mock backend',
    source.SEARCH_CLUSTER &&
      isPlain(given.SEARCH_PUBLIC_CLUSTER ?? given.SEARCH_CLUSTER) &&
      'The search cluster is plain http: browsers refuse it on https pages',
    isPlain(given.IMAGE_URL) && 'IMAGE_URL is plain http: pictures travel unencrypted',
    !source.PROVIDER_ORIGINS && 'PROVIDER_ORIGINS is not set: shoppers pay on the pages of the mock backend',
    source.PROVIDER_ORIGINS &&
      given.PROVIDER_ORIGINS.some(isPlain) &&
      'PROVIDER_ORIGINS holds plain http: payments travel unencrypted',
    ...(['AUTH_URL', 'SIGN_URL'] as const).map((name) => {
      if (!source[name]) return `${name} is not set: shoppers sign in at the mock backend`
      return isPlain(given[name]) && `${name} is plain http: passwords travel unencrypted`
    }),
    ...returnsWarnings(given, source),
    ...(['TRACKER_SCRIPT_ORIGINS', 'TRACKER_DATA_ORIGINS', 'GTM_ORIGIN', 'FAVORITES_URL'] as const).map(
      (name) => [given[name]].flat().some(isPlain) && `${name} holds plain http: browsers refuse it on https pages`,
    ),
  ].filter((sentence) => typeof sentence === 'string')
}

let cached: Env | null = null

/** The environment of this process, read on first use so that a build needs none. */
export function env(): Env {
  cached ??= readEnv(process.env)
  return cached
}

/** Public origin of a market's own domain: configured, or `http://{alias}.localhost:{PORT}` in development. */
export const marketOrigin = (alias: MarketAlias): string =>
  env().SHOP_DOMAINS[alias] ?? `http://${alias}.localhost:${env().PORT}`
