import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useShop } from '@/components/providers/use-shop'
import { NO_CHANGES, type ServerChanges, serverChangesStore } from '@/lib/cart/server-changes'
import styles from './cart-notice.module.css'

function ChangeList({ changes, removedCode }: ServerChanges) {
  const t = useTranslations('cartChanges')
  return (
    <>
      {changes.length > 0 ? (
        <>
          <p>{t('changes')}</p>
          <ul>
            {changes.map(({ skuId, name, size, quantity, isGift }) => (
              <li key={`${skuId}-${isGift}`}>
                {t(quantity > 0 ? 'fewer' : isGift ? 'gift' : 'gone', {
                  name: [name, size].filter(Boolean).join(', '),
                  quantity,
                })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {removedCode === null ? null : <p>{t('code', { code: removedCode })}</p>}
    </>
  )
}

/** Lists changes that the service made by itself: removed items, reduced quantities, a removed promo code. */
export function ServerChangesNotice() {
  const latest = useStore(serverChangesStore(useShop()))
  // a live region announces changes only, so it must be in the page before its text
  const [shown, setShown] = useState<ServerChanges>(NO_CHANGES)
  useEffect(() => setShown(latest), [latest])
  const hasChanges = shown.changes.length > 0 || shown.removedCode !== null
  return (
    <div role="status">
      {hasChanges ? (
        <div className={styles.notice}>
          <ChangeList {...shown} />
        </div>
      ) : null}
    </div>
  )
}
