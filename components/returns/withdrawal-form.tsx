'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useAccount } from '@/components/account/use-account'
import { useSession } from '@/components/account/use-session'
import { useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FormEnvelope } from '@/components/ui/form-envelope'
import { FormOutcomes } from '@/components/ui/form-outcomes'
import { TextAreaField } from '@/components/ui/text-area-field'
import type { FormOutcome } from '@/lib/http/form-outcome'
import { sendFields } from '@/lib/http/send-form'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import { marketSegment } from '@/lib/market/site'
import { returnHeaders } from '@/lib/returns/call-returns'
import { readReturnAccess } from '@/lib/returns/forget-return'
import { STATEMENT_LIMITS, type Statement, statementSchema } from '@/lib/returns/statement'
import { ORDER_LINK } from '@/lib/routing/secret-parameters'
import { readSecret } from '@/lib/routing/take-secret'
import { type Acknowledged, Acknowledgement, StatementContent } from './acknowledgement'
import frame from './returns.module.css'
import { StepTitle } from './step-title'
import styles from './withdrawal.module.css'
import { type Chosen, namesOrder, statedPieces, useOpenOrder, WithdrawnPieces } from './withdrawn-pieces'

const ACTION = '/api/withdrawal'
const EMPTY = { name: '', order: '', email: '', lines: '' } satisfies Statement
const PROBLEMS = ['required', 'tooLong'] as const

type TextName = keyof typeof EMPTY

type WithdrawalFormProps = {
  /** Address of customer service, for when the form does not work. */
  mail: string
  /** What the page says about the right, beside the form. */
  children: ReactNode
}

/** The outcomes of a form that was sent without scripts. */
function useOutcomeTexts(mail: string): Record<FormOutcome, string> {
  const t = useTranslations('withdrawal')
  const { site } = useShopConfig()
  return {
    done: t('done'),
    invalid: t('problems.email', { tld: INPUT_EXAMPLES[site.market].tld }),
    incomplete: t('incomplete'),
    limited: t('limited', { mail }),
    failed: t('failed', { mail }),
  }
}

/** Fills in what is known: the order of the address, and name and e-mail of a signed-in shopper. */
function useKnownValues({ getValues, setValue }: UseFormReturn<Statement>): void {
  const { user } = useSession()
  const { account } = useAccount(user?.id ?? null)
  useEffect(() => {
    const fill = (name: TextName, text: string) => {
      if (text && !getValues(name)) setValue(name, text.slice(0, STATEMENT_LIMITS.order))
    }
    fill('order', readSecret(ORDER_LINK))
    if (!account) return
    const { firstName, lastName } = account.address
    fill('name', [firstName, lastName].filter(Boolean).join(' '))
    fill('email', account.email)
  }, [account, getValues, setValue])
}

type StatementFieldsProps = {
  form: UseFormReturn<Statement>
  mail: string
  /** Shown instead of the text field for pieces when an order is open. */
  pieces: ReactNode
}

/** First step: who withdraws, from what, and where the acknowledgement goes; nothing else is asked. */
function StatementFields({ form, mail, pieces }: StatementFieldsProps) {
  const t = useTranslations('withdrawal')
  const { site } = useShopConfig()
  const texts = useOutcomeTexts(mail)
  const { register, formState } = form
  const errorOf = (name: TextName): string | undefined => {
    const message = formState.errors[name]?.message
    if (message === undefined) return undefined
    const problem = PROBLEMS.find((one) => one === message)
    return problem ? t(`problems.${problem}`) : t('problems.email', { tld: INPUT_EXAMPLES[site.market].tld })
  }
  const field = (name: TextName) => ({
    id: `withdrawal-${name}`,
    label: t(name),
    error: errorOf(name),
    ...register(name),
  })
  return (
    <>
      <FormEnvelope site={site} hasTrap={false} />
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('order')} hint={t('orderHint')} autoComplete="off" />
      <Field
        {...field('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      {pieces ?? <TextAreaField {...field('lines')} hint={t('linesHint')} rows={3} />}
      <FormOutcomes name="withdrawal" texts={texts} shown={undefined} />
      <div className={frame.scripted}>
        <Button type="submit">{t('continue')}</Button>
      </div>
      <div className={styles.plain}>
        <Button type="submit">{t('confirm')}</Button>
      </div>
    </>
  )
}

type ConfirmStepProps = {
  statement: Statement
  mail: string
  onChange: () => void
  onDone: (receipt: Acknowledged) => void
}

/** Second step: the statement as it will be sent, and the one button that sends it. */
function ConfirmStep({ statement, mail, onChange, onDone }: ConfirmStepProps) {
  const t = useTranslations('withdrawal')
  const { site } = useShopConfig()
  const texts = useOutcomeTexts(mail)
  const [key] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<FormOutcome | null>(null)
  const send = async () => {
    setBusy(true)
    setProblem(null)
    const { items, ...typed } = statement
    const fields = {
      ...typed,
      ...(items && { items: JSON.stringify(items) }),
      key,
      market: marketSegment(site),
      lang: site.lang,
    }
    const { outcome, id, statedAt } = await sendFields(
      ACTION,
      fields,
      returnHeaders({ access: readReturnAccess() ?? '', isOwn: true }),
    )
    setBusy(false)
    if (outcome === 'done') onDone({ id: String(id ?? ''), statedAt: new Date(String(statedAt)) })
    else setProblem(outcome)
  }
  return (
    <>
      <StepTitle words={t('checkTitle')} />
      <StatementContent statement={statement} />
      <p role="alert" className={frame.problem}>
        {problem ? texts[problem] : null}
      </p>
      <div className={frame.buttons}>
        <Button busy={isBusy} busyText={t('sending')} onClick={send}>
          {t('confirm')}
        </Button>
        <button type="button" className="text-link text-link--touch" onClick={onChange}>
          {t('change')}
        </button>
      </div>
    </>
  )
}

/**
 * The function with which a consumer withdraws from a purchase (T36): a statement, its confirmation, the acknowledgement.
 * Without scripts it is one form that the server answers.
 */
export function WithdrawalForm({ mail, children }: WithdrawalFormProps) {
  const t = useTranslations('withdrawal')
  const form = useForm<Statement>({ defaultValues: EMPTY, resolver: zodResolver(statementSchema) })
  const [statement, setStatement] = useState<Statement | null>(null)
  const [receipt, setReceipt] = useState<Acknowledged | null>(null)
  const [wasConfirming, setConfirming] = useState(false)
  const [chosen, setChosen] = useState<Chosen>({})
  useKnownValues(form)
  const open = useOpenOrder()
  const [order, lines] = useWatch({ control: form.control, name: ['order', 'lines'] })
  // what was typed before the order opened stays
  const named = open && !lines && namesOrder(order, open) ? open : null
  if (statement && receipt) return <Acknowledgement statement={statement} receipt={receipt} />
  if (statement) {
    return <ConfirmStep statement={statement} mail={mail} onChange={() => setStatement(null)} onDone={setReceipt} />
  }
  return (
    <>
      {wasConfirming ? <StepTitle words={t('title')} /> : <h1 className="serif d-56">{t('title')}</h1>}
      {children}
      <form
        className={frame.form}
        method="post"
        action={ACTION}
        noValidate
        onSubmit={form.handleSubmit((values) => {
          setConfirming(true)
          setStatement({ ...values, ...(named && statedPieces(named, chosen)) })
        })}
      >
        <StatementFields
          {...{ form, mail }}
          pieces={named ? <WithdrawnPieces order={named} chosen={chosen} onChange={setChosen} /> : null}
        />
      </form>
    </>
  )
}
