import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { useShop } from '@/components/providers/use-shop'
import type { CartLine } from '@/lib/cart/cart-types'
import { lineStates } from '@/lib/cart/line-states'
import { holdRemoved, restoreLine } from '@/lib/cart/remove-line'
import styles from './cart-lines.module.css'

type RemovedRowProps = { line: CartLine; onUndo: () => void; onGone: () => void }

/** Placeholder of a removed line, with an undo button. Stays while hovered, or while undo has the focus by keyboard. */
export function RemovedRow({ line: { skuId, product }, onUndo, onGone }: RemovedRowProps) {
  const t = useTranslations('cart')
  const shop = useShop()
  const refusal = useStore(lineStates(shop), ({ refusals }) => refusals[skuId])
  const rowRef = useRef<HTMLLIElement>(null)
  const undoRef = useRef<HTMLButtonElement>(null)
  const tellGone = useEffectEvent(onGone)
  useEffect(() => {
    const undo = undoRef.current
    undo?.focus()
    return () => {
      // the row is removed while it has the focus: move the focus, so that it is not lost
      if (undo && undo === document.activeElement) tellGone()
    }
  }, [])
  const isByKey = () => undoRef.current?.matches(':focus-visible') ?? false
  return (
    <li
      ref={rowRef}
      className={styles.removed}
      onPointerEnter={() => holdRemoved(shop, skuId, true)}
      onPointerLeave={() => holdRemoved(shop, skuId, isByKey())}
    >
      <div>
        <p id={`removed-${skuId}`}>{t('removed', { name: product.name })}</p>
        <p role="alert" className={styles.problem}>
          {refusal ? t(refusal.key, { stock: 'stock' in refusal ? refusal.stock : 0 }) : null}
        </p>
      </div>
      <button
        ref={undoRef}
        type="button"
        className="text-link text-link--touch"
        aria-describedby={`removed-${skuId}`}
        onFocus={() => {
          if (isByKey()) holdRemoved(shop, skuId, true)
        }}
        onBlur={() => holdRemoved(shop, skuId, rowRef.current?.matches(':hover') === true)}
        onClick={() => {
          onUndo()
          restoreLine(shop, skuId)
        }}
      >
        {t('undo')}
      </button>
    </li>
  )
}
