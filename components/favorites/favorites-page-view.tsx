import { getTranslations } from 'next-intl/server'
import { SignInOffer } from '@/components/account/sign-in-offer'
import { EmptyList } from '@/components/list/empty-list'
import { PageMessages } from '@/components/providers/page-messages'
import { LinkButton } from '@/components/ui/link-button'
import { env } from '@/lib/config/env'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import { FavoritesList } from './favorites-list'
import styles from './favorites-page.module.css'

/**
 * Server HTML of the favourites page: heading, text and a placeholder. The browser replaces the placeholder with the
 * favourites or the empty state.
 */
export async function FavoritesPageView({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'favoritesPage' })
  const product = await getTranslations({ locale: site.lang, namespace: 'productPage' })
  const home = routeHref(site, 'home')
  return (
    <PageMessages
      messages={await loadMessages(site.lang)}
      names={['cart', 'favoritesPage', 'product', 'quickshop', 'signInOffer']}
    >
      <div className={styles.head}>
        <h1 className="serif d-56">{t('title')}</h1>
        <div>
          <p>{t('text')}</p>
          <SignInOffer className={styles.offer} />
        </div>
      </div>
      <noscript>
        <div className={styles.noScript}>
          <p>{t('noScript')}</p>
          <LinkButton href={home}>{t('emptyWay')}</LinkButton>
        </div>
      </noscript>
      <FavoritesList
        rowLabels={{ back: product('rowBack'), forward: product('rowOn') }}
        empty={
          <EmptyList
            imageBase={env().IMAGE_URL}
            title={t('emptyTitle')}
            text={t('emptyText')}
            way={{ href: home, words: t('emptyWay') }}
          />
        }
      />
    </PageMessages>
  )
}
