'use client'

import type { SyntheticEvent } from 'react'
import { useShop } from '@/components/providers/use-shop'
import type { MarketLink } from '@/lib/market/market-links'
import { siteMeta } from '@/lib/market/site-meta'
import { rememberMarket } from '@/lib/store/remember-market'
import styles from './market-sheet.module.css'

/** Prefixes of the other site: on its own domain, and on this host; the latter is null unless paths name the market. */
type Option = MarketLink & { hreflang: string; domainPrefix: string; pathPrefix: string | null }

/** Address of this page on the other site, as the page's head names it; the home page if it names none (T18). */
function addressOf({ hreflang, href, domainPrefix, pathPrefix }: Option): string {
  const address =
    document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${hreflang}"]`)?.href ??
    document.querySelector<HTMLMetaElement>(`meta[name="${siteMeta(hreflang)}"]`)?.content
  if (!address) return href
  if (pathPrefix === null) return address
  // on a preview host the market is in the path, but the addresses name the domains
  const path = new URL(address).pathname.slice(domainPrefix.length)
  return pathPrefix + (path === '/' ? '' : path)
}

/** `action=login` with its `returnTo`, which the middleware puts into the other market and language (R-GUARD-04). */
function loginSearch(): string {
  const params = new URLSearchParams(window.location.search)
  const returnTo = params.get('returnTo')
  if (params.get('action') !== 'login') return ''
  return `?action=login${returnTo === null ? '' : `&returnTo=${encodeURIComponent(returnTo)}`}`
}

/**
 * Link to one country and language: to its home page, with JavaScript to the same page there. Stores the choice.
 */
export function MarketOption({ link }: { link: Option }) {
  const shop = useShop()
  const setAddress = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = addressOf(link) + loginSearch()
  }
  return (
    <a
      href={link.href}
      className={styles.option}
      data-testid="market-option"
      aria-current={link.current ? 'true' : undefined}
      hrefLang={link.lang}
      // before the browser opens a tab by the middle button or the context menu
      onPointerDown={setAddress}
      onFocus={setAddress}
      onClick={(event) => {
        setAddress(event)
        rememberMarket(shop, link)
      }}
    >
      <i className={styles.mark} />
      <b lang={link.lang}>{link.countryName}</b>
      <span>
        <span lang={link.lang}>{link.languageName}</span>, {link.currency.code}
      </span>
    </a>
  )
}
