'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ProductGrid } from '@/components/product/product-grid'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { removeFavorites } from '@/lib/favorites/remove-favorites'
import type { CardRow } from '@/lib/product/card-row-schema'
import { showSnackbar } from '@/lib/store/show-snackbar'
import { FavoriteFoot } from './favorite-foot'
import styles from './favorites-page.module.css'
import { useFavoriteProducts } from './use-favorite-products'

const SKELETONS = ['a', 'b', 'c', 'd'] as const

function Skeletons() {
  return (
    <div className={styles.cards} aria-hidden="true" data-testid="favorites-wait">
      <ul className={styles.skeletons}>
        {SKELETONS.map((name) => (
          <li key={name} data-skeleton="" />
        ))}
      </ul>
    </div>
  )
}

/** The favourites of this browser with what can be done about each; `empty` is shown where there are none. */
export function FavoritesList({ empty }: { empty: ReactNode }) {
  const t = useTranslations('favoritesPage')
  const common = useTranslations('common')
  const cart = useTranslations('cart')
  const shop = useShop()
  const { products, isEmpty, isWaiting, hasFailed, goneCount, retry } = useFavoriteProducts()
  const region = useRef<HTMLDivElement>(null)
  /** Where the focus goes when the card that had it is gone. */
  const [focusIndex, setFocusIndex] = useState<number>()
  const rows = products.map(({ row }) => row)
  const moveFocus = ({ id }: CardRow) => {
    const index = rows.findIndex((row) => row.id === id)
    setFocusIndex(Math.max(0, Math.min(index, rows.length - 2)))
  }
  useEffect(() => {
    const hasLostFocus = focusIndex !== undefined && document.activeElement === document.body
    if (isEmpty && hasLostFocus) region.current?.focus({ preventScroll: true })
  }, [isEmpty, focusIndex])
  const remove = (row: CardRow) => {
    moveFocus(row)
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
        <div className={styles.cards}>
          <ProductGrid
            rows={rows}
            priorityCount={2}
            focusIndex={focusIndex}
            onFavorite={remove}
            foot={(row) => {
              const product = products.find((candidate) => candidate.row.id === row.id)
              return product ? <FavoriteFoot product={product} onMove={() => moveFocus(row)} /> : null
            }}
          />
        </div>
      ) : null}
      {isWaiting && rows.length === 0 ? <Skeletons /> : null}
      {isEmpty ? empty : null}
    </div>
  )
}
