'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLiveOrder } from '@/components/account/use-live-order'
import styles from '@/components/checkout/checkout.module.css'
import { CheckoutScene } from '@/components/checkout/checkout-scene'
import { useShop, useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { useShopRouter } from '@/components/ui/use-shop-router'
import type { ConfirmedOrder } from '@/lib/checkout/confirm/confirmed-order'
import type { OrderAnswer } from '@/lib/checkout/confirm/fetch-order'
import type { OrderReceipt, ReceiptAnswer } from '@/lib/checkout/confirm/fetch-order-receipt'
import { takeOrderIds } from '@/lib/checkout/confirm/order-ids'
import { failureOf } from '@/lib/checkout/order/order-result'
import type { OrderIds } from '@/lib/checkout/order/order-state'
import { applyToOrder } from '@/lib/checkout/order/with-order'
import { afterPurchase, currentCartId } from '@/lib/flows/after-purchase'
import { routeHref } from '@/lib/routing/href'
import type { Shop } from '@/lib/store/shop'
import { ConfirmWait } from './confirm-wait'
import { ConfirmedElsewhereView } from './confirmed-elsewhere-view'
import { ConfirmedOrderView } from './confirmed-order-view'

/**
 * `pending`: the provider has not confirmed the payment. `tries` differs for each failure. `again`: a retry is running;
 * the view stays mounted until its answer, so that the button keeps the focus. `code` is the failure's code; '' for
 * `pending`.
 */
type Answer =
  | { kind: 'loading' | 'unknown' | 'unpaid' }
  | { kind: 'failed' | 'pending'; tries: number; code: string; again?: boolean; publicId?: string }
  | { kind: 'order'; order: ConfirmedOrder; orderedAt: Date | null }
  /** The order was placed on another device. */
  | { kind: 'receipt'; receipt: OrderReceipt; orderedAt: Date | null }

type Found = (OrderAnswer | ReceiptAnswer) & { orderedAt: Date | null }

/** Fetches the order. A device that did not place it gets the order without personal data. */
async function fetchFound(shop: Shop, ids: OrderIds): Promise<Found> {
  const [{ fetchOrder }, { fetchOrderReceipt }, { fetchOrderDate }] = await Promise.all([
    import('@/lib/checkout/confirm/fetch-order'),
    import('@/lib/checkout/confirm/fetch-order-receipt'),
    import('@/lib/checkout/confirm/fetch-order-receipt'),
  ])
  const asked = ids.isOwn ? fetchOrder(shop, ids) : fetchOrderReceipt(shop, ids)
  const [found, orderedAt] = await Promise.all([asked, fetchOrderDate(shop, ids)])
  return { ...found, orderedAt }
}

/** Pauses in ms between queries while the payment is pending. */
const PAUSES = [1000, 2000, 3000, 5000, 8000, 13_000]

function useOrder(): { answer: Answer; load: () => void } {
  const shop = useShop()
  const { replace } = useShopRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leaving = useRef(new AbortController())
  const [answer, setAnswer] = useState<Answer>({ kind: 'loading' })
  const show = useCallback(
    async (ids: OrderIds, found: Found, signal: AbortSignal) => {
      if (found.kind === 'unfinished') {
        // do not navigate when the shopper has left the page
        if (signal.aborted) return
        const { failed } = found
        // without a failure, the payment may not have ended: keep the attempt
        if (failed) await applyToOrder({ type: 'paymentFailed', publicId: ids.publicId, failed })
        return replace(routeHref(shop.config.site, 'checkout'))
      }
      const { publicId } = ids
      setAnswer(found.kind === 'pending' ? { kind: 'pending', tries: Date.now(), code: '', publicId } : found)
      if (found.kind !== 'order') return
      // a failure here must not hide the confirmation of a placed order
      await afterPurchase(shop, ids, found.order).catch((error: unknown) =>
        console.error('The order is shown, but was not reported', error),
      )
    },
    [shop, replace],
  )
  const ask = useCallback(
    async (asked: number, signal: AbortSignal): Promise<void> => {
      try {
        const ids = takeOrderIds(currentCartId(shop))
        if (!ids) return setAnswer({ kind: 'unknown' })
        const found = await fetchFound(shop, ids)
        const pause = found.kind === 'pending' ? PAUSES[asked] : undefined
        if (pause === undefined || signal.aborted) return await show(ids, found, signal)
        timer.current = setTimeout(() => void ask(asked + 1, signal), pause)
      } catch (error) {
        console.error('The order could not be fetched', error)
        const { code } = failureOf(error)
        setAnswer((before) => ({ kind: 'failed', tries: 'tries' in before ? before.tries + 1 : 1, code }))
      }
    },
    [shop, show],
  )
  const load = useCallback(() => {
    setAnswer((before) => ('tries' in before ? { ...before, again: true } : { kind: 'loading' }))
    void ask(0, leaving.current.signal)
  }, [ask])
  useEffect(() => {
    leaving.current = new AbortController()
    load()
    return () => {
      leaving.current.abort()
      clearTimeout(timer.current)
    }
  }, [load])
  // the payment may be confirmed while the page waits
  useLiveOrder({ publicId: ('publicId' in answer && answer.publicId) || null, status: null }, load)
  return { answer, load }
}

/**
 * The placed order (R-CHECKOUT-12), or a message: it is unknown, not paid, not confirmed yet or could not be fetched
 * (R-CHECKOUT-16).
 */
export function ConfirmView() {
  const t = useTranslations('confirm')
  const texts = useTranslations('checkout')
  const { site } = useShopConfig()
  const { answer, load } = useOrder()
  if (answer.kind === 'order') return <ConfirmedOrderView order={answer.order} orderedAt={answer.orderedAt} />
  if (answer.kind === 'receipt') return <ConfirmedElsewhereView {...answer} />
  if (answer.kind === 'loading') return <ConfirmWait />
  const home = <LinkButton href={routeHref(site, 'home')}>{t('home')}</LinkButton>
  return answer.kind === 'failed' || answer.kind === 'pending' ? (
    <CheckoutScene file="scene.not-found.webp" title={t(`${answer.kind}Title`)}>
      {/* the key makes screen readers announce every failure */}
      <p role="alert" key={answer.tries}>
        {t(`${answer.kind}Text`)}
      </p>
      {answer.code ? <p className={styles.code}>{texts('failureCode', { code: answer.code })}</p> : null}
      <Button busy={answer.again === true} busyText={t('loading')} onClick={load}>
        {t('retry')}
      </Button>
    </CheckoutScene>
  ) : (
    <CheckoutScene
      file="scene.not-found.webp"
      title={answer.kind === 'unpaid' ? texts('failTitle') : t('unknownTitle')}
    >
      <p>{t(answer.kind === 'unpaid' ? 'unpaidElsewhere' : 'unknownText')}</p>
      {home}
    </CheckoutScene>
  )
}
