import { useTranslations } from 'next-intl'
import type { CartLine } from '@/lib/cart/cart-types'
import { CampaignNames } from './campaign-names'
import styles from './cart-lines.module.css'
import { LineContent } from './line-content'

/** A free gift of a campaign: looks like a line, but cannot be changed (R-CART-12). */
export function GiftRow({ gift }: { gift: CartLine }) {
  const t = useTranslations('cart')
  return (
    <li className={styles.line}>
      <LineContent line={gift} total={t('free')}>
        {gift.quantity > 1 ? <p className={styles.meta}>{`${gift.quantity} ×`}</p> : null}
        <CampaignNames campaigns={gift.campaigns} />
      </LineContent>
    </li>
  )
}
