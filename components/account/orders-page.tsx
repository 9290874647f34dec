'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import iconButton from '@/components/ui/icon-button.module.css'
import { LinkButton } from '@/components/ui/link-button'
import { findOrders, type OrderHead } from '@/lib/account/orders'
import { routeHref } from '@/lib/routing/href'
import { AccountWait } from './account-wait'
import { LoadFailure } from './load-failure'
import { OrderRow, WaitingRows } from './order-row'
import styles from './orders.module.css'
import { useAccountUser } from './use-account-user'
import { useOrders } from './use-orders'

/** Orders of a page. */
const PAGE_SIZE = 10
const PAGE = 'page'

/** The page number in the address. Only browsers render the list, so that its first render can read the address. */
function usePageNumber(): [number, (page: number) => void] {
  const [page, setPage] = useState(() => {
    const given = Number(new URLSearchParams(window.location.search).get(PAGE))
    return Number.isInteger(given) && given > 0 ? given : 1
  })
  const turn = (to: number) => {
    setPage(to)
    const url = new URL(window.location.href)
    if (to === 1) url.searchParams.delete(PAGE)
    else url.searchParams.set(PAGE, String(to))
    // the orders are here already: no navigation
    window.history.replaceState(null, '', url)
  }
  return [page, turn]
}

function NoOrders() {
  const t = useTranslations('account.orders')
  const { site } = useShopConfig()
  return (
    <div className={styles.empty}>
      <h2 className="serif d-32">{t('emptyTitle')}</h2>
      <p>{t('emptyText')}</p>
      <LinkButton href={routeHref(site, 'home')}>{t('emptyWay')}</LinkButton>
    </div>
  )
}

type PagerProps = { page: number; count: number; onTurn: (page: number) => void }

function Pager({ page, count, onTurn }: PagerProps) {
  const t = useTranslations('account.orders')
  if (count <= 1) return null
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <button
        type="button"
        className={iconButton.button}
        aria-label={t('newer')}
        aria-disabled={page === 1}
        onClick={() => page > 1 && onTurn(page - 1)}
      >
        <Icon name="chevron-left" />
      </button>
      <span className="num">{t('page', { page, count })}</span>
      <button
        type="button"
        className={iconButton.button}
        aria-label={t('older')}
        aria-disabled={page === count}
        onClick={() => page < count && onTurn(page + 1)}
      >
        <Icon name="chevron-right" />
      </button>
    </nav>
  )
}

function FoundOrders({ orders }: { orders: readonly OrderHead[] }) {
  const t = useTranslations('account.orders')
  const [asked, setAsked] = useState('')
  const [wanted, turn] = usePageNumber()
  const list = useRef<HTMLUListElement>(null)
  const found = findOrders(orders, asked)
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(wanted, pageCount)
  const turnTo = (to: number) => {
    turn(to)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <div className={styles.search}>
        <Field
          id="order-number"
          label={t('search')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          value={asked}
          onChange={({ target }) => {
            setAsked(target.value)
            turn(1)
          }}
        />
        <p role="status">{asked.trim() === '' ? null : t('found', { count: found.length })}</p>
      </div>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
      <Pager page={page} count={pageCount} onTurn={turnTo} />
    </>
  )
}

/** The orders with status, in pages of ten, found by their number; all in the browser (R-ACCOUNT-02, T44). */
export function OrdersPage() {
  const t = useTranslations('account.orders')
  const { orders, hasFailed, retry } = useOrders(useAccountUser())
  if (hasFailed) return <LoadFailure text={t('failed')} retry={retry} />
  if (orders) return orders.length > 0 ? <FoundOrders orders={orders} /> : <NoOrders />
  return (
    <AccountWait>
      <div className={styles.searchWait} />
      <WaitingRows count={4} />
    </AccountWait>
  )
}
