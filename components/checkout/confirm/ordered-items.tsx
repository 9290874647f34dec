import { useTranslations } from 'next-intl'
import { CampaignNames } from '@/components/cart/campaign-names'
import { Amount } from '@/components/product/price'
import { useShopConfig } from '@/components/providers/use-shop'
import { Picture } from '@/components/ui/picture'
import type { ConfirmedOrder } from '@/lib/checkout/confirm/confirmed-order'
import { formatMoney } from '@/lib/market/format-money'
import styles from './confirmed-order.module.css'

/** Items of the order: lines and gifts of its cart when the service kept the cart, else the rows of the order. */
const itemsOf = ({ cart, rows }: ConfirmedOrder, money: (amount: number) => string) =>
  cart
    ? [...cart.lines, ...cart.gifts].map((line) => ({
        key: line.id,
        picture: line.product.images[0],
        brand: line.product.brand,
        name: line.product.name,
        what: [line.product.colour, line.size].filter(Boolean).join(', '),
        quantity: line.quantity,
        campaigns: line.campaigns,
        price: <Amount forms={line.total} />,
      }))
    : rows.map((row) => ({
        ...row,
        key: row.name + row.variant,
        what: row.variant,
        brand: '',
        picture: undefined,
        price: <span className="says-inc-vat">{money(row.price)}</span>,
      }))

export function OrderedItems({ order }: { order: ConfirmedOrder }) {
  const t = useTranslations('confirm')
  const { imageBase, site } = useShopConfig()
  const money = (amount: number) => formatMoney(site, amount, order.currency || undefined)
  return (
    <ul className={styles.items} aria-label={t('items')}>
      {itemsOf(order, money).map(({ key, picture, brand, name, what, quantity, campaigns, price }) => (
        <li key={key}>
          {picture ? (
            <Picture imageBase={imageBase} file={picture} width={152} height={190} sizes="76px" alt="" />
          ) : (
            <span />
          )}
          <div>
            <p className={styles.quiet}>{brand}</p>
            <p>{name}</p>
            <p className={styles.quiet}>{what}</p>
            <p className={styles.quiet}>{t('quantity', { quantity })}</p>
            <CampaignNames campaigns={campaigns} />
          </div>
          <p className="num">{price}</p>
        </li>
      ))}
    </ul>
  )
}
