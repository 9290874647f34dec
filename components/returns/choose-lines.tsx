import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useDayText } from '@/components/account/use-day-text'
import { useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { SelectField } from '@/components/ui/select-field'
import { TextAreaField } from '@/components/ui/text-area-field'
import { formatPrice } from '@/lib/market/format-price'
import {
  LONGEST_COMMENT,
  RETURN_REASONS,
  type ReturnableLine,
  type ReturnOrder,
  type ReturnProblem,
} from '@/lib/returns/return-calls'
import type { ChosenLine, ReturnDraft } from '@/lib/returns/return-draft'
import { typedText } from '@/lib/returns/typed-text'
import { noonOf } from './find-order'
import { ReturnItem } from './return-item'
import { ReturnProblemText } from './return-problem'
import styles from './returns.module.css'
import { StepTitle } from './step-title'

const NEW_CHOICE: ChosenLine = { quantity: 1, reason: null, comment: '', exchangeSkuId: null }

const isTooLong = ({ comment }: ChosenLine): boolean => typedText(comment).length > LONGEST_COMMENT

type LineProps = {
  line: ReturnableLine
  chosen: ChosenLine | undefined
  onChange: (chosen: ChosenLine | null) => void
}

/** Quantity, reason, comment and another size of a chosen line. */
function LineDetails({ line, chosen, onChange }: LineProps & { chosen: ChosenLine }) {
  const t = useTranslations('returns')
  const { lineId, returnable, exchanges } = line
  const { quantity, reason, comment, exchangeSkuId } = chosen
  const change = (changed: Partial<ChosenLine>) => onChange({ ...chosen, ...changed })
  const length = typedText(comment).length
  const counts = Array.from({ length: returnable }, (_, index) => index + 1)
  return (
    <div className={styles.details}>
      {returnable > 1 ? (
        <SelectField
          id={`return-${lineId}-quantity`}
          label={t('quantity')}
          value={quantity}
          onChange={({ target }) => change({ quantity: Number(target.value) })}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
      ) : null}
      <SelectField
        id={`return-${lineId}-reason`}
        label={t('reason')}
        value={reason ?? ''}
        onChange={({ target }) => change({ reason: RETURN_REASONS.find((one) => one === target.value) ?? null })}
      >
        <option value="">{t('noReason')}</option>
        {RETURN_REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`reasons.${one}`)}
          </option>
        ))}
      </SelectField>
      {exchanges.length > 0 ? (
        <SelectField
          id={`return-${lineId}-exchange`}
          label={t('exchange')}
          value={exchangeSkuId ?? ''}
          onChange={({ target }) => change({ exchangeSkuId: Number(target.value) || null })}
        >
          <option value="">{t('noExchange')}</option>
          {exchanges.map(({ skuId, size }) => (
            <option key={skuId} value={skuId}>
              {t('size', { size })}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextAreaField
        id={`return-${lineId}-comment`}
        label={t('comment')}
        hint={t('commentHint', { most: LONGEST_COMMENT })}
        error={isTooLong(chosen) ? t('commentLong', { count: length, most: LONGEST_COMMENT }) : undefined}
        rows={2}
        value={comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
    </div>
  )
}

function ChoosableLine({ line, chosen, currency, onChange }: LineProps & { currency: string }) {
  const t = useTranslations('returns')
  const dayText = useDayText()
  const { site } = useShopConfig()
  const { lineId, picture, name, colour, size, returnable, price, isGift, needsSeal, reason, lastDay } = line
  const isClosed = reason !== null || returnable < 1
  const facts = [
    [colour, size].filter(Boolean).join(', '),
    isGift ? t('gift') : [t('pieces', { count: line.quantity }), formatPrice(site, price / 100, currency)].join(' × '),
    isClosed ? t(`not.${reason ?? 'ALL_RETURNED'}`, { date: lastDay ? dayText(noonOf(lastDay)) : '' }) : null,
    needsSeal && !isClosed ? t('seal') : null,
  ]
  if (isClosed) return <ReturnItem {...{ picture, facts, isClosed }} name={<p className={styles.name}>{name}</p>} />
  return (
    <ReturnItem
      picture={picture}
      facts={facts}
      name={
        <Checkbox
          id={`return-${lineId}`}
          checked={chosen !== undefined}
          aria-label={t('select', { name: [name, size].filter(Boolean).join(', ') })}
          onChange={({ target }) => onChange(target.checked ? NEW_CHOICE : null)}
        >
          <span className={styles.name}>{name}</span>
        </Checkbox>
      }
    >
      {chosen ? <LineDetails {...{ line, chosen, onChange }} /> : null}
    </ReturnItem>
  )
}

type ChooseLinesProps = {
  order: ReturnOrder
  draft: ReturnDraft
  mail: string
  /** Why the shopper is here again. */
  problem: ReturnProblem | null
  onChange: (lines: ReturnDraft['lines']) => void
  onContinue: () => void
  onOther: () => void
  /** The returns of the order. */
  children: ReactNode
}

/** First step: which lines go back, how many, why, and for what (T11). Lines that cannot be returned say why. */
export function ChooseLines({
  order,
  draft,
  mail,
  problem,
  onChange,
  onContinue,
  onOther,
  children,
}: ChooseLinesProps) {
  const t = useTranslations('returns')
  const dayText = useDayText()
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { orderNumber, lastDay, lines, currency } = order
  const isOpen = lines.some(({ returnable, reason }) => returnable > 0 && reason === null)
  const chosen = Object.entries(draft.lines)
  const changeLine = (lineId: string, choice: ChosenLine | null) => {
    const others = chosen.filter(([id]) => id !== lineId)
    setMissing(false)
    onChange(Object.fromEntries(choice ? [...others, [lineId, choice]] : others))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(chosen.length === 0)
    const tooLong = chosen.find(([, line]) => isTooLong(line))
    if (chosen.length > 0 && !tooLong) return onContinue()
    const field = tooLong ? document.getElementById(`return-${tooLong[0]}-comment`) : null
    const first = form.current?.querySelector<HTMLElement>('input[type="checkbox"]')
    ;(field ?? first)?.focus()
  }
  return (
    <>
      <StepTitle words={t('order', { number: orderNumber })} />
      <div className={styles.lead}>
        {isOpen && lastDay ? <p>{t('lastDay', { date: dayText(noonOf(lastDay)) })}</p> : null}
        {isOpen ? null : <p>{t('nothingOpen', { mail })}</p>}
        <button type="button" className="text-link text-link--touch" onClick={onOther}>
          {t('another')}
        </button>
      </div>
      <ReturnProblemText problem={problem} mail={mail} />
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <ul className={styles.items} aria-label={t('items')}>
          {lines.map((line) => (
            <ChoosableLine
              key={line.lineId}
              line={line}
              chosen={draft.lines[line.lineId]}
              currency={currency}
              onChange={(choice) => changeLine(line.lineId, choice)}
            />
          ))}
        </ul>
        <p role="alert" className={styles.problem}>
          {isMissing ? t('nothing') : null}
        </p>
        {isOpen ? (
          <div>
            <Button type="submit">{t('continue')}</Button>
          </div>
        ) : null}
      </form>
      {children}
    </>
  )
}
