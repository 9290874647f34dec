'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { barCode } from '@/lib/account/bar-code'
import { type Invoice, invoicesOf, isPayable } from '@/lib/account/invoices'
import { formatPrice } from '@/lib/market/format-price'
import { routeHref } from '@/lib/routing/href'
import { AccountWait } from './account-wait'
import { CopyText } from './copy-text'
import styles from './invoices.module.css'
import { LoadFailure } from './load-failure'
import { useAccountUser } from './use-account-user'
import { useDayText } from './use-day-text'
import { useOrders } from './use-orders'

type InvoiceRowProps = { invoice: Invoice; iban: string }

function InvoiceRow({ invoice, iban }: InvoiceRowProps) {
  const t = useTranslations('account.invoices')
  const dayText = useDayText()
  const { site } = useShopConfig()
  const { order, state, amount, due, paidOn, reference } = invoice
  const code = site.market === 'fi' && isPayable(invoice) ? barCode({ iban, amount, reference, due }) : null
  return (
    <li className={styles.invoice}>
      <div>
        <h2>
          <Link href={routeHref(site, 'account-order', { number: order.number })}>
            {t('order', { number: order.number })}
          </Link>
        </h2>
        <p className={styles.state} data-state={state}>
          {state === 'paid' && paidOn ? t('paidOn', { date: dayText(paidOn) }) : t(`states.${state}`)}
          {isPayable(invoice) && due ? ` · ${t('due', { date: dayText(due) })}` : null}
        </p>
      </div>
      <p className={styles.amount}>{formatPrice(site, amount, order.currency || undefined)}</p>
      {reference ? (
        <dl className={styles.facts}>
          <div>
            <dt>{t('reference')}</dt>
            <dd>{isPayable(invoice) ? <CopyText text={reference} name={t('copyReference')} /> : reference}</dd>
          </div>
          {code ? (
            <div>
              <dt>{t('barCode')}</dt>
              <dd>
                <CopyText text={code} name={t('copyBarCode')} />
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
    </li>
  )
}

/**
 * The shopper's invoices: open, paid or overdue, with what she needs to pay them (T44). `iban`: account to which
 * Finnish invoices are paid, for their bar code; '' without one.
 */
export function InvoicesPage({ iban }: { iban: string }) {
  const t = useTranslations('account.invoices')
  const { orders, hasFailed, retry } = useOrders(useAccountUser())
  const [now] = useState(() => new Date())
  if (hasFailed) return <LoadFailure text={t('failed')} retry={retry} />
  if (!orders) {
    return (
      <AccountWait>
        <div className={styles.list}>
          <div className={styles.invoice} />
          <div className={styles.invoice} />
        </div>
      </AccountWait>
    )
  }
  const invoices = invoicesOf(orders, now)
  return invoices.length > 0 ? (
    <ul className={styles.list}>
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.order.number} invoice={invoice} iban={iban} />
      ))}
    </ul>
  ) : (
    <p className={styles.none}>{t('none')}</p>
  )
}
