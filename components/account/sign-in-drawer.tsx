import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from '@/components/providers/use-navigate'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { Drawer } from '@/components/ui/drawer'
import { routeHref } from '@/lib/routing/href'
import { isLoginAsked, returnToOf, withoutLogin } from '@/lib/routing/login-search'
import { notify } from '@/lib/store/toasts'
import { SIGN_IN_TITLES, SignInPanel, type SignInStep } from './sign-in-panel'
import { useSession } from './use-session'

/** Removes the request for a login from the address: it is answered, or the shopper has closed the panel. */
function removeRequest(): void {
  const { pathname, search, hash } = window.location
  if (isLoginAsked(search)) window.history.replaceState(null, '', pathname + withoutLogin(search) + hash)
}

/**
 * The panel for signing in over the page. Afterwards the shopper is where the address wanted to lead her (R-GUARD-06),
 * in her account where it names no page that T6 allows, else where she was.
 */
export function SignInDrawer() {
  const t = useTranslations('signIn')
  const common = useTranslations('common')
  const shop = useShop()
  const navigate = useNavigate()
  const isOpen = useShopState(({ layers }) => layers.overlay.current === 'sign-in')
  const { user, isKnown } = useSession()
  const [step, setStep] = useState<SignInStep>('login')
  /** Whether she was signed in when the panel was opened. */
  const isKnownBefore = useRef(false)
  const close = () => {
    shop.store.getState().closeOverlay('sign-in')
    removeRequest()
    setStep('login')
  }
  const leave = () => {
    const { search } = window.location
    close()
    const account = routeHref(shop.config.site, 'account')
    if (isLoginAsked(search)) navigate(returnToOf(search) ?? account)
    else if (isKnownBefore.current) navigate(account)
  }
  const passKnown = useEffectEvent(() => {
    isKnownBefore.current = user !== null
    if (user) leave()
  })
  // not when `user` changes, because the form is not finished then
  useEffect(() => {
    if (isOpen && isKnown) passKnown()
  }, [isOpen, isKnown])
  return (
    <Drawer id="sign-in" isOpen={isOpen} onClose={close} title={t(SIGN_IN_TITLES[step])} closeLabel={common('close')}>
      <SignInPanel
        id="sign-in"
        step={step}
        onStep={setStep}
        onDone={() => {
          leave()
          notify(shop, { message: t('welcome') })
        }}
      />
    </Drawer>
  )
}
