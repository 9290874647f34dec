import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LoadFailure } from '@/components/account/load-failure'
import { useLoad } from '@/components/providers/use-load'
import { useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { RadioChoices } from '@/components/ui/radio-choices'
import { callReturns, problemIn } from '@/lib/returns/call-returns'
import type { RegisteredReturn, ReturnOrder, ReturnProblem } from '@/lib/returns/return-calls'
import { type ReturnDraft, requestOf } from '@/lib/returns/return-draft'
import { ReturnItem } from './return-item'
import { ReturnProblemText } from './return-problem'
import { ReturnSums } from './return-sums'
import styles from './returns.module.css'
import { StepTitle } from './step-title'

type CheckReturnProps = {
  order: ReturnOrder
  access: string
  draft: ReturnDraft
  change: (changed: Partial<ReturnDraft>) => void
  mail: string
  onBack: () => void
  /** The order has changed, or its access is over. */
  onRefused: (problem: ReturnProblem) => void
  onDone: (registered: RegisteredReturn) => void
}

/** Refusals after which the shopper chooses again. */
const CHOOSE_AGAIN: readonly ReturnProblem[] = ['closed', 'lineChanged', 'windowClosed', 'sizeGone', 'noBalance']

function ChosenItems({ order: { lines }, draft }: Pick<CheckReturnProps, 'order' | 'draft'>) {
  const t = useTranslations('returns')
  return (
    <ul className={styles.items} aria-label={t('items')}>
      {lines.flatMap(({ lineId, name, colour, size, picture, exchanges }) => {
        const chosen = draft.lines[lineId]
        if (!chosen) return []
        const { quantity, reason, comment, exchangeSkuId } = chosen
        const other = exchanges.find(({ skuId }) => skuId === exchangeSkuId)
        const facts = [
          [colour, size].filter(Boolean).join(', '),
          [t('pieces', { count: quantity }), reason && t(`reasons.${reason}`)].filter(Boolean).join(', '),
          other ? t('toSize', { size: other.size }) : null,
          comment.trim(),
        ]
        return <ReturnItem key={lineId} {...{ picture, facts }} name={<p className={styles.name}>{name}</p>} />
      })}
    </ul>
  )
}

/** Where the money goes; only an order of an account offers its balance (T36). */
function RefundChoice({ draft, change }: Pick<CheckReturnProps, 'draft' | 'change'>) {
  const t = useTranslations('returns')
  const choices = (['payment', 'balance'] as const).map((value) => ({
    value,
    label: t(`to.${value}`),
    notes: [t(`toNotes.${value}`)],
  }))
  return (
    <section className={styles.part}>
      <h2>{t('refundTo')}</h2>
      <RadioChoices
        id="return-refund"
        legend={t('refundTo')}
        choices={choices}
        chosen={draft.refundTo}
        input={{
          name: 'refundTo',
          onChange: ({ target }) => change({ refundTo: target.value === 'balance' ? 'balance' : 'payment' }),
        }}
      />
    </section>
  )
}

/** Second step: the return as it will be sent, with what is paid back, and the button that sends it. */
export function CheckReturn({ order, access, draft, change, mail, onBack, onRefused, onDone }: CheckReturnProps) {
  const t = useTranslations('returns')
  const { site } = useShopConfig()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ReturnProblem | null>(null)
  const handle = (error: unknown): ReturnProblem => {
    const found = problemIn(error)
    if (CHOOSE_AGAIN.includes(found)) onRefused(found)
    return found
  }
  const load = async () => {
    try {
      return await callReturns(site, 'preview', requestOf(draft), { access })
    } catch (error) {
      if (!CHOOSE_AGAIN.includes(handle(error))) throw error
      return null
    }
  }
  const { data: amounts, hasFailed, retry } = useLoad(`preview ${draft.key}`, load, 'return-preview')
  const send = async () => {
    setBusy(true)
    setProblem(null)
    try {
      onDone(await callReturns(site, 'register', requestOf(draft), { access, key: draft.key }))
    } catch (error) {
      setProblem(handle(error))
      setBusy(false)
    }
  }
  const hasExchange = Object.values(draft.lines).some(({ exchangeSkuId }) => exchangeSkuId !== null)
  const hasMoney = amounts !== null && amounts.goods > 0
  return (
    <>
      <StepTitle words={t('check')} />
      <ChosenItems order={order} draft={draft} />
      {order.mayRefundToBalance && hasMoney ? <RefundChoice draft={draft} change={change} /> : null}
      {hasFailed ? <LoadFailure text={t('sumsFailed')} retry={retry} /> : null}
      {amounts ? <ReturnSums {...{ amounts, hasExchange }} currency={order.currency} isEstimate /> : null}
      {!amounts && !hasFailed ? <div className={styles.sumsWait} aria-hidden="true" /> : null}
      {hasMoney ? (
        <p className={styles.quiet}>
          {t('final')} {t('freeStays')}
        </p>
      ) : null}
      <ReturnProblemText problem={problem} mail={mail} />
      <div className={styles.buttons}>
        {amounts ? (
          <Button busy={isBusy} busyText={t('registering')} onClick={send}>
            {t('register')}
          </Button>
        ) : null}
        <button type="button" className="text-link text-link--touch" onClick={onBack}>
          {t('change')}
        </button>
      </div>
    </>
  )
}
