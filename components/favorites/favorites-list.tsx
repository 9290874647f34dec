'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { CardScrollerLabels } from '@/components/product/card-scroller'
import { ProductGrid } from '@/components/product/product-grid'
import { WaitingCards } from '@/components/product/waiting-cards'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { removeFavorites } from '@/lib/favorites/remove-favorites'
import type { CardRow } from '@/lib/product/card-row-schema'
import { showSnackbar } from '@/lib/store/toasts'
import { FavoriteFoot } from './favorite-foot'
import { FavoriteRecommendations } from './favorite-recommendations'
import styles from './favorites-page.module.css'
import { useFavoriteProducts } from './use-favorite-products'

type FavoritesListProps = {
  /** Shown without favourites. */
  empty: ReactNode
  rowLabels: CardScrollerLabels
}

/** The favourites with size and cart button, and recommendations. */
export function FavoritesList({ empty, rowLabels }: FavoritesListProps) {
  const t = useTranslations('favoritesPage')
  const common = useTranslations('common')
  const cart = useTranslations('cart')
  const shop = useShop()
  const { products, isEmpty, isWaiting, hasFailed, goneCount, retry } = useFavoriteProducts()
  const region = useRef<HTMLDivElement>(null)
  /** The focused card that may be removed, with its index; null without one. */
  const leaving = useRef<{ id: number; index: number }>(null)
  const rows = products.map(({ row }) => row)
  const noteLeaving = ({ id }: CardRow) => {
    leaving.current = { id, index: rows.findIndex((row) => row.id === id) }
  }
  // after a removal the focus moves to the next card, or to the previous one when the last card was removed
  const focusNext = useEffectEvent(() => {
    const left = leaving.current
    // the card stays when it could not be moved to the cart
    if (!left || rows.some(({ id }) => id === left.id)) return
    leaving.current = null
    if (document.activeElement !== document.body) return
    const links = region.current?.querySelectorAll<HTMLElement>('h2 a')
    const next = links?.[Math.min(left.index, rows.length - 1)] ?? region.current
    next?.focus({ preventScroll: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is removed when their number changes
  useEffect(() => focusNext(), [rows.length])
  const remove = (row: CardRow) => {
    noteLeaving(row)
    const restore = removeFavorites(shop, [row.id])
    showSnackbar(shop, {
      message: t('removed', { name: row.name }),
      action: { words: cart('undo'), run: restore },
    })
  }
  return (
    <div ref={region} className={styles.list} tabIndex={-1} aria-busy={isWaiting || undefined}>
      <p role="status" className={styles.note}>
        {goneCount > 0 ? t('gone', { count: goneCount }) : null}
      </p>
      {hasFailed ? (
        <div className={styles.failed}>
          <p role="alert">{t('failed')}</p>
          <Button variant="line" onClick={retry}>
            {common('retry')}
          </Button>
        </div>
      ) : null}
      {rows.length > 0 ? (
        <div className={`${styles.frame} ${styles.cards}`}>
          <ProductGrid
            rows={rows}
            priorityCount={2}
            onFavorite={remove}
            foot={(row) => {
              const product = products.find((candidate) => candidate.row.id === row.id)
              return product ? <FavoriteFoot product={product} onMove={() => noteLeaving(row)} /> : null
            }}
          />
        </div>
      ) : null}
      {isWaiting && rows.length === 0 ? (
        <div className={styles.frame} data-testid="favorites-wait">
          <WaitingCards />
        </div>
      ) : null}
      {isEmpty ? empty : null}
      {isEmpty || products[0] ? (
        <FavoriteRecommendations newest={products[0] ?? null} shown={rows} labels={rowLabels} />
      ) : null}
    </div>
  )
}
