import { useTranslations } from 'next-intl'
import { useShopConfig, useShopState } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { RETURN_DAYS } from '@/lib/config/constants'
import { contentHref } from '@/lib/routing/content-paths'
import styles from './rights-notice.module.css'
import { useCheckoutMarket } from './use-checkout-market'

/**
 * The right of withdrawal and the legal guarantee of the market, above the order button. Both apply to consumers only, so
 * organisations do not see them.
 */
export function RightsNotice() {
  const t = useTranslations('checkout')
  const { site } = useShopConfig()
  const { alias } = useCheckoutMarket()
  const isConsumer = useShopState((state) => state.root.customerType === 'PERSON')
  if (!isConsumer) return null
  // opens in a new tab, so that the form stays open
  const link = (page: 'returns' | 'terms') => (words: React.ReactNode) => (
    <Link href={contentHref(site, page)} className="text-link" target="_blank">
      {words}
    </Link>
  )
  return (
    <div className={styles.rights}>
      <p>{t.rich('withdrawal', { days: RETURN_DAYS, link: link('returns') })}</p>
      <p>{t.rich(`guarantee.${alias}`, { link: link('terms') })}</p>
    </div>
  )
}
