import { useTranslations } from 'next-intl'
import { Amount } from '@/components/product/price'
import { useShopConfig } from '@/components/providers/use-shop'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { OrderHead } from '@/lib/account/orders'
import { routeHref } from '@/lib/routing/href'
import styles from './order-row.module.css'
import { useDayText } from './use-day-text'

/** Most pictures of a row; phones show the first. */
const PICTURES = 3

/** An order in a list: pictures, number, day, status and total; all of it leads to the page of the order. */
export function OrderRow({ order, headingLevel: Heading = 'h2' }: { order: OrderHead; headingLevel?: 'h2' | 'h3' }) {
  const t = useTranslations('account.statuses')
  const dayText = useDayText()
  const { site, imageBase } = useShopConfig()
  const { number, orderedAt, status, pictures, itemCount, total } = order
  return (
    <li className={styles.row}>
      <div className={styles.pictures}>
        {pictures.slice(0, PICTURES).map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order can have two sizes of one product
          <Picture key={index} imageBase={imageBase} file={file} width={128} height={160} sizes="64px" alt="" />
        ))}
      </div>
      <div className={styles.facts}>
        <Heading>
          <Link href={routeHref(site, 'account-order', { number })}>{t('order', { number })}</Link>
        </Heading>
        <p className={styles.quiet}>
          {orderedAt ? `${dayText(orderedAt)} · ` : null}
          {t('pieces', { count: itemCount })}
        </p>
      </div>
      <p className={styles.status} data-status={status}>
        {t(status)}
      </p>
      <p className={`${styles.total} says-ex-vat`}>
        <Amount forms={total} />
      </p>
      <span className={styles.mark}>
        <Icon name="chevron-right" size={18} />
      </span>
    </li>
  )
}

/** Skeleton of the rows of orders, with their height. */
export const WaitingRows = ({ count }: { count: number }) => (
  <div className={styles.waiting}>
    {Array.from({ length: count }, (_, row) => row).map((row) => (
      <div key={row} className={styles.row}>
        <div className={styles.pictures}>
          <span />
        </div>
        <div className={styles.facts}>
          <span />
          <span />
        </div>
      </div>
    ))}
  </div>
)
