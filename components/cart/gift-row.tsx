import { useTranslations } from 'next-intl'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { CartLine } from '@/lib/cart/cart-types'
import { localHref } from '@/lib/routing/href'
import { CampaignNames } from './campaign-names'
import styles from './cart-lines.module.css'

/** What a campaign gives along: like a line, without anything to change (R-CART-12). */
export function GiftRow({ gift: { product, size, quantity, campaigns } }: { gift: CartLine }) {
  const t = useTranslations('cart')
  const { site, imageBase } = useShopConfig()
  const [picture] = product.images
  return (
    <li className={styles.line}>
      {picture ? (
        <Picture imageBase={imageBase} file={picture} width={224} height={280} sizes="112px" alt="" />
      ) : (
        <span />
      )}
      <div className={styles.text}>
        <div className={styles.top}>
          <div className={styles.what}>
            <p className={styles.brand}>{product.brand}</p>
            <p>
              <Link href={localHref(site, product.canonicalUrl)}>{product.name}</Link>
            </p>
          </div>
          <p className={styles.total}>{t('free')}</p>
        </div>
        <p className={styles.meta}>{[product.colour, size].filter(Boolean).join(', ')}</p>
        {quantity > 1 ? <p className={styles.meta}>{`${quantity} ×`}</p> : null}
        <CampaignNames campaigns={campaigns} />
      </div>
    </li>
  )
}
