import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Statement } from '@/lib/returns/statement'
import frame from './returns.module.css'
import { StepTitle } from './step-title'
import styles from './withdrawal.module.css'

/** Acknowledgement of a statement; `id` is '' while the statement waits for the service. */
export type Acknowledged = { id: string; statedAt: Date }

/** A statement as it is sent. */
export function StatementContent({ statement: { name, order, email, lines } }: { statement: Statement }) {
  const t = useTranslations('withdrawal')
  const rows = { name, order, about: lines || t('whole'), email }
  return (
    <dl className={styles.content}>
      {Object.entries(rows).map(([key, value]) => (
        <div key={key}>
          <dt>{t(key as keyof typeof rows)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The acknowledgement on the screen, with date and time; the service mails the same. */
export function Acknowledgement({
  statement,
  receipt: { id, statedAt },
}: {
  statement: Statement
  receipt: Acknowledged
}) {
  const t = useTranslations('withdrawal')
  const format = useFormatter()
  const date = format.dateTime(statedAt, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className={frame.receipt}>
      <StepTitle words={t('doneTitle')} />
      <p>{t('doneText', { date, email: statement.email })}</p>
      {id ? <p>{t('number', { number: id })}</p> : null}
      <StatementContent statement={statement} />
      <p>{t('next')}</p>
      <div className={frame.buttons}>
        <Button variant="line" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  )
}
