'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useLoad } from '@/components/providers/use-load'
import { useShop, useShopConfig } from '@/components/providers/use-shop'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { LinkButton } from '@/components/ui/link-button'
import { useShopRouter } from '@/components/ui/use-shop-router'
import { fetchOwnOrder } from '@/lib/account/fetch-orders'
import type { OrderDetails } from '@/lib/account/order-details'
import { routeHref } from '@/lib/routing/href'
import { pathSegments } from '@/lib/routing/path-segments'
import { AccountWait } from './account-wait'
import { LoadFailure } from './load-failure'
import styles from './order.module.css'
import { OrderActions, paperOf } from './order-actions'
import { OrderInfo } from './order-info'
import { OrderItems } from './order-items'
import { OrderTotals } from './order-totals'
import { OwnProgress } from './own-progress'
import { useAccountUser } from './use-account-user'
import { useLiveOrder } from './use-live-order'

/** Link to all orders, and the heading. */
function OrderHead({ title }: { title: string }) {
  const t = useTranslations('account.order')
  const { site } = useShopConfig()
  return (
    <>
      <Link href={routeHref(site, 'account-orders')} className={styles.back}>
        <Icon name="chevron-left" size={16} />
        {t('all')}
      </Link>
      <h1 className="serif d-56">{title}</h1>
    </>
  )
}

function OrderWait() {
  const t = useTranslations('account.order')
  return (
    <>
      <OrderHead title={t('title')} />
      <AccountWait>
        <div className={styles.waiting}>
          <span />
          <span />
          <span />
        </div>
      </AccountWait>
    </>
  )
}

/** Also for the number of somebody else's order, which the service does not show. */
function NoOrder({ number }: { number: string }) {
  const t = useTranslations('account.order')
  const { site } = useShopConfig()
  return (
    <div className={styles.none}>
      <h1 className="serif d-56">{t('noneTitle')}</h1>
      <p>{t('noneText', { number })}</p>
      <LinkButton href={routeHref(site, 'account-orders')}>{t('all')}</LinkButton>
    </div>
  )
}

type OrderViewProps = { order: OrderDetails; iban: string; version: number }

function OrderView({ order, iban, version }: OrderViewProps) {
  const t = useTranslations('account.order')
  const statuses = useTranslations('account.statuses')
  const footer = useTranslations('footer')
  const { number } = order
  return (
    <article className={styles.order}>
      <p className={styles.paper} aria-hidden="true">
        <span>Kajo</span> {t(`papers.${paperOf(order.payments)}`)}
      </p>
      <OrderHead title={statuses('order', { number })} />
      <OwnProgress order={order} version={version} />
      <OrderActions order={order} />
      <div className={styles.columns}>
        <div>
          <OrderItems order={order} />
          <OrderTotals order={order} />
        </div>
        <OrderInfo order={order} iban={iban} />
      </div>
      <p className={styles.seller}>
        {footer('company')} · {footer('mail')}
      </p>
    </article>
  )
}

/**
 * One order, read by the number in the address: lines, sums, addresses, parcels, payments and refunds. `iban`: account to
 * which invoices of this market are paid; '' without one.
 */
export function OrderPage({ iban }: { iban: string }) {
  const t = useTranslations('account.order')
  const shop = useShop()
  const userId = useAccountUser()
  const number = pathSegments(useShopRouter().pathname)?.at(-1) ?? ''
  const [version, setVersion] = useState(0)
  const asked = userId && `order ${userId} ${number}`
  const load = async () => ({ asked, order: await fetchOwnOrder(shop, number) })
  const { data, hasFailed, retry } = useLoad(asked && `${asked} ${version}`, load, 'account-order')
  // while a changed order is read again, it stays
  const order = data?.asked === asked ? data?.order : undefined
  const watched = { publicId: order?.publicId ?? null, status: order?.serviceStatus ?? null }
  useLiveOrder(watched, () => setVersion((count) => count + 1))
  if (hasFailed && !order)
    return (
      <>
        <OrderHead title={t('title')} />
        <LoadFailure text={t('failed')} retry={retry} />
      </>
    )
  if (order === undefined) return <OrderWait />
  return order ? <OrderView {...{ order, iban, version }} /> : <NoOrder number={number} />
}
