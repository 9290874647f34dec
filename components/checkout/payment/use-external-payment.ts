import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { CheckoutSync } from '@/components/checkout/delivery/use-checkout-sync'
import type { CheckoutFormApi } from '@/components/checkout/form/use-checkout-form'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { applyUnsentCode } from '@/lib/cart/typed-code'
import { chosenDelivery } from '@/lib/checkout/delivery/delivery-choice'
import { storeDeliveryWindow } from '@/lib/checkout/delivery/stored-delivery-window'
import type { CheckoutForm } from '@/lib/checkout/form/checkout-form'
import { beforeExternalSubmit } from '@/lib/checkout/order/before-external-submit'
import { type Refused, refuse } from '@/lib/checkout/order/order-result'
import type { OrderIds } from '@/lib/checkout/order/order-state'
import type { OrderDecision } from '@/lib/checkout/order/prepare-order'
import type { Payer } from '@/lib/payment/payment-provider'
import type { CustomerType } from '@/lib/store/customer-types'
import type { Shop } from '@/lib/store/shop'
import type { ExternalMethod } from './use-external-method'
import { isPricing } from './use-is-pricing'

/** In ms, between the last change in the form and the update of the service. */
const DEBOUNCE = 1000

type ExternalOptions = {
  form: CheckoutFormApi
  /** The chosen method when its provider has a form of its own. */
  method: ExternalMethod | null
  sync: Pick<CheckoutSync, 'isDue' | 'retry'>
  /** The notice that an earlier attempt may have arrived has been shown. */
  isWarned: RefObject<boolean>
  onOrdered: (order: OrderIds) => void
  onFailure: (failure: Refused) => void
}

/** Sends a promo code that was typed but not sent. False when it is refused. */
async function applyCode(shop: Shop, onFailure: (failure: Refused) => void): Promise<boolean> {
  const isDone = await applyUnsentCode(shop)
  if (!isDone) onFailure(refuse('codeRefused'))
  return isDone
}

/** Sends the form, and again when it was changed meanwhile: the provider places the order from the last update. */
async function sendLatest(getValues: () => CheckoutForm, retry: () => Promise<boolean>): Promise<boolean> {
  let sent: string
  let isDone: boolean
  do {
    sent = JSON.stringify(getValues())
    isDone = await retry()
  } while (isDone && JSON.stringify(getValues()) !== sent)
  return isDone
}

/**
 * Opens and closes the provider's form. While it is open, changes of the shop's form are sent to the service. A change
 * that makes the shop's form invalid closes the provider's form; so does another method or customer type.
 */
function useOpenForm({ form, method, sync: { retry }, onFailure }: ExternalOptions) {
  const shop = useShop()
  const { watch, getValues, trigger } = form
  const [opened, setOpened] = useState<{ id: number; customerType: CustomerType } | null>(null)
  const [isChanged, setChanged] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const chosenId = method?.id ?? null
  const customerType = useShopState(({ root }) => root.customerType)
  const isOpen = opened !== null && opened.id === chosenId && opened.customerType === customerType
  // the service drops this form when another method is chosen: choosing it again must send an update first
  useEffect(() => {
    if (!isOpen) setOpened(null)
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const sendChanges = async () => {
      timer = undefined
      if (await trigger()) await retry()
      else setOpened(null)
      // a change made in the meantime has set the timer again
      if (timer === undefined) setChanged(false)
    }
    const watching = watch(() => {
      setChanged(true)
      clearTimeout(timer)
      timer = setTimeout(sendChanges, DEBOUNCE)
    })
    return () => {
      clearTimeout(timer)
      watching.unsubscribe()
      setChanged(false)
    }
  }, [isOpen, watch, trigger, retry])

  const open = async () => {
    if (!method) return
    setOpening(true)
    if (!(await applyCode(shop, onFailure))) return setOpening(false)
    const isDone = await sendLatest(getValues, retry)
    // the form may have become invalid meanwhile, such as by a method that is no longer offered
    const isValid = isDone && (await trigger(undefined, { shouldFocus: true }))
    setOpening(false)
    if (!isDone) onFailure(refuse('down', shop.store.getState().checkout.failureCode))
    else if (isValid && getValues('paymentId') === String(method.id))
      setOpened({ id: method.id, customerType: shop.store.getState().root.customerType })
  }
  return { isOpen, isOpening, isChanged, open }
}

/**
 * A payment in the provider's form, which opens when the shop's form is complete. `isHeld` locks the provider's form
 * while cart or form have changes that the service has not priced, so that nobody pays an outdated order. `isOutdated`:
 * the last update failed, which also locks the provider's form.
 */
export function useExternalPayment(options: ExternalOptions) {
  const { form, method, sync, isWarned, onOrdered, onFailure } = options
  const { getValues, trigger } = form
  const shop = useShop()
  const { isOpen, isOpening, isChanged, open } = useOpenForm(options)
  const isOutdated = useShopState(({ checkout }) => checkout.failureCode !== '')
  const isHeld = useShopState(isPricing) || isOutdated || isChanged || sync.isDue
  const stop = (decision: Exclude<OrderDecision, { kind: 'go' }>): false => {
    if (decision.kind === 'ordered') onOrdered(decision.order)
    else {
      onFailure(decision.failure)
      // the provider's form has the old amount, and not every change of the cart sends an update
      if (decision.failure.changes) void sync.retry()
    }
    return false
  }
  const beforeSubmit = async (payer: Payer) => {
    const { cart } = shop.store.getState()
    // the store may have changed since the last render
    if (!method || !cart.data || isHeld || isPricing(shop.store.getState())) return false
    const agreed = cart.data
    if (!(await trigger()) || !(await applyCode(shop, onFailure))) return false
    const values = getValues()
    const delivery = chosenDelivery(shop, values)
    const decision = await beforeExternalSubmit(shop, {
      form: values,
      delivery,
      agreed,
      payer,
      paymentType: method.type,
      isWarned: isWarned.current,
    })
    if (decision.kind !== 'go') return stop(decision)
    if (delivery) storeDeliveryWindow(agreed.id, delivery)
    return true
  }
  const onPaid = useCallback(
    (publicId: string) => {
      const cartId = shop.store.getState().cart.data?.id ?? ''
      if (method) onOrdered({ publicId, cartId, paymentType: method.type })
    },
    [shop, method, onOrdered],
  )
  return { isOpen, isOpening, isHeld, isOutdated, open, beforeSubmit, onPaid }
}
