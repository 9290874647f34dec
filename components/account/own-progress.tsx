import { useTranslations } from 'next-intl'
import { useLoad } from '@/components/providers/use-load'
import { useShopConfig } from '@/components/providers/use-shop'
import { OrderProgress } from '@/components/returns/order-progress'
import type { OrderDetails } from '@/lib/account/order-details'
import { callReturns } from '@/lib/returns/call-returns'
import type { OrderDelivery } from '@/lib/returns/return-calls'
import styles from './order.module.css'
import { useDayText } from './use-day-text'

const STATES = { received: 'received', completed: 'delivered', cancelled: 'cancelled' } as const

/** As far as the commerce service knows it: neither what is in which parcel, nor the day of delivery. */
function deliveryOf({ status, parcels, cart }: OrderDetails): OrderDelivery {
  const sent = parcels.filter(({ number, sentOn }) => number !== '' || sentOn !== null)
  return {
    state: status === 'processing' ? (sent.length > 0 ? 'sent' : 'packing') : STATES[status],
    method: '',
    way: null,
    speed: cart?.lines.some(({ speed }) => speed === 'longer') ? 'longer' : 'normal',
    place: null,
    parcels: sent.map(({ name, number, sentOn, trackingHref }) => ({
      number,
      carrier: name,
      trackingLink: trackingHref || null,
      sentAt: sentOn?.toISOString() ?? '',
      lineIds: [],
    })),
  }
}

type OwnProgressProps = {
  order: OrderDetails
  /** Changes when the order has changed. */
  version: number
}

/** How far an order of the account is; without the returns service, as far as the commerce service knows it. */
export function OwnProgress({ order, version }: OwnProgressProps) {
  const t = useTranslations('tracking')
  const dayText = useDayText()
  const { site } = useShopConfig()
  const { number, orderedAt } = order
  const load = () => callReturns(site, 'find', { orderNumber: number }, { isOwn: true })
  const { data } = useLoad(`progress ${number} ${version}`, load, 'order-progress')
  const found = data?.order
  const delivery = found?.delivery ?? deliveryOf(order)
  return (
    <div className={styles.progress}>
      <p className={styles.lead} role="status">
        {orderedAt ? t('orderedOn', { date: dayText(orderedAt) }) : null} {t(`states.${delivery.state}`)}
      </p>
      <OrderProgress
        delivery={delivery}
        orderedAt={orderedAt}
        deliveredAt={found?.deliveredAt ? new Date(found.deliveredAt) : null}
        names={new Map(found?.lines.map(({ lineId, name }) => [lineId, name]))}
      />
    </div>
  )
}
