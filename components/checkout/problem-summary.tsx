import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import type { Problems } from '@/lib/checkout/visible-problems'
import styles from './checkout.module.css'
import { focusField } from './use-checkout-form'
import { useCheckoutMarket } from './use-checkout-market'

const LABELS = { shippingId: 'shipping', paymentId: 'payment', terms: 'termsName' } as const

type ProblemSummaryProps = {
  /** Fields that were invalid in the last attempt to order; empty before the first. */
  fields: readonly (keyof CheckoutForm)[]
  problems: Problems
}

/**
 * Error summary with a link to each invalid field. A corrected field is struck through instead of removed, so that the
 * box keeps its height.
 */
export function ProblemSummary({ fields, problems }: ProblemSummaryProps) {
  const t = useTranslations('checkout')
  const { alias: market } = useCheckoutMarket()
  const count = fields.filter((field) => problems[field]).length
  const isMended = count === 0
  const nameOf = (field: keyof CheckoutForm) => {
    if (field === 'organisationId' || field === 'identityNumber') return t(`${field}.${market}`)
    return t(field in LABELS ? LABELS[field as keyof typeof LABELS] : (field as 'email'))
  }
  return (
    <div role="alert">
      {fields.length > 0 ? (
        <div className={styles.notice} data-mended={isMended ? '' : undefined}>
          <Icon name={isMended ? 'check' : 'alert'} size={20} />
          <div>
            <p>{t('summary', { count })}</p>
            <ul className={styles.links}>
              {fields.map((field) => (
                <li key={field}>
                  {problems[field] ? (
                    <a
                      className="wide-target"
                      href={`#${field}`}
                      onClick={(event) => {
                        event.preventDefault()
                        focusField(field)
                      }}
                    >
                      {nameOf(field)}
                    </a>
                  ) : (
                    <s>{nameOf(field)}</s>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
    </div>
  )
}
