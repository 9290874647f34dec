import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useCheckoutMarket } from '@/components/checkout/form/use-checkout-market'
import { useShopConfig, useShopState } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { RETURN_DAYS } from '@/lib/config/constants'
import type { Lang } from '@/lib/market/market-table'
import { contentHref } from '@/lib/routing/content-paths'
import { routeHref } from '@/lib/routing/href'
import styles from './rights-notice.module.css'

/** The EU's page about the legal guarantee, which the harmonised notice links to, and its language for each reader. */
const EU_PAGE = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns'
const EU_LANGUAGES: Record<Lang, string> = { fi: 'fi', sv: 'sv', nb: 'en', da: 'da' }

type LinkTo = (page: 'returns' | 'terms') => (words: ReactNode) => ReactNode

/** The harmonised notice (Directive 2024/825) with the periods of the market; in Norway a notice by Norwegian law. */
function Guarantee({ linkTo }: { linkTo: LinkTo }) {
  const t = useTranslations('checkout')
  const { site } = useShopConfig()
  const { alias } = useCheckoutMarket()
  const isEu = alias !== 'no'
  return (
    <section className={styles.guarantee} aria-labelledby="legal-guarantee">
      <h2 id="legal-guarantee">{t(`guaranteeTitle.${isEu ? 'eu' : 'no'}`)}</h2>
      <p>{t('guaranteeRemedies')}</p>
      <p>{t.rich(`guarantee.${alias}`, { link: linkTo('terms') })}</p>
      {isEu ? (
        <p>
          <a
            href={`${EU_PAGE}/index_${EU_LANGUAGES[site.lang]}.htm`}
            className="text-link"
            target="_blank"
            rel="noreferrer noopener"
          >
            {t('guaranteeLink')}
          </a>
        </p>
      ) : null}
    </section>
  )
}

/**
 * The right of withdrawal and the legal guarantee of the market, above the order button. Both apply to consumers only,
 * so organisations do not see them.
 */
export function RightsNotice() {
  const t = useTranslations('checkout')
  const { site } = useShopConfig()
  const isConsumer = useShopState((state) => state.root.customerType === 'PERSON')
  if (!isConsumer) return null
  // opens in a new tab, so that the form stays open
  const linkIn = (href: string) => (words: ReactNode) => (
    <Link href={href} className="text-link" target="_blank">
      {words}
    </Link>
  )
  const linkTo: LinkTo = (page) => linkIn(contentHref(site, page))
  return (
    <div className={styles.rights}>
      <p>
        {t.rich('withdrawal', {
          days: RETURN_DAYS,
          link: linkTo('returns'),
          function: linkIn(routeHref(site, 'withdrawal')),
        })}
      </p>
      <Guarantee linkTo={linkTo} />
    </div>
  )
}
