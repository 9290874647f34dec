'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '@/components/providers/use-navigate'
import { useShop, useShopConfig } from '@/components/providers/use-shop'
import { resetSchema } from '@/lib/account/account-schema'
import { commitReset } from '@/lib/account/reset-password'
import { routeHref } from '@/lib/routing/href'
import { returnToOf } from '@/lib/routing/login-search'
import { readSecret, takeSecret } from '@/lib/routing/take-secret'
import styles from './sign-in.module.css'
import { NewPasswordFields, SignInForm } from './sign-in-forms'
import { SIGN_IN_TITLES, SignInPanel, type SignInStep } from './sign-in-panel'
import { useSession } from './use-session'
import { useSignInForm } from './use-sign-in-form'

function Panel({ first = 'login', notice, heading }: { first?: SignInStep; notice?: ReactNode; heading?: string }) {
  const t = useTranslations('signIn')
  const { site } = useShopConfig()
  const navigate = useNavigate()
  const { user, isKnown } = useSession()
  const [step, setStep] = useState<SignInStep>(first)
  const leave = () => navigate(returnToOf(window.location.search) ?? routeHref(site, 'account'))
  const passKnown = useEffectEvent(() => {
    // what became of a mailed link is to be read first
    if (user && !notice) leave()
  })
  // not when `user` changes, because the form is not finished then
  useEffect(() => {
    if (isKnown) passKnown()
  }, [isKnown])
  return (
    <>
      <h1 className="serif d-40">{heading ?? t(SIGN_IN_TITLES[step])}</h1>
      {notice}
      <SignInPanel id="sign-in-page" step={step} onStep={setStep} onDone={leave} />
    </>
  )
}

/** The page for signing in: what the drawer shows, for a link that is followed before or without it. */
export const SignInPage = () => <Panel />

/** A new password with the key of a mailed link; a link that is over or used leads to a new one (R-ACCOUNT-06). */
export function ResetPasswordPage() {
  const t = useTranslations('signIn')
  const shop = useShop()
  const [resetKey, setResetKey] = useState<string | null>(null)
  const [answer, setAnswer] = useState<'done' | 'over' | null>(null)
  const outcome = answer ?? (resetKey === '' ? 'over' : null)
  useEffect(() => {
    const found = readSecret('resetKey')
    setResetKey((now) => now || found)
  }, [])
  const form = useSignInForm(resetSchema, { newPassword: '', repeat: '' }, async ({ newPassword }) => {
    try {
      setAnswer((await commitReset(shop, resetKey ?? '', newPassword)) ? 'done' : 'over')
      takeSecret('resetKey')
      return null
    } catch {
      return { field: 'root', problem: 'unreachable' }
    }
  })
  if (outcome) {
    const words = t(outcome === 'done' ? 'passwordChanged' : 'linkOver')
    return (
      <Panel
        key={outcome}
        first={outcome === 'done' ? 'login' : 'forgot'}
        notice={<Notice words={words} />}
        heading={outcome === 'done' ? undefined : t('chooseTitle')}
      />
    )
  }
  return (
    <>
      <h1 className="serif d-40">{t('chooseTitle')}</h1>
      <SignInForm {...form} onSubmit={form.submit} words={t('savePassword')} busyWords={t('saving')}>
        <NewPasswordFields id="reset" label={t('newPassword')} field={form.field} />
      </SignInForm>
    </>
  )
}

/** Says what became of the link; takes the focus of the button that is gone. */
function Notice({ words }: { words: string }) {
  return (
    <p className={styles.notice} role="status" tabIndex={-1} ref={(element) => element?.focus()}>
      {words}
    </p>
  )
}
