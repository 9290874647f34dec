'use client'

import type { MouseEvent } from 'react'
import favorites from '@/components/favorites/favorites-link.module.css'
import { prefetchLayer } from '@/components/layers/layer-registry'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { isPlainPress } from '@/components/ui/is-plain-press'

type AccountLinkProps = {
  /** Address of the page for signing in, for browsers without scripts. */
  signInHref: string
  accountHref: string
  words: string
  isDesktopOnly?: boolean
}

/** Leads a known shopper to her account and opens the panel for signing in for a guest. */
export function AccountLink({ signInHref, accountHref, words, isDesktopOnly = false }: AccountLinkProps) {
  const shop = useShop()
  const user = useShopState(({ auth }) => auth.user)
  const fetchPanel = () => {
    if (!user) prefetchLayer('sign-in', shop.config.site.lang)
  }
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (user || !isPlainPress(event)) return
    event.preventDefault()
    shop.store.getState().openOverlay('sign-in')
  }
  return (
    <a
      href={user ? accountHref : signInHref}
      data-link={user ? '' : undefined}
      className={isDesktopOnly ? `desk-only ${favorites.link}` : undefined}
      onPointerEnter={fetchPanel}
      onFocus={fetchPanel}
      onClick={open}
    >
      {words}
    </a>
  )
}
