import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { beforeExternalSubmit } from '@/lib/checkout/before-external-submit'
import { chosenDelivery } from '@/lib/checkout/chosen-delivery'
import type { Failure } from '@/lib/checkout/failed-order'
import type { OrderIds } from '@/lib/checkout/order-ids'
import { keepPromise } from '@/lib/checkout/stored-promise'
import type { Payer } from '@/lib/payment/payment-provider'
import type { CheckoutFormApi } from './use-checkout-form'
import type { ExternalMethod } from './use-external-method'

/** In ms, between the last change in the form and the update of the service. */
const DEBOUNCE = 1000

type ExternalOptions = {
  form: CheckoutFormApi
  /** The chosen method when its provider has a form of its own. */
  method: ExternalMethod | null
  sync: () => Promise<boolean>
  /** The notice that an earlier attempt may have arrived has been shown. */
  isWarned: RefObject<boolean>
  onOrdered: (order: OrderIds) => void
  onFailure: (failure: Failure) => void
}

/**
 * A payment in the provider's form. It opens when the shop's form is complete, is updated when that form changes, and closes
 * when it becomes invalid or the shopper chooses another method.
 */
export function useExternalPayment({ form, method, sync, isWarned, onOrdered, onFailure }: ExternalOptions) {
  const shop = useShop()
  const { watch, getValues, trigger } = form
  const [openId, setOpenId] = useState<number | null>(null)
  const [isHeld, setHeld] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const chosenId = method?.id ?? null
  const isOpen = chosenId !== null && chosenId === openId
  // chosen again, the form needs an update of its own first: the service forgets the form of a method that is not chosen
  useEffect(() => setOpenId((id) => (id === chosenId ? id : null)), [chosenId])
  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = async () => {
      timer = undefined
      if (await trigger()) await sync()
      else setOpenId(null)
      // a change made in the meantime has set the timer again
      if (timer === undefined) setHeld(false)
    }
    const watching = watch(() => {
      setHeld(true)
      clearTimeout(timer)
      timer = setTimeout(tell, DEBOUNCE)
    })
    return () => {
      clearTimeout(timer)
      watching.unsubscribe()
      setHeld(false)
    }
  }, [isOpen, watch, trigger, sync])

  const open = async () => {
    if (!method) return
    setOpening(true)
    await sync()
    setOpening(false)
    setOpenId(method.id)
  }
  const beforeSubmit = useCallback(
    async (payer: Payer) => {
      if (!method || !(await trigger())) return false
      const values = getValues()
      const delivery = chosenDelivery(shop, values)
      const verdict = await beforeExternalSubmit(shop, {
        form: values,
        delivery,
        payer,
        paymentType: method.type,
        isWarned: isWarned.current,
      })
      if (verdict.kind === 'ordered') onOrdered(verdict.order)
      if (verdict.kind === 'stop') onFailure(verdict.failure)
      const cartId = shop.store.getState().cart.data?.id
      if (verdict.kind === 'go' && delivery && cartId) keepPromise(cartId, delivery)
      return verdict.kind === 'go'
    },
    [shop, method, getValues, trigger, isWarned, onOrdered, onFailure],
  )
  const onPaid = useCallback(
    (publicId: string) => {
      const cartId = shop.store.getState().cart.data?.id ?? ''
      if (method) onOrdered({ publicId, cartId, paymentType: method.type })
    },
    [shop, method, onOrdered],
  )
  return { isOpen, isOpening, isHeld, open, beforeSubmit, onPaid }
}
