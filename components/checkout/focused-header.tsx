import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import styles from './focused-header.module.css'

/** Header of the focused pages: a link back and the shop's name, without other links (R-PAGE-01). */
export async function FocusedHeader({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'checkout' })
  return (
    <header className={styles.header}>
      <Link href={routeHref(site, 'home')} className={styles.back}>
        <Icon name="chevron-left" size={17} />
        <span>{t('back')}</span>
      </Link>
      <p className={styles.mark}>Kajo</p>
      <p className={styles.secure}>
        <Icon name="lock" size={17} />
        <span>{t('secure')}</span>
      </p>
    </header>
  )
}
