'use client'

import { useTranslations } from 'next-intl'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { type BalanceChange, balanceHistory } from '@/lib/account/balance-history'
import { formatPrice } from '@/lib/market/format-price'
import { routeHref } from '@/lib/routing/href'
import { AccountWait } from './account-wait'
import styles from './balance.module.css'
import { LoadFailure } from './load-failure'
import { useAccount } from './use-account'
import { useAccountUser } from './use-account-user'
import { useDayText } from './use-day-text'
import { useOrders } from './use-orders'

function Change({ change: { kind, date, orderNumber, amount, currency } }: { change: BalanceChange }) {
  const t = useTranslations('account.balance')
  const dayText = useDayText()
  const { site } = useShopConfig()
  const written = formatPrice(site, Math.abs(amount), currency || undefined)
  return (
    <li>
      <p>
        <Link href={routeHref(site, 'account-order', { number: orderNumber })}>{t(kind, { number: orderNumber })}</Link>
      </p>
      <p className={styles.day}>{date ? dayText(date) : null}</p>
      <p className={styles.amount} data-kind={kind}>
        {amount < 0 ? '−' : '+'}
        {written}
      </p>
    </li>
  )
}

function History({ userId }: { userId: string | null }) {
  const t = useTranslations('account.balance')
  const { orders, hasFailed, retry } = useOrders(userId)
  if (hasFailed) return <LoadFailure text={t('historyFailed')} retry={retry} />
  if (!orders) {
    return (
      <AccountWait>
        <div className={styles.historyWait}>
          <span />
          <span />
        </div>
      </AccountWait>
    )
  }
  const changes = balanceHistory(orders)
  return changes.length > 0 ? (
    <ul className={styles.history}>
      {changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </ul>
  ) : (
    <p className={styles.quiet}>{t('noHistory')}</p>
  )
}

function Balance({ userId }: { userId: string | null }) {
  const t = useTranslations('account.balance')
  const { currency } = useShopConfig()
  const { account, hasFailed, retry } = useAccount(userId)
  if (hasFailed) return <LoadFailure text={t('failed')} retry={retry} />
  if (!account) {
    return (
      <AccountWait>
        <p className={styles.balance} />
      </AccountWait>
    )
  }
  const others = account.balances.filter(({ currency: code, amount }) => code !== currency.code && amount > 0)
  return (
    <>
      <p className={styles.balance}>{account.balanceFormatted}</p>
      {others.map(({ currency: code, amountFormatted }) => (
        <p key={code} className={styles.other}>
          {t('elsewhere', { amount: amountFormatted, code })}
        </p>
      ))}
    </>
  )
}

/** The balance in each currency, and what has changed it (R-ACCOUNT-05, T44). */
export function BalancePage() {
  const t = useTranslations('account.balance')
  const userId = useAccountUser()
  return (
    <>
      <Balance userId={userId} />
      <p className={styles.text}>{t('text')}</p>
      <h2 className={`serif d-24 ${styles.heading}`}>{t('history')}</h2>
      <History userId={userId} />
    </>
  )
}
