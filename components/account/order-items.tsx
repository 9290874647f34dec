import { useTranslations } from 'next-intl'
import { CampaignNames } from '@/components/cart/campaign-names'
import { Amount } from '@/components/product/price'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { OrderDetails } from '@/lib/account/order-details'
import type { CartLine } from '@/lib/cart/cart-types'
import { localHref } from '@/lib/routing/href'
import styles from './order-items.module.css'

function OrderItem({ line: { product, size, quantity, unitPrice, total, campaigns } }: { line: CartLine }) {
  const t = useTranslations('confirm')
  const { site, imageBase } = useShopConfig()
  const [picture] = product.images
  return (
    <li className={styles.item}>
      {picture ? (
        <Picture imageBase={imageBase} file={picture} width={176} height={220} sizes="88px" alt="" />
      ) : (
        <span />
      )}
      <div>
        <p className={styles.quiet}>{product.brand}</p>
        <p>
          {product.canonicalUrl ? (
            <Link href={localHref(site, product.canonicalUrl)} className={styles.name}>
              {product.name}
            </Link>
          ) : (
            product.name
          )}
        </p>
        <p className={styles.quiet}>{[product.colour, size].filter(Boolean).join(', ')}</p>
        <p className={styles.quiet}>
          {t('quantity', { quantity })}
          {quantity > 1 ? (
            <>
              {' × '}
              <Amount forms={unitPrice.selling} />
            </>
          ) : null}
        </p>
        <CampaignNames campaigns={campaigns} />
      </div>
      <p className="num">
        <Amount forms={total} />
      </p>
    </li>
  )
}

/** The lines of an order, and its gifts. */
export function OrderItems({ order: { cart } }: { order: OrderDetails }) {
  const t = useTranslations('account.order')
  if (!cart) return null
  return (
    <section aria-labelledby="order-items">
      <h2 className="visually-hidden" id="order-items">
        {t('items')}
      </h2>
      <ul className={styles.items}>
        {[...cart.lines, ...cart.gifts].map((line) => (
          <OrderItem key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}
