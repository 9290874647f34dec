import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** A name and its value in the description list of the confirmation. */
export function OrderFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The day of the order. Renders nothing when it is unknown. */
export function OrderDateFact({ date }: { date: Date | null | undefined }) {
  const t = useTranslations('confirm')
  const format = useFormatter()
  return date ? (
    <OrderFact name={t('orderedOn')}>
      {format.dateTime(date, { day: 'numeric', month: 'long', year: 'numeric' })}
    </OrderFact>
  ) : null
}
