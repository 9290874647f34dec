import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useShopState } from '@/components/providers/use-shop'
import { normaliseZip } from '@/lib/checkout/zip-rules'
import styles from './checkout.module.css'
import type { CheckoutFormApi } from './use-checkout-form'
import { useCheckoutMarket } from './use-checkout-market'

/** A button that fills in the town of the postcode, shown while the field is empty. The town is never filled in by itself. */
export function TownOffer({ form: { control, setValue, setFocus } }: { form: CheckoutFormApi }) {
  const t = useTranslations('checkout')
  const { alias } = useCheckoutMarket()
  const [zip, city] = useWatch({ control, name: ['zip', 'city'] })
  const { town, currentZip } = useShopState((state) => state.checkout)
  const asked = normaliseZip(alias, zip)
  const isOffered = city.trim() === '' && town !== '' && asked !== null && asked === normaliseZip(alias, currentZip)
  return (
    <div role="status">
      {isOffered ? (
        <button
          type="button"
          className={`text-link ${styles.more}`}
          onClick={() => {
            setValue('city', town, { shouldValidate: true, shouldDirty: true })
            setFocus('city')
          }}
        >
          {t('useTown', { town })}
        </button>
      ) : null}
    </div>
  )
}
