import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { formatAmount } from '@/lib/cart/format-amount'
import type { ConfirmedOrder } from '@/lib/checkout/confirmed-order'
import { routeHref } from '@/lib/routing/href'
import { CheckoutScene } from './checkout-scene'
import styles from './confirmed-order.module.css'

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Items({ order }: { order: ConfirmedOrder }) {
  const t = useTranslations('confirm')
  const { imageBase } = useShopConfig()
  const { cart, rows } = order
  const items = cart
    ? cart.lines.map((line) => ({
        key: line.id,
        picture: line.product.images[0],
        name: line.product.name,
        what: [line.product.colour, line.size].filter(Boolean).join(', '),
        quantity: line.quantity,
        price: line.total.incVat,
      }))
    : rows.map((row) => ({ key: row.name + row.variant, what: row.variant, picture: undefined, price: '', ...row }))
  return (
    <ul className={styles.items} aria-label={t('items')}>
      {items.map(({ key, picture, name, what, quantity, price }) => (
        <li key={key}>
          {picture ? (
            <Picture base={imageBase} file={picture} width={152} height={190} sizes="76px" alt="" />
          ) : (
            <span />
          )}
          <div>
            <p>{name}</p>
            <p className={styles.quiet}>{what}</p>
            <p className={styles.quiet}>{t('quantity', { quantity })}</p>
          </div>
          <p className="num">{price}</p>
        </li>
      ))}
    </ul>
  )
}

/** Thanks, the order number, where the confirmation went, what comes next. */
export function ConfirmedOrderView({ order }: { order: ConfirmedOrder }) {
  const t = useTranslations('confirm')
  const config = useShopConfig()
  const shipping = order.cart?.summary.shipping.name
  const currency = order.currency ? { ...config.currency, code: order.currency } : config.currency
  const total = order.cart?.summary.total.incVat || formatAmount({ iso: config.iso, currency }, order.sum)
  return (
    <CheckoutScene file="scene.still-boots.webp" title={t('thanks', { name: order.firstName || 'none' })}>
      <p>{t('sentTo', { email: order.email })}</p>
      <dl className={styles.facts}>
        <Row name={t('orderNumber')}>
          <span data-testid="order-number">{order.orderId}</span>
        </Row>
        <Row name={t('delivery')}>
          <address className={styles.address}>
            {order.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Row>
        {shipping ? <Row name={t('shipping')}>{shipping}</Row> : null}
        <Row name={t('total')}>
          <span className="num">{total}</span>
        </Row>
      </dl>
      <Items order={order} />
      <h2 className="serif d-24">{t('next')}</h2>
      <p className={styles.next}>{t('nextSteps')}</p>
      <LinkButton href={routeHref(config.site, 'home')}>{t('home')}</LinkButton>
    </CheckoutScene>
  )
}
