'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { useShop, useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { useShopRouter } from '@/components/ui/use-shop-router'
import type { ConfirmedOrder } from '@/lib/checkout/confirmed-order'
import { takeOrderIds } from '@/lib/checkout/order-ids'
import { afterPurchase } from '@/lib/flows/after-purchase'
import { routeHref } from '@/lib/routing/href'
import { CheckoutScene } from './checkout-scene'
import { ConfirmWait } from './confirm-wait'
import { ConfirmedOrderView } from './confirmed-order-view'

/** A failed one that is `again` asked for stays on the page until the answer, and with it the focus. */
type Answer =
  | { kind: 'loading' | 'unknown' }
  | { kind: 'failed'; tries: number; again?: boolean }
  | { kind: 'order'; order: ConfirmedOrder }

function useOrder(): { answer: Answer; load: () => void } {
  const shop = useShop()
  const { replace } = useShopRouter()
  const [answer, setAnswer] = useState<Answer>({ kind: 'loading' })
  const load = useCallback(async () => {
    setAnswer((before) => (before.kind === 'failed' ? { ...before, again: true } : { kind: 'loading' }))
    try {
      const ids = await takeOrderIds()
      if (!ids) return setAnswer({ kind: 'unknown' })
      const { fetchOrder } = await import('@/lib/checkout/fetch-order')
      const found = await fetchOrder(shop, ids)
      if (found.kind === 'unfinished') return replace(routeHref(shop.config.site, 'checkout'))
      setAnswer(found)
      if (found.kind === 'order') await afterPurchase(shop, ids, found.order)
    } catch (error) {
      console.error('The order could not be fetched', error)
      setAnswer((before) => ({ kind: 'failed', tries: before.kind === 'failed' ? before.tries + 1 : 1 }))
    }
  }, [shop, replace])
  useEffect(() => {
    load()
  }, [load])
  return { answer, load }
}

/** The order as placed (R-CHECKOUT-12); an unknown one, or a service that does not answer, is told in friendly words. */
export function ConfirmView() {
  const t = useTranslations('confirm')
  const { site } = useShopConfig()
  const { answer, load } = useOrder()
  if (answer.kind === 'order') return <ConfirmedOrderView order={answer.order} />
  if (answer.kind === 'loading') return <ConfirmWait />
  const home = <LinkButton href={routeHref(site, 'home')}>{t('home')}</LinkButton>
  return answer.kind === 'failed' ? (
    <CheckoutScene file="scene.not-found.webp" title={t('failedTitle')}>
      {/* another failure is another alert */}
      <p role="alert" key={answer.tries}>
        {t('failedText')}
      </p>
      <Button busy={answer.again === true} busyText={t('loading')} onClick={load}>
        {t('retry')}
      </Button>
    </CheckoutScene>
  ) : (
    <CheckoutScene file="scene.not-found.webp" title={t('unknownTitle')}>
      <p>{t('unknownText')}</p>
      {home}
    </CheckoutScene>
  )
}
