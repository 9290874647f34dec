import { useTranslations } from 'next-intl'
import { useDayText } from '@/components/account/use-day-text'
import { Button } from '@/components/ui/button'
import type { RegisteredReturn, ReturnOrder } from '@/lib/returns/return-calls'
import { noonOf } from './find-order'
import { ReturnItem } from './return-item'
import { ReturnLabel } from './return-label'
import { ReturnSums } from './return-sums'
import styles from './returns.module.css'
import { StepTitle } from './step-title'

/** The products of a registered return. */
export function ReturnedItems({ registered: { lines } }: { registered: RegisteredReturn }) {
  const t = useTranslations('returns')
  return (
    <ul className={styles.items} aria-label={t('items')}>
      {lines.map(({ lineId, name, size, picture, quantity, approved, exchange }) => (
        <ReturnItem
          key={lineId}
          picture={picture}
          name={<p className={styles.name}>{name}</p>}
          facts={[
            [size && t('size', { size }), t('pieces', { count: quantity })].filter(Boolean).join(', '),
            exchange && t('toSize', { size: exchange.size }),
            approved === null ? null : t('approved', { approved, quantity }),
          ]}
        />
      ))}
    </ul>
  )
}

type ReturnReceiptProps = { registered: RegisteredReturn; order: ReturnOrder; access: string; onBack: () => void }

/** Whether a piece of a registered return is exchanged for another size. */
export const hasExchange = (lines: RegisteredReturn['lines']): boolean =>
  lines.some(({ exchange }) => exchange !== null)

/** The confirmation: number, what to do next and until when, and what is paid back. */
export function ReturnReceipt({ registered, order, access, onBack }: ReturnReceiptProps) {
  const t = useTranslations('returns')
  const dayText = useDayText()
  const { number, sendBefore, amounts, lines } = registered
  const isSealed = order.lines.some(
    ({ lineId, needsSeal }) => needsSeal && lines.some((line) => line.lineId === lineId),
  )
  return (
    <div className={styles.receipt}>
      <StepTitle words={t('done')} />
      <p>{t('doneNumber', { number })}</p>
      <section className={styles.part}>
        <h2>{t('next')}</h2>
        <ol className={styles.steps}>
          <li>
            {t('steps.pack')} {isSealed ? t('seal') : null}
          </li>
          {sendBefore ? <li>{t('steps.hand', { date: dayText(noonOf(sendBefore)) })}</li> : null}
          <li>{t('steps.money')}</li>
        </ol>
      </section>
      <ReturnLabel number={number} access={access} />
      <ReturnedItems registered={registered} />
      <ReturnSums amounts={amounts} currency={order.currency} isEstimate hasExchange={hasExchange(lines)} />
      <div className={styles.buttons}>
        <Button variant="line" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <button type="button" className="text-link text-link--touch" onClick={onBack}>
          {t('backToOrder')}
        </button>
      </div>
    </div>
  )
}
