import { useTranslations } from 'next-intl'
import { useDayText } from '@/components/account/use-day-text'
import { Button } from '@/components/ui/button'
import type { Complaint, ReturnOrder } from '@/lib/returns/return-calls'
import frame from './returns.module.css'
import { StepTitle } from './step-title'
import styles from './withdrawal.module.css'

type ComplaintStatusProps = {
  complaint: Complaint
  order: ReturnOrder
  mail: string
  /** It was sent a moment ago. */
  isNew?: boolean
  onBack: () => void
}

/** What has become of a complaint. */
function Answer({
  complaint: { status, remedy, refusal, answeredAt },
  mail,
}: Omit<ComplaintStatusProps, 'order' | 'onBack'>) {
  const t = useTranslations('complaint.list')
  const dayText = useDayText()
  return (
    <div className={frame.part}>
      <p>{t(`statuses.${status}`)}</p>
      {answeredAt ? <p className={frame.quiet}>{t('answeredOn', { date: dayText(new Date(answeredAt)) })}</p> : null}
      {remedy ? <p>{t(`follows.${remedy}`)}</p> : null}
      {refusal ? <p>{refusal.text}</p> : null}
      {status === 'refused' ? <p>{t('disagree', { mail })}</p> : null}
    </div>
  )
}

/** One complaint: its acknowledgement when it is new, else its answer; and what the shopper has sent. */
export function ComplaintStatus({ complaint, order, mail, isNew = false, onBack }: ComplaintStatusProps) {
  const t = useTranslations('complaint.list')
  const receipt = useTranslations('complaint.receipt')
  const returns = useTranslations('returns')
  const { number, lineIds, description, wish, photos } = complaint
  const names = order.lines
    .filter(({ lineId }) => lineIds.includes(lineId))
    .map(({ name, size }) => [name, size].filter(Boolean).join(', '))
  const rows = [
    ['about', names.join('; ')],
    ['description', description],
    ['wish', t(`wishes.${wish}`)],
    ...(photos.length > 0 ? [['photos', t('photoCount', { count: photos.length })] as const] : []),
  ] as const
  return (
    <div className={frame.receipt}>
      <StepTitle words={isNew ? receipt('title') : t('name', { number })} />
      {isNew ? (
        <div className={frame.part}>
          <p>{receipt('number', { number })}</p>
          <p>{receipt('next')}</p>
        </div>
      ) : (
        <Answer complaint={complaint} mail={mail} />
      )}
      <dl className={styles.content}>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={frame.buttons}>
        <Button variant="line" onClick={() => window.print()}>
          {returns('print')}
        </Button>
        <button type="button" className="text-link text-link--touch" onClick={onBack}>
          {returns('backToOrder')}
        </button>
      </div>
    </div>
  )
}
