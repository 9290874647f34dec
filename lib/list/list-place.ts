import type { Lang } from '@/lib/market/market-table'
import { routePath } from '@/lib/routing/href'
import { LIST_KINDS, type ServedListKind } from './list-types'

/** Identity of a list: its kind, its path at the service, and the last segment of that path. */
export type ListPlace = { kind: ServedListKind; path: string; alias: string }

/** First path segment of the lists that have an alias. */
const FIRST_WORDS: Readonly<Record<string, ServedListKind>> = { c: 'category', b: 'brand', dc: 'campaign', l: 'list' }

/** Lists without an alias, with one address per language. Their internal path is their kind. */
const isFixed = (kind: ServedListKind): boolean => !Object.values(FIRST_WORDS).includes(kind)

const isListKind = (word: string): word is ServedListKind => LIST_KINDS.some((kind) => kind === word)

/** Parses the decoded segments after the list query of an internal address; null for an unknown path. */
export function listPlace(lang: Lang, segments: readonly string[]): ListPlace | null {
  const [first = '', ...rest] = segments
  const kind = Object.hasOwn(FIRST_WORDS, first) ? FIRST_WORDS[first] : undefined
  const alias = rest.at(-1)
  if (kind && alias) return { kind, path: `/${segments.join('/')}`.normalize('NFC'), alias }
  if (rest.length > 0 || !isListKind(first) || !isFixed(first)) return null
  const path = routePath(lang, first)
  return { kind: first, path, alias: path.slice(1) }
}

/** The path of a list in internal addresses: `/c/kläder`, `/b/kajo`, `/new-arrivals`. */
export const internalListPath = ({ kind, canonicalUrl }: { kind: ServedListKind; canonicalUrl: string }): string =>
  isFixed(kind) ? `/${kind}` : canonicalUrl

/** Whether a path is one of the shop's lists in that language. */
export const isListPath = (lang: Lang, path: string): boolean =>
  /^\/(?:c|b|dc|l)\/./u.test(path) || LIST_KINDS.some((kind) => isFixed(kind) && routePath(lang, kind) === path)
