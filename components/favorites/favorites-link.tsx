'use client'

import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import { HeartIcon } from '@/components/ui/heart-icon'
import { Link } from '@/components/ui/link'
import styles from './favorites-link.module.css'

/** Link to the favourites with their number, which takes no space, so that it causes no layout shift. */
export function FavoritesLink({ href }: { href: string }) {
  const t = useTranslations('favorites')
  const count = useShopState(({ favorites }) => favorites.ids.length)
  return (
    <Link href={href} className={styles.link} aria-label={t('open', { count })}>
      <span className="desk-only">{t('word')}</span>
      <span className="phone-only">
        <HeartIcon size={22} />
      </span>
      <span className={styles.count} data-testid="favorites-count" data-empty={count === 0 ? '' : undefined}>
        {count}
      </span>
    </Link>
  )
}
