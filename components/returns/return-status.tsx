import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDayText } from '@/components/account/use-day-text'
import { useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { callReturns, problemIn } from '@/lib/returns/call-returns'
import type { RegisteredReturn, ReturnProblem } from '@/lib/returns/return-calls'
import { ReturnLabel } from './return-label'
import { ReturnProblemText } from './return-problem'
import { hasExchange, ReturnedItems } from './return-receipt'
import { ReturnSums } from './return-sums'
import styles from './returns.module.css'
import { StepTitle } from './step-title'

/** Message key of a return's status. A withdrawal from an order that was not delivered has its own: no parcel is expected. */
const statusName = ({ status, sendBefore }: Pick<RegisteredReturn, 'status' | 'sendBefore'>) =>
  status === 'registered' && sendBefore === null ? 'early' : status

/** The returns of an order, newest first, each with its state. */
export function ReturnList({ returns, onShow }: { returns: RegisteredReturn[]; onShow: (number: string) => void }) {
  const t = useTranslations('returns')
  const dayText = useDayText()
  if (returns.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('returned')}</h2>
      <ul>
        {returns.map(({ number, kind, status, createdAt, sendBefore }) => (
          <li key={number} className={styles.own}>
            <div>
              <h3>{t(kind, { number })}</h3>
              <p className={styles.quiet}>{t('registeredOn', { date: dayText(new Date(createdAt)) })}</p>
              <p className={styles.quiet}>{t(`statuses.${statusName({ status, sendBefore })}`)}</p>
            </div>
            <Button
              variant="line"
              small
              onClick={() => onShow(number)}
              aria-label={`${t('show')}: ${t(kind, { number })}`}
            >
              {t('show')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type CancelProps = { onCancel: () => Promise<void> }

/** Cancels a return after a question, because it cannot be undone. */
function CancelReturn({ onCancel }: CancelProps) {
  const t = useTranslations('returns')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (!isAsking) {
    return (
      <button type="button" className="text-link text-link--touch" onClick={() => setAsking(true)}>
        {t('cancel')}
      </button>
    )
  }
  const cancel = async () => {
    setBusy(true)
    await onCancel()
    setBusy(false)
  }
  return (
    <div className={styles.part}>
      <p tabIndex={-1} ref={takeFocus}>
        {t('cancelSure')}
      </p>
      <div className={styles.buttons}>
        <Button busy={isBusy} busyText={t('cancelling')} onClick={cancel}>
          {t('cancelYes')}
        </Button>
        <Button variant="line" onClick={() => setAsking(false)}>
          {t('cancelNo')}
        </Button>
      </div>
    </div>
  )
}

// one function, so that the question takes the focus once
const takeFocus = (question: HTMLElement | null): void => question?.focus()

const STATUSES = ['registered', 'received', 'approved', 'partly-approved', 'refused', 'refunded', 'cancelled'] as const

function History({ history, sendBefore }: Pick<RegisteredReturn, 'history' | 'sendBefore'>) {
  const t = useTranslations('returns')
  const dayText = useDayText()
  return (
    <section className={styles.part}>
      <h2>{t('history')}</h2>
      <ol className={styles.history}>
        {history.map(({ status, at }) => {
          const known = STATUSES.find((one) => one === status)
          return (
            <li key={`${status} ${at}`}>
              <span>{known ? t(`statuses.${statusName({ status: known, sendBefore })}`) : status}</span>
              <span className={styles.quiet}>{dayText(new Date(at))}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type ReturnStatusProps = {
  registered: RegisteredReturn
  access: string
  currency: string
  mail: string
  onBack: () => void
  /** The order has to be read again. */
  onChanged: (why: ReturnProblem | null) => void
}

/** One return: what has become of it, its code, what is paid back, why something was refused; it may be cancelled. */
export function ReturnStatus({ registered, access, currency, mail, onBack, onChanged }: ReturnStatusProps) {
  const t = useTranslations('returns')
  const { site } = useShopConfig()
  const [problem, setProblem] = useState<ReturnProblem | null>(null)
  const { number, kind, status, amounts, refusal, history, sendBefore, canCancel } = registered
  const hasMoney = status !== 'refused' && status !== 'cancelled'
  const cancel = async () => {
    setProblem(null)
    try {
      await callReturns(site, 'cancel', { number }, { access })
      onChanged(null)
    } catch (error) {
      const found = problemIn(error)
      if (found === 'closed' || found === 'notCancellable') onChanged(found)
      else setProblem(found)
    }
  }
  return (
    <div className={styles.receipt}>
      <StepTitle words={t(kind, { number })} />
      <p>{t(`statuses.${statusName(registered)}`)}</p>
      {hasMoney && sendBefore === null ? <p>{t('early')}</p> : null}
      {refusal ? <p>{refusal.text}</p> : null}
      {status === 'registered' && sendBefore !== null ? <ReturnLabel number={number} access={access} /> : null}
      <ReturnedItems registered={registered} />
      {hasMoney ? (
        <ReturnSums
          {...{ amounts, currency }}
          isEstimate={status !== 'refunded'}
          hasExchange={hasExchange(registered.lines)}
        />
      ) : null}
      <History {...{ history, sendBefore }} />
      <ReturnProblemText problem={problem} mail={mail} />
      <div className={styles.buttons}>
        <Button variant="line" onClick={onBack}>
          {t('backToOrder')}
        </Button>
        <button type="button" className="text-link text-link--touch" onClick={() => window.print()}>
          {t('print')}
        </button>
        {canCancel ? <CancelReturn onCancel={cancel} /> : null}
      </div>
    </div>
  )
}
