import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import styles from './checkout.module.css'
import type { StepProps } from './step-props'
import { useCheckoutMarket } from './use-checkout-market'

/**
 * Personal number of a shopper who buys on credit (R-VALID-03). It is sent with the order and never stored on the
 * device, neither in the draft nor in the browser's form history.
 */
export function IdentityField({ form: { register }, text }: StepProps) {
  const t = useTranslations('checkout')
  const { alias } = useCheckoutMarket()
  return (
    <div className={styles.below}>
      <Field
        id="identityNumber"
        // Finnish numbers may contain letters; in the other countries digits suffice
        inputMode={alias === 'fi' ? 'text' : 'numeric'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        required
        label={t(`identityNumber.${alias}`)}
        hint={t('identityHint')}
        error={text('identityNumber')}
        {...register('identityNumber')}
      />
    </div>
  )
}
