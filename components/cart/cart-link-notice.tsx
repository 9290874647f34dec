import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useShopState } from '@/components/providers/use-shop'
import type { CartLinkOutcome, RefusedLine } from '@/lib/cart/shared-cart-types'
import styles from './cart-notice.module.css'

function RefusedRow({ line, added, reason }: RefusedLine) {
  const t = useTranslations('cartLink')
  const name = [line.name, line.size].filter(Boolean).join(', ')
  return <li>{added > 0 ? t('some', { name, added, quantity: line.quantity }) : t(reason, { name })}</li>
}

function Outcome({ outcome }: { outcome: CartLinkOutcome }) {
  const t = useTranslations('cartLink')
  if (outcome.kind !== 'added') return <p>{t(outcome.kind)}</p>
  return (
    <>
      <p>{t(outcome.source === 'order' ? 'addedAgain' : 'added', { count: outcome.count })}</p>
      {outcome.refused.length > 0 ? (
        <ul>
          {outcome.refused.map((refused) => (
            <RefusedRow key={refused.line.id} {...refused} />
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** Outcome of opening a cart link (T26), shown above the lines of the cart. */
export function CartLinkNotice() {
  const outcome = useShopState((state) => state.cartLink.outcome)
  // a live region announces changes only, so the region is rendered before its text
  const [shown, setShown] = useState<CartLinkOutcome | null>(null)
  useEffect(() => setShown(outcome), [outcome])
  return (
    <div role="status">
      {shown ? (
        <div className={styles.notice}>
          <Outcome outcome={shown} />
        </div>
      ) : null}
    </div>
  )
}
