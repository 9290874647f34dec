'use client'

import { useShop } from '@/components/providers/use-shop'
import type { MarketLink } from '@/lib/market/market-links'
import { rememberMarket } from '@/lib/store/remember-market'
import styles from './market-sheet.module.css'

type Option = MarketLink & { hreflang: string; domainPrefix: string; pathPrefix: string | null }

/** Address of this page on the other site from the page's hreflang links; the home page if there is none (T18). */
function alternateOf(link: Option): string {
  const alternate = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${link.hreflang}"]`)
  if (!alternate) return link.href
  if (link.pathPrefix === null) return alternate.href
  // on a preview host the market is in the path, but the alternates name the domains
  const path = new URL(alternate.href).pathname.slice(link.domainPrefix.length)
  return link.pathPrefix + (path === '/' ? '' : path)
}

type MarketOptionProps = {
  link: Option
  /** Text for the current site; null for the others. */
  currentText: string | null
}

/** One country and language. A plain link; with JavaScript it opens the same page in that market and stores the choice. */
export function MarketOption({ link, currentText }: MarketOptionProps) {
  const shop = useShop()
  return (
    <a
      href={link.href}
      className={styles.option}
      data-testid="market-option"
      aria-current={link.current ? 'true' : undefined}
      hrefLang={link.lang}
      onClick={(event) => {
        event.currentTarget.href = alternateOf(link)
        rememberMarket(shop, link)
      }}
    >
      <i className={styles.mark} />
      <b>{link.countryName}</b>
      <span>
        {link.languageName}, {link.currency.code}
        {currentText ? <span className="visually-hidden"> ({currentText})</span> : null}
      </span>
    </a>
  )
}
