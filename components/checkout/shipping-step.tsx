import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { RadioChoices } from '@/components/ui/radio-choices'
import styles from './checkout.module.css'
import type { CheckoutFormApi } from './use-checkout-form'
import type { useCheckoutSync } from './use-checkout-sync'

type StepProps = { form: CheckoutFormApi; sync: ReturnType<typeof useCheckoutSync>; error: string | undefined }

/** Ways of delivery, once the postcode is known (R-CHECKOUT-02). */
export function ShippingStep({ form, sync, error }: StepProps) {
  const t = useTranslations('checkout')
  const options = useShopState((state) => state.checkout.options)
  const isUpdating = useShopState((state) => state.checkout.isUpdating)
  return (
    // the error summary leads here as long as there is no radio to lead to
    <section className={styles.step} id="step-shippingId" tabIndex={-1} aria-labelledby="step-shipping">
      <h2 className="serif d-24" id="step-shipping">
        {t('shipping')}
      </h2>
      {sync.hasFailed ? (
        <div className={styles.notice} role="alert">
          <p>{t('optionsFailed')}</p>
          <Button variant="line" small onClick={sync.retry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {sync.hasZip && options ? (
        <RadioChoices
          id="shippingId"
          legend={t('shipping')}
          error={error}
          choices={options.shipping.map((method) => ({
            value: String(method.id),
            label: method.name,
            end: method.isFree ? t('free') : method.fee.incVat,
          }))}
          input={form.register('shippingId')}
        />
      ) : (
        <p className={styles.quiet}>{t('shippingAfterZip')}</p>
      )}
      <p role="status" className="visually-hidden">
        {isUpdating ? t('updating') : null}
      </p>
    </section>
  )
}
