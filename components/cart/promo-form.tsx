import { useTranslations } from 'next-intl'
import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { useStore } from 'zustand'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { cleanCode, PROMO_CODE_MAX_LENGTH } from '@/lib/cart/promo-code'
import { applyTypedCode, setTypedCode, typedCodeStore } from '@/lib/cart/typed-code'
import styles from './promo-code.module.css'
import { useIncVatAmount } from './use-inc-vat-amount'

type PromoFormProps = {
  /** The shopper has pressed the button that shows the field. */
  takesFocus: boolean
  onApplied: (code: string) => void
}

/** Field for a promo code. A refused code stays in the field, with the reason below. */
export function PromoForm({ takesFocus, onApplied }: PromoFormProps) {
  const t = useTranslations('promo')
  const shop = useShop()
  const amountOf = useIncVatAmount()
  const id = useId()
  const { text, refusal } = useStore(typedCodeStore(shop))
  const { register, handleSubmit, setError, setFocus, clearErrors, formState } = useForm({
    defaultValues: { code: text },
    shouldFocusError: true,
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = formState
  useEffect(() => {
    if (takesFocus) setFocus('code')
  }, [takesFocus, setFocus])
  const message = refusal && t(refusal.key, { amount: amountOf(refusal.amount) })
  // the order button sends the code too
  useEffect(() => {
    if (message) setError('code', { type: 'server', message })
  }, [message, setError])
  const submit = handleSubmit(async ({ code }) => {
    if (isSubmitting) return
    if (cleanCode(code) === '') return setError('code', { message: t('empty') }, { shouldFocus: true })
    const result = await applyTypedCode(shop)
    if (result.ok) onApplied(cleanCode(code))
    else setFocus('code')
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        {...register('code', {
          onChange: ({ target }) => {
            clearErrors('code')
            setTypedCode(shop, target.value)
          },
        })}
        id={id}
        label={t('label')}
        error={errors.code?.message}
        maxLength={PROMO_CODE_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" variant="line" busy={isSubmitting} busyText={t('applying')}>
        {t('apply')}
      </Button>
    </form>
  )
}
