import { useTranslations } from 'next-intl'
import styles from '@/components/checkout/checkout.module.css'
import { Icon } from '@/components/ui/icon'
import type { CheckoutField } from '@/lib/checkout/form/checkout-form'
import type { Problems } from '@/lib/checkout/form/visible-problems'
import { focusField } from './use-checkout-form'
import { useFieldLabel } from './use-field-label'

type ProblemSummaryProps = {
  /** Fields that were invalid in the last attempt to order; empty before the first. */
  fields: readonly CheckoutField[]
  problems: Problems
}

/**
 * Error summary with a link to each invalid field. A corrected field is struck through instead of removed, so that the
 * box keeps its height.
 */
export function ProblemSummary({ fields, problems }: ProblemSummaryProps) {
  const t = useTranslations('checkout')
  const labelOf = useFieldLabel()
  const count = fields.filter((field) => problems[field]).length
  const isMended = count === 0
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
                      {labelOf(field)}
                    </a>
                  ) : (
                    <s>{labelOf(field)}</s>
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
