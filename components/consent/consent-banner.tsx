import { useTranslations } from 'next-intl'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { NOTHING_ALLOWED } from '@/lib/consent/consent-record'
import { saveConsent } from '@/lib/consent/save-consent'
import { allAsked } from '@/lib/consent/stored-data'
import { routeHref } from '@/lib/routing/href'
import styles from './consent-banner.module.css'

/** Asks for consent, with a no as near as a yes. It is no dialog: the shop works beside it, and nothing takes the focus. */
export function ConsentBanner() {
  const t = useTranslations('consent')
  const shop = useShop()
  const hasContainer = Boolean(shop.config.container)
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <h2 className="serif d-24" id="consent-title">
        {t('title')}
      </h2>
      <p>
        {t.rich(hasContainer ? 'text' : 'textWithoutAds', {
          link: (words) => (
            <Link href={routeHref(shop.config.site, 'cookies')} className="text-link">
              {words}
            </Link>
          ),
        })}
      </p>
      <div className={styles.act}>
        <Button variant="line" small onClick={() => saveConsent(shop, NOTHING_ALLOWED)}>
          {t('reject')}
        </Button>
        <Button variant="line" small onClick={() => saveConsent(shop, allAsked(hasContainer))}>
          {t('accept')}
        </Button>
      </div>
      <button
        type="button"
        className="text-link text-link--touch"
        onClick={() => shop.store.getState().openModal({ component: 'consent', props: {} })}
      >
        {t('choose')}
      </button>
    </section>
  )
}
