import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PROMO_CODE_MAX_LENGTH, type PromoRefusal } from '@/lib/cart/promo-code'
import { setPromoCode } from '@/lib/cart/set-promo-code'
import styles from './promo-code.module.css'
import { useIncVatAmount } from './use-inc-vat-amount'

/** Field for a promo code. A refused code stays in the field, with the reason below. */
export function PromoForm({ onApplied }: { onApplied: (code: string) => void }) {
  const t = useTranslations('promo')
  const shop = useShop()
  const amountOf = useIncVatAmount()
  const id = useId()
  const { register, handleSubmit, setError, clearErrors, formState } = useForm({
    defaultValues: { code: '' },
    shouldFocusError: true,
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = formState
  const refuse = (key: PromoRefusal['key'] | 'empty', amount = '') =>
    setError('code', { type: 'server', message: t(key, { amount: amountOf(amount) }) }, { shouldFocus: true })
  const submit = handleSubmit(async ({ code }) => {
    if (isSubmitting) return
    if (code.trim() === '') return refuse('empty')
    const result = await setPromoCode(shop, code)
    if (result.ok) onApplied(code.trim())
    else refuse(result.refusal.key, result.refusal.amount)
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        {...register('code', { onChange: () => clearErrors('code') })}
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
