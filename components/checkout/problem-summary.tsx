import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { visibleProblems } from '@/lib/checkout/visible-problems'
import styles from './checkout.module.css'
import { focusField } from './use-checkout-form'

const LABELS = { shippingId: 'shipping', paymentId: 'payment', terms: 'termsName' } as const

/** How many things are missing, each a link to its field. */
export function ProblemSummary({ problems }: { problems: ReturnType<typeof visibleProblems> }) {
  const t = useTranslations('checkout')
  return (
    <div role="alert">
      {problems.length > 0 ? (
        <div className={styles.notice}>
          <Icon name="alert" size={20} />
          <div>
            <p>{t('summary', { count: problems.length })}</p>
            <ul className={styles.links}>
              {problems.map(({ field }) => (
                <li key={field}>
                  <a
                    href={`#${field}`}
                    onClick={(event) => {
                      event.preventDefault()
                      focusField(field)
                    }}
                  >
                    {t(field in LABELS ? LABELS[field as keyof typeof LABELS] : (field as 'email'))}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
    </div>
  )
}
