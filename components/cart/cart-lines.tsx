import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { lineStates } from '@/lib/cart/line-states'
import { shownLines } from '@/lib/cart/shown-lines'
import { CartLineRow } from './cart-line-row'
import styles from './cart-lines.module.css'
import { GiftRow } from './gift-row'
import { RemovedRow } from './removed-row'

/** The lines of the cart as shown: a removed line keeps its place while undo is offered (R-CART-12). */
export function useShownLines() {
  const shop = useShop()
  const { data, wanted } = useShopState((state) => state.cart)
  const states = useStore(lineStates(shop))
  return shownLines(data?.lines ?? [], wanted, states)
}

const NO_GIFTS: never[] = []

type CartLinesProps = {
  isSmall?: boolean
  /** Called when an undo button that has the focus disappears by timer. */
  onGone: () => void
}

/** The lines of the cart with their controls, then free gifts. Renders nothing for an empty cart. */
export function CartLines({ isSmall = false, onGone }: CartLinesProps) {
  const t = useTranslations('cart')
  const shown = useShownLines()
  const gifts = useShopState(({ cart }) => cart.data?.gifts ?? NO_GIFTS)
  const [returned, setReturned] = useState<number | null>(null)
  if (shown.length === 0) return null
  return (
    <ul className={styles.lines} aria-label={t('lines')} data-small={isSmall ? '' : undefined}>
      {shown.map(({ kind, skuId, line }) =>
        kind === 'removed' ? (
          <RemovedRow key={skuId} line={line} onUndo={() => setReturned(skuId)} onGone={onGone} />
        ) : (
          <CartLineRow
            key={skuId}
            line={line}
            isReturning={kind === 'returning'}
            hasFocus={returned === skuId}
            onRemove={() => setReturned(null)}
          />
        ),
      )}
      {gifts.map((gift) => (
        <GiftRow key={gift.id} gift={gift} />
      ))}
    </ul>
  )
}
