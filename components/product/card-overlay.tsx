import { useTranslations } from 'next-intl'
import { FavoriteToggle } from '@/components/favorites/favorite-toggle'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { NotifyVariant } from '@/lib/product/quickshop-types'
import styles from './card-overlay.module.css'
import { CardQuickshop } from './card-quickshop'

type CardOverlayProps = {
  row: CardRow
  onFavorite: (() => void) | undefined
  /** How an addition is reported; null for a card without a quick shop. */
  quickshop: NotifyVariant | null
  /** Whether the card has been hovered, touched or focused. */
  isReached: boolean
}

/** Badge, favourite button and quick shop on a card's picture. */
export function CardOverlay({ row, onFavorite, quickshop, isReached }: CardOverlayProps) {
  const t = useTranslations('product')
  const { campaign, comingOn } = row
  const state = row.badge ? t(row.badge) : null
  const badge = campaign ?? (comingOn ? t('comingOn', { date: comingOn }) : state)
  const isSold = row.badge !== 'soldOut' && row.badge !== 'coming'
  return (
    <div className={styles.overlay}>
      {badge ? (
        <p className={styles.badge} data-sale={campaign ? '' : undefined}>
          {badge}
        </p>
      ) : null}
      <FavoriteToggle product={row} onToggle={onFavorite} />
      {quickshop && isSold ? <CardQuickshop row={row} notifyVariant={quickshop} isReached={isReached} /> : null}
    </div>
  )
}
