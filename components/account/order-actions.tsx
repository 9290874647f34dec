import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useShop, useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { OrderDetails } from '@/lib/account/order-details'
import type { OrderPayment } from '@/lib/account/orders'
import { addSharedLines } from '@/lib/cart/add-shared-lines'
import { complaintHref, returnHref, withdrawalHref } from '@/lib/routing/href'
import styles from './order.module.css'

/** What is printed: an invoice while it has to be paid, else a receipt. */
export const paperOf = (payments: readonly OrderPayment[]): 'invoice' | 'receipt' =>
  payments.some(({ invoice, isPaid }) => invoice && !isPaid) ? 'invoice' : 'receipt'

/** Buy again, print, and how to return, complain or withdraw. The cart says which lines could not be added, and why. */
export function OrderActions({ order: { number, lines, payments } }: { order: OrderDetails }) {
  const t = useTranslations('account.order')
  const withdrawal = useTranslations('withdrawal')
  const complaint = useTranslations('complaint')
  const shop = useShop()
  const { site } = useShopConfig()
  const [isBusy, setBusy] = useState(false)
  const buyAgain = async () => {
    setBusy(true)
    await addSharedLines(shop, lines, 'order')
    setBusy(false)
    shop.store.getState().openOverlay('cart')
  }
  return (
    <div className={styles.actions}>
      {lines.length > 0 ? (
        <Button small busy={isBusy} busyText={t('adding')} onClick={buyAgain}>
          {t('buyAgain')}
        </Button>
      ) : null}
      <Button small variant="line" onClick={() => window.print()}>
        {t(`prints.${paperOf(payments)}`)}
      </Button>
      <Link href={returnHref(site, number)} className="text-link text-link--touch">
        {t('register')}
      </Link>
      <Link href={complaintHref(site, number)} className="text-link text-link--touch">
        {complaint('link')}
      </Link>
      <Link href={withdrawalHref(site, number)} className="text-link text-link--touch">
        {withdrawal('link')}
      </Link>
    </div>
  )
}
