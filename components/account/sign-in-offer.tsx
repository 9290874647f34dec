'use client'

import { useTranslations } from 'next-intl'
import { prefetchLayer } from '@/components/layers/layer-registry'
import { useShop, useShopState } from '@/components/providers/use-shop'

type SignInOfferProps = { className?: string | undefined }

/**
 * Offers a guest to sign in over the page, on which she then goes on with what she has typed. Keeps its place, unseen,
 * when the shopper turns out to be known.
 */
export function SignInOffer({ className }: SignInOfferProps) {
  const t = useTranslations('signInOffer')
  const shop = useShop()
  const isKnown = useShopState(({ auth }) => auth.user !== null)
  const fetchPanel = () => prefetchLayer('sign-in', shop.config.site.lang)
  return (
    <p className={className} style={isKnown ? { visibility: 'hidden' } : undefined}>
      {t('question')}{' '}
      <button
        type="button"
        className="text-link text-link--touch"
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
        onClick={() => shop.store.getState().openOverlay('sign-in')}
      >
        {t('button')}
      </button>
    </p>
  )
}
