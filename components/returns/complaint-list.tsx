import { useTranslations } from 'next-intl'
import { useDayText } from '@/components/account/use-day-text'
import { Button } from '@/components/ui/button'
import type { Complaint } from '@/lib/returns/return-calls'
import frame from './returns.module.css'

type ComplaintListProps = {
  complaints: readonly Complaint[]
  /** Opens one; without it the list has no buttons. */
  onShow?: (number: string) => void
}

/** The complaints about an order, newest first, each with its state. */
export function ComplaintList({ complaints, onShow }: ComplaintListProps) {
  const t = useTranslations('complaint.list')
  const dayText = useDayText()
  if (complaints.length === 0) return null
  return (
    <section className={frame.part}>
      <h2>{t('title')}</h2>
      <ul>
        {complaints.map(({ number, status, createdAt }) => (
          <li key={number} className={frame.own}>
            <div>
              <h3>{t('name', { number })}</h3>
              <p className={frame.quiet}>{t('madeOn', { date: dayText(new Date(createdAt)) })}</p>
              <p className={frame.quiet}>{t(`statuses.${status}`)}</p>
            </div>
            {onShow ? (
              <Button
                variant="line"
                small
                onClick={() => onShow(number)}
                aria-label={`${t('show')}: ${t('name', { number })}`}
              >
                {t('show')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
