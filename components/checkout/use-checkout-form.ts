import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useRef } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useShop } from '@/components/providers/use-shop'
import { type CheckoutDraft, keepDraft } from '@/lib/checkout/checkout-draft'
import { type CheckoutForm, EMPTY_FORM, FIELD_ORDER, type FieldProblem } from '@/lib/checkout/checkout-form'
import { checkoutRules } from '@/lib/checkout/checkout-rules'
import { createCheckoutSchema } from '@/lib/checkout/checkout-schema'
import type { Problems } from '@/lib/checkout/visible-problems'
import { useCheckoutMarket } from './use-checkout-market'

const RULED_BY_MARKET = ['organisationId', 'mobile', 'zip'] as const

export type CheckoutFormApi = UseFormReturn<CheckoutForm>

/** What follows from another market, chosen here or in another tab: its country, its methods, its rules. */
function useMarketRules({ getValues, setValue, trigger }: CheckoutFormApi): void {
  const { alias, country } = useCheckoutMarket()
  const known = useRef(alias)
  useEffect(() => {
    if (known.current === alias) return
    known.current = alias
    setValue('country', country.code)
    setValue('shippingId', '')
    setValue('paymentId', '')
    // only what was typed: an empty field is no mistake yet
    void trigger(RULED_BY_MARKET.filter((field) => getValues(field) !== ''))
  }, [alias, country.code, getValues, setValue, trigger])
}

/** The form, filled with what was typed before on this device; what is typed from now on is stored, too. */
export function useCheckoutForm(draft: CheckoutDraft): CheckoutFormApi {
  const shop = useShop()
  const { country } = useCheckoutMarket()
  const resolver = useCallback<Resolver<CheckoutForm>>(
    (values, context, options) =>
      zodResolver(createCheckoutSchema(checkoutRules(shop, values)))(values, context, options),
    [shop],
  )
  const form = useForm<CheckoutForm>({
    defaultValues: { ...EMPTY_FORM, ...draft, country: country.code },
    resolver,
    mode: 'onTouched',
    // we lead to the first field in the page's own order
    shouldFocusError: false,
  })
  useMarketRules(form)
  const { watch } = form
  useEffect(() => {
    const watching = watch((values) => keepDraft({ ...EMPTY_FORM, ...values }))
    return () => watching.unsubscribe()
  }, [watch])
  return form
}

/** The form library's errors as keys of our texts. */
export const problemsOf = (errors: CheckoutFormApi['formState']['errors']): Problems =>
  Object.fromEntries(
    FIELD_ORDER.flatMap((field) => {
      const message = errors[field]?.message
      return message ? [[field, message as FieldProblem]] : []
    }),
  )

/** Puts the focus on a field, on the first radio of a group, or on the step where the group will be. */
export function focusField(field: keyof CheckoutForm): void {
  const step = document.getElementById(`step-${field}`)
  const target = step?.querySelector<HTMLElement>('input') ?? step ?? document.getElementById(field)
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
}

/**
 * Enter in a text field goes on to the next field, as the phone's keyboard says it will: a form that takes money is
 * sent by its button only. True when the key was used.
 */
export function moveOnEnter(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next' || !target.form) return false
  const controls = [...target.form.elements].filter(
    (control): control is HTMLElement => control instanceof HTMLInputElement || control instanceof HTMLSelectElement,
  )
  controls[controls.indexOf(target) + 1]?.focus()
  return true
}
