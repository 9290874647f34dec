import { useEffect, useRef, useState } from 'react'
import { useShopState } from '@/components/providers/use-shop'
import type { ShippingMethod } from '@/lib/checkout/checkout-types'
import { chosenShipping } from '@/lib/checkout/delivery-choice'
import type { CheckoutFormApi } from './use-checkout-form'

/** Keeps the pick-up point among those of the method; true while the nearest stands in for one that is gone. */
function useOfferedPoint({ watch, setValue }: CheckoutFormApi, method: ShippingMethod | undefined): boolean {
  const pickupPoint = watch('pickupPoint')
  const [movedTo, setMovedTo] = useState('')
  const methodId = useRef<number>(undefined)
  useEffect(() => {
    if (!method) return
    const isSameMethod = methodId.current === method.id
    methodId.current = method.id
    const nearest = method.points[0]?.id ?? ''
    if (pickupPoint === nearest || method.points.some(({ id }) => id === pickupPoint)) return
    setMovedTo(isSameMethod && pickupPoint ? nearest : '')
    setValue('pickupPoint', nearest)
  }, [method, pickupPoint, setValue])
  return movedTo !== '' && movedTo === pickupPoint
}

/**
 * Keeps the chosen delivery among what is offered to the postcode: a method that is gone is unchosen, a pick-up point
 * that is gone becomes the nearest one. Both are told. `isCurrent` says that the offer is for the postcode in the form.
 */
export function useOfferedDelivery(form: CheckoutFormApi, isCurrent: boolean) {
  const { watch, setValue } = form
  const options = useShopState((state) => state.checkout.options)
  const shippingId = watch('shippingId')
  const [gone, setGone] = useState<{ name: string } | null>(null)
  const chosenName = useRef('')
  const method = isCurrent ? chosenShipping(options, shippingId) : undefined
  const isPointMoved = useOfferedPoint(form, method)

  useEffect(() => {
    if (!isCurrent || !shippingId) return
    if (method) chosenName.current = method.name
    else setValue('shippingId', '')
    setGone(method ? null : { name: chosenName.current })
  }, [isCurrent, method, shippingId, setValue])

  return { method, gone, isPointMoved }
}
