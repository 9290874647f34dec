import { useTranslations } from 'next-intl'
import { useShopConfig, useShopState } from '@/components/providers/use-shop'
import { RadioChoices } from '@/components/ui/radio-choices'
import { paymentKind, paymentMarks } from '@/lib/checkout/payment-kind'
import styles from './checkout.module.css'
import type { CheckoutFormApi } from './use-checkout-form'
import type { useCheckoutSync } from './use-checkout-sync'

type StepProps = { form: CheckoutFormApi; sync: ReturnType<typeof useCheckoutSync>; error: string | undefined }

/** Ways of paying, only after postcode and delivery (R-CHECKOUT-02); none is preselected (T24). */
export function PaymentStep({ form, sync, error }: StepProps) {
  const t = useTranslations('checkout')
  const { site } = useShopConfig()
  const options = useShopState((state) => state.checkout.options)
  const isOffered = sync.hasZip && sync.hasShipping && options !== null
  return (
    <section className={styles.step} id="step-paymentId" tabIndex={-1} aria-labelledby="step-payment">
      <h2 className="serif d-24" id="step-payment">
        {t('payment')}
      </h2>
      {isOffered ? (
        <RadioChoices
          id="paymentId"
          legend={t('payment')}
          error={error}
          choices={options.payments.map((method) => {
            const kind = paymentKind(method.kind)
            return {
              value: String(method.id),
              label: method.name,
              notes: kind ? [t(`pays.${kind}`, { name: method.name })] : [],
              marks: paymentMarks(site.market, method.kind),
              end: method.isFree ? undefined : method.fee.incVat,
            }
          })}
          input={form.register('paymentId')}
        />
      ) : (
        <p className={styles.later}>{t('paymentAfterShipping')}</p>
      )}
    </section>
  )
}
