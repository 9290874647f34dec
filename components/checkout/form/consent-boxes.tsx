import { useWatch } from 'react-hook-form'
import { useShopState } from '@/components/providers/use-shop'
import { Checkbox } from '@/components/ui/checkbox'
import type { CheckoutFormApi } from './use-checkout-form'

/** The service's consents, such as newsletter and text messages. None is preselected; `autoAccept` ones have no box. */
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
