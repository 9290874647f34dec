import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useShop } from '@/components/providers/use-shop'
import { type CartNews, cartNews, NO_NEWS } from '@/lib/cart/cart-news'
import styles from './cart-notice.module.css'

function News({ changes, lostCode }: CartNews) {
  const t = useTranslations('cartNews')
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
      {lostCode === null ? null : <p>{t('code', { code: lostCode })}</p>}
    </>
  )
}

/** Lists what the service removed from the cart without the shopper's request: lines, pieces, a promo code. */
export function CartNewsNotice() {
  const news = useStore(cartNews(useShop()))
  // a live region announces changes only, so it must be in the page before its text
  const [shown, setShown] = useState<CartNews>(NO_NEWS)
  useEffect(() => setShown(news), [news])
  const hasNews = shown.changes.length > 0 || shown.lostCode !== null
  return (
    <div role="status">
      {hasNews ? (
        <div className={styles.notice}>
          <News {...shown} />
        </div>
      ) : null}
    </div>
  )
}
