'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { invoicesOf, isPayable } from '@/lib/account/invoices'
import { routeHref } from '@/lib/routing/href'
import { LOGIN_TOKEN } from '@/lib/routing/secret-parameters'
import { takeSecret } from '@/lib/routing/take-secret'
import styles from './account-start.module.css'
import { AccountWait } from './account-wait'
import { LoadFailure } from './load-failure'
import { OrderRow, WaitingRows } from './order-row'
import { ShopAsQuestion } from './shop-as-question'
import { useAccount } from './use-account'
import { useAccountUser } from './use-account-user'
import { useMailedProof } from './use-mailed-proof'
import { useOrders } from './use-orders'

function Part({ title, way, children }: { title: string; way: { href: string; words: string }; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Link href={way.href} className="text-link text-link--touch">
          {way.words}
        </Link>
      </div>
      {children}
    </section>
  )
}

type LatestOrderProps = ReturnType<typeof useOrders>

function LatestOrder({ orders, hasFailed, retry }: LatestOrderProps) {
  const t = useTranslations('account.start')
  const { site } = useShopConfig()
  const [now] = useState(() => new Date())
  if (hasFailed) return <LoadFailure text={t('orderFailed')} retry={retry} />
  if (!orders) {
    return (
      <AccountWait>
        <WaitingRows count={1} />
      </AccountWait>
    )
  }
  const [latest] = orders
  const open = invoicesOf(orders, now).filter(isPayable).length
  return (
    <>
      {latest ? (
        <ul>
          <OrderRow order={latest} headingLevel="h3" />
        </ul>
      ) : (
        <p className={styles.quiet}>{t('noOrder')}</p>
      )}
      {open > 0 ? (
        <p className={styles.open}>
          <Link href={routeHref(site, 'account-invoices')} className="text-link text-link--touch">
            {t('openInvoices', { count: open })}
          </Link>
        </p>
      ) : null}
    </>
  )
}

/** The first account page; with a token for shopping as a customer, the question whether to (T12). */
export function AccountStart() {
  const [loginToken, setLoginToken] = useState('')
  useEffect(() => {
    const found = takeSecret(LOGIN_TOKEN)
    setLoginToken((now) => now || found)
  }, [])
  if (loginToken) return <ShopAsQuestion token={loginToken} onCancel={() => setLoginToken('')} />
  return <OwnStart />
}

/** A greeting by name, the latest order, invoices to pay, and the balance. */
function OwnStart() {
  const t = useTranslations('account.start')
  const { site } = useShopConfig()
  const userId = useAccountUser()
  const isProving = useMailedProof(userId)
  // an address that has been proven adds orders
  const orders = useOrders(isProving ? null : userId)
  const { account, hasFailed, retry } = useAccount(userId)
  const name = account?.address.firstName
  const hello = account ? (name ? t('hello', { name }) : t('helloUnnamed')) : null
  return (
    <>
      <p className={`serif d-32 ${styles.hello}`}>{hello}</p>
      {account?.group ? <p className={styles.group}>{t(`groups.${account.group}`)}</p> : null}
      <Part title={t('latestOrder')} way={{ href: routeHref(site, 'account-orders'), words: t('allOrders') }}>
        <LatestOrder {...orders} />
      </Part>
      <Part title={t('balance')} way={{ href: routeHref(site, 'account-balance'), words: t('history') }}>
        {hasFailed ? (
          <LoadFailure text={t('balanceFailed')} retry={retry} />
        ) : (
          <p className={styles.balance}>{account?.balanceFormatted}</p>
        )}
      </Part>
    </>
  )
}
