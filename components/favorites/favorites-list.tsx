'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import type { CardScrollerLabels } from '@/components/product/card-scroller'
import { ProductGrid } from '@/components/product/product-grid'
import { WaitingCards } from '@/components/product/waiting-cards'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { removeFavorites } from '@/lib/favorites/remove-favorites'
import type { CardRow } from '@/lib/product/card-row-schema'
import { showSnackbar } from '@/lib/store/show-snackbar'
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
  /** Index of the focused card that will be removed; null without one. */
  const leavingIndex = useRef<number>(null)
  const rows = products.map(({ row }) => row)
  const noteLeaving = ({ id }: CardRow) => {
    leavingIndex.current = rows.findIndex((row) => row.id === id)
  }
  // after a removal the focus moves to the next card, or to the previous one when the last card was removed
  useEffect(() => {
    const index = leavingIndex.current
    if (index === null || document.activeElement !== document.body) return
    leavingIndex.current = null
    const links = region.current?.querySelectorAll<HTMLElement>('h2 a')
    const next = links?.[Math.min(index, rows.length - 1)] ?? region.current
    next?.focus({ preventScroll: true })
  }, [rows.length])
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
