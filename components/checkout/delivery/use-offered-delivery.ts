import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { CheckoutFormApi } from '@/components/checkout/form/use-checkout-form'
import { useShopState } from '@/components/providers/use-shop'
import { chosenShipping } from '@/lib/checkout/delivery/delivery-choice'
import type { ShippingMethod } from '@/lib/checkout/form/checkout-types'

/**
 * Selects the nearest pickup point when the chosen one is not offered. Returns true while the selected point replaces
 * one that was chosen for the same method.
 */
function useOfferedPoint({ control, setValue }: CheckoutFormApi, method: ShippingMethod | undefined): boolean {
  const pickupPoint = useWatch({ control, name: 'pickupPoint' })
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
 * Keeps the chosen delivery within the offer for the postcode: deselects a method that is no longer offered, and
 * replaces a pickup point by the nearest one. `gone`: the deselected method, with '' for an unknown name; null when
 * there is none. `isPointMoved`: the pickup point was replaced. `isCurrent`: the offer is for the postcode in the form.
 */
export function useOfferedDelivery(form: CheckoutFormApi, isCurrent: boolean) {
  const { control, setValue } = form
  const options = useShopState((state) => state.checkout.options)
  const shippingId = useWatch({ control, name: 'shippingId' })
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
