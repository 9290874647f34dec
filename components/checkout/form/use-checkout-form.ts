import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useShop } from '@/components/providers/use-shop'
import { keepDraft, readDraft } from '@/lib/checkout/form/checkout-draft'
import {
  type CheckoutField,
  type CheckoutForm,
  EMPTY_FORM,
  FIELD_ORDER,
  type FieldProblem,
  isText,
  textField,
} from '@/lib/checkout/form/checkout-form'
import { checkoutRules } from '@/lib/checkout/form/checkout-rules'
import { createCheckoutSchema } from '@/lib/checkout/form/checkout-schema'
import type { Problems } from '@/lib/checkout/form/visible-problems'
import { useCheckoutMarket } from './use-checkout-market'

const RULED_BY_MARKET = FIELD_ORDER.filter((name) => isText(name) && textField(name).format === 'national')

export type CheckoutFormApi = UseFormReturn<CheckoutForm>

/** Adapts the form to another market, chosen here or in another tab: country, methods, validation rules. */
function useMarketRules({ getValues, setValue, trigger }: CheckoutFormApi): void {
  const { alias, country } = useCheckoutMarket()
  const known = useRef(alias)
  useEffect(() => {
    if (known.current === alias) return
    known.current = alias
    setValue('country', country.code)
    setValue('shippingId', '')
    setValue('paymentId', '')
    // consents were given to the texts of the previous market
    setValue('consents', [])
    // only fields with input: an empty field is not an error yet
    void trigger(RULED_BY_MARKET.filter((field) => getValues(field) !== ''))
  }, [alias, country.code, getValues, setValue, trigger])
}

/**
 * The form, prefilled from the draft on this device. Every change is stored in the draft. Each mount reads the draft
 * again, because the form can be mounted again without a page load, such as after a return from the back/forward cache.
 * Only browsers render the form, so its first render can read storage.
 */
export function useCheckoutForm(): CheckoutFormApi {
  const shop = useShop()
  const { country } = useCheckoutMarket()
  const [draft] = useState(() => readDraft(country.code))
  const resolver = useCallback<Resolver<CheckoutForm>>(
    (values, context, options) =>
      zodResolver(createCheckoutSchema(checkoutRules(shop, values)))(values, context, options),
    [shop],
  )
  const form = useForm<CheckoutForm>({
    defaultValues: { ...EMPTY_FORM, country: country.code, ...draft },
    resolver,
    mode: 'onTouched',
    // the submit handler focuses the first invalid field in the order of the page
    shouldFocusError: false,
  })
  useMarketRules(form)
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe])
  return form
}

/**
 * Takes over texts that a form filler has written into the fields without an event, which the form library does not
 * notice.
 */
export function takeFilledTexts({ elements }: HTMLFormElement, { getValues, setValue }: CheckoutFormApi): void {
  const texts = new Map(Object.entries(getValues()).filter(([, value]) => typeof value === 'string'))
  for (const element of elements) {
    if (!isTextField(element) || !texts.has(element.name) || texts.get(element.name) === element.value) continue
    setValue(element.name as keyof CheckoutForm, element.value)
  }
}

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'radio' && element.type !== 'checkbox')

/** Maps the form library's errors to the message key of each invalid field. */
export const problemsOf = (errors: CheckoutFormApi['formState']['errors']): Problems =>
  Object.fromEntries(
    FIELD_ORDER.flatMap((field) => {
      const message = errors[field]?.message
      return message ? [[field, message as FieldProblem]] : []
    }),
  )

/** Focuses a field, the first radio button of a group, or the step of a group that is not shown yet. */
export function focusField(field: CheckoutField): void {
  const step = document.getElementById(`step-${field}`)
  const target = step?.querySelector<HTMLElement>('input') ?? step ?? document.getElementById(field)
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
}

/**
 * Enter in a field with `enterKeyHint="next"` moves to the next input or select, as a phone's keyboard announces,
 * because only the order button submits the order. Returns whether the target is such a field; after the last one the
 * focus stays.
 */
export function moveOnEnter(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next' || !target.form) return false
  const controls = [...target.form.elements].filter(
    (control): control is HTMLElement => control instanceof HTMLInputElement || control instanceof HTMLSelectElement,
  )
  controls[controls.indexOf(target) + 1]?.focus()
  return true
}
