import { useWatch } from 'react-hook-form'
import { useShopState } from '@/components/providers/use-shop'
import { Checkbox } from '@/components/ui/checkbox'
import type { CheckoutFormApi } from './use-checkout-form'

/** Newsletter, text messages and what else the service asks consent for. No box is ticked for the shopper. */
export function ConsentBoxes({ form: { control, setValue } }: { form: CheckoutFormApi }) {
  const consents = useShopState((state) => state.checkout.consents)
  const given = useWatch({ control, name: 'consents' })
  return consents.map(({ type, words, autoAccept }) =>
    autoAccept ? (
      <p key={type}>{words}</p>
    ) : (
      <Checkbox
        key={type}
        id={`consent-${type}`}
        checked={given.includes(type)}
        onChange={({ target }) =>
          setValue('consents', target.checked ? [...given, type] : given.filter((other) => other !== type))
        }
      >
        {words}
      </Checkbox>
    ),
  )
}
