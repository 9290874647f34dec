import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { AccountWait } from '@/components/account/account-wait'
import { LoadFailure } from '@/components/account/load-failure'
import { useDayText } from '@/components/account/use-day-text'
import { useLoad } from '@/components/providers/use-load'
import { useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { emailSchema } from '@/lib/config/email-schema'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import { callReturns } from '@/lib/returns/call-returns'
import type { ReturnInput, ReturnOrderHead, ReturnProblem } from '@/lib/returns/return-calls'
import { type ProblemWords, ReturnProblemText } from './return-problem'
import styles from './returns.module.css'

const pairSchema = z.object({
  orderNumber: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  email: emailSchema,
})
type Pair = z.infer<typeof pairSchema>

/** Opens an order; resolves with the problem, or null. `isOwn`: as the signed-in shopper. */
type Open = (input: ReturnInput<'find'>, isOwn?: boolean) => Promise<ReturnProblem | null>

type FindOrderProps = {
  open: Open
  /** Filled in. */
  number: string
  mail: string
  /** Why no order is open yet. */
  problem: ReturnProblem | null
  words?: ProblemWords
}

/** Opens an order by its number and the e-mail address of the buyer (T11). */
export function FindOrder({ open, number, mail, problem: firstProblem, words }: FindOrderProps) {
  const t = useTranslations('returns')
  const { site } = useShopConfig()
  const [problem, setProblem] = useState(firstProblem)
  const { register, handleSubmit, formState } = useForm<Pair>({
    defaultValues: { orderNumber: number, email: '' },
    resolver: zodResolver(pairSchema),
  })
  const { errors, isSubmitting } = formState
  return (
    <form
      className={styles.form}
      // a form that is sent without its script must not put the address into the page's
      method="post"
      noValidate
      onSubmit={handleSubmit(
        async (pair) => {
          setProblem(null)
          setProblem(await open(pair))
        },
        () => setProblem(null),
      )}
    >
      <ReturnProblemText {...{ problem, mail, words }} />
      <Field
        {...register('orderNumber')}
        id="return-number"
        label={t('number')}
        hint={t('numberHint')}
        error={errors.orderNumber && t('fill')}
        autoComplete="off"
      />
      <Field
        {...register('email')}
        id="return-email"
        label={t('email')}
        hint={t('emailHint')}
        error={errors.email && t('badEmail', { tld: INPUT_EXAMPLES[site.market].tld })}
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <div>
        <Button type="submit" busy={isSubmitting} busyText={t('finding')}>
          {t('find')}
        </Button>
      </div>
    </form>
  )
}

type OwnRowProps = { head: ReturnOrderHead; open: () => Promise<void>; isBusy: boolean; hasLastDay: boolean }

function OwnRow({ head: { orderNumber, orderedAt, lastDay, pieces }, open, isBusy, hasLastDay }: OwnRowProps) {
  const t = useTranslations('returns')
  const dayText = useDayText()
  return (
    <li className={styles.own}>
      <div>
        <h3>{t('ownRow', { number: orderNumber })}</h3>
        <p className={styles.quiet}>{t('ownFacts', { date: dayText(new Date(orderedAt)), pieces })}</p>
        {hasLastDay && lastDay ? (
          <p className={styles.quiet}>{t('lastDay', { date: dayText(noonOf(lastDay)) })}</p>
        ) : null}
      </div>
      <Button
        variant="line"
        small
        busy={isBusy}
        busyText={t('finding')}
        onClick={open}
        aria-label={`${t('choose')}: ${t('ownRow', { number: orderNumber })}`}
      >
        {t('choose')}
      </Button>
    </li>
  )
}

/** A day such as `2026-12-05` as a time that is on this day in all markets. */
export const noonOf = (day: string): Date => new Date(`${day}T11:00:00Z`)

export type OwnOrdersProps = {
  userId: string
  open: Open
  mail: string
  title: string
  /** Instead of the list, when none is offered. */
  none: string
  isOffered: (head: ReturnOrderHead) => boolean
  /** Says until when each may be returned. */
  hasLastDay?: boolean
}

/** Orders of the signed-in shopper, newest first (T11). */
export function OwnOrders({ userId, open, mail, title, none, isOffered, hasLastDay = false }: OwnOrdersProps) {
  const t = useTranslations('returns')
  const { site } = useShopConfig()
  const load = () => callReturns(site, 'orders', {}, { isOwn: true })
  const { data, hasFailed, retry } = useLoad(`returns ${userId}`, load, 'own-returns')
  const [opening, setOpening] = useState('')
  const [problem, setProblem] = useState<ReturnProblem | null>(null)
  const openOwn = async (orderNumber: string) => {
    setOpening(orderNumber)
    setProblem(await open({ orderNumber }, true))
    setOpening('')
  }
  if (hasFailed) return <LoadFailure text={t('ownFailed')} retry={retry} />
  if (!data) {
    return (
      <AccountWait>
        <div className={styles.waiting} />
      </AccountWait>
    )
  }
  const offered = data.orders.filter(isOffered)
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ReturnProblemText problem={problem} mail={mail} />
      {offered.length > 0 ? (
        <ul>
          {offered.map((head) => (
            <OwnRow
              key={head.orderNumber}
              head={head}
              hasLastDay={hasLastDay}
              isBusy={opening === head.orderNumber}
              open={() => openOwn(head.orderNumber)}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>{none}</p>
      )}
    </section>
  )
}
