import { useTranslations } from 'next-intl'
import { useShopConfig } from '@/components/providers/use-shop'
import { LinkButton } from '@/components/ui/link-button'
import { routeHref } from '@/lib/routing/href'
import { CheckoutScene } from './checkout-scene'

/** Shown for an empty cart, with a link to the home page. */
export function EmptyCheckout() {
  const t = useTranslations('checkout')
  const { site } = useShopConfig()
  return (
    <CheckoutScene file="scene.still-bag.webp" title={t('emptyTitle')}>
      <p>{t('emptyText')}</p>
      <LinkButton href={routeHref(site, 'home')}>{t('emptyLink')}</LinkButton>
    </CheckoutScene>
  )
}
