import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import styles from '@/components/checkout/checkout.module.css'
import { Icon } from '@/components/ui/icon'
import type { Refused } from '@/lib/checkout/order/order-result'
import { ChangedOrder } from './changed-order'

type FailureNoticeProps = {
  ref?: Ref<HTMLDivElement>
  failure: Refused | null
  /** Opens the order summary, where the cart can be changed; undefined on a page without one. */
  onEditCart?: () => void
}

/** Why the order failed, with its code. The form keeps its input (T20). */
export function FailureNotice({ ref, failure, onEditCart }: FailureNoticeProps) {
  const t = useTranslations('checkout')
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.failure}>
      {failure ? (
        <div className={styles.notice}>
          <Icon name="alert" size={20} />
          <div>
            <p>{t(`failures.${failure.failure}`)}</p>
            {failure.changes ? <ChangedOrder {...failure.changes} /> : null}
            {failure.failure === 'outOfStock' && onEditCart ? (
              <button type="button" className="text-link text-link--touch" onClick={onEditCart}>
                {t('editCart')}
              </button>
            ) : null}
            <p className={styles.code}>{t('failureCode', { code: failure.code })}</p>
          </div>
        </div>
      ) : null}
    </div>
  )
}
