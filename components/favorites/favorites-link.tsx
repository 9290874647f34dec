'use client'

import { useTranslations } from 'next-intl'
import { HeaderCount } from '@/components/layout/header-count'
import { useShopState } from '@/components/providers/use-shop'
import { HeartIcon } from '@/components/ui/heart-icon'
import { Link } from '@/components/ui/link'
import styles from './favorites-link.module.css'

/** Link to the favourites with their number. */
export function FavoritesLink({ href }: { href: string }) {
  const t = useTranslations('favorites')
  const favorites = useShopState((state) => state.favorites)
  return (
    <Link href={href} className={styles.link} aria-label={t('open', { count: favorites.ids.length })}>
      <span className="desk-only">{t('word')}</span>
      <span className="phone-only">
        <HeartIcon size={22} />
      </span>
      <HeaderCount of="favorites" count={favorites.ids.length} isKnown={favorites.isKnown} />
    </Link>
  )
}
