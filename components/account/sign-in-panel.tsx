import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { contentHref } from '@/lib/routing/content-paths'
import styles from './sign-in.module.css'
import { ForgotForm, LoginForm, RegisterForm } from './sign-in-forms'

/** What the panel shows; `sent`: the link for a new password is on its way. */
export type SignInStep = 'login' | 'register' | 'forgot' | 'sent'

/** Message of each step's title. */
export const SIGN_IN_TITLES = { login: 'login', register: 'register', forgot: 'forgot', sent: 'forgot' } as const

/** A button that looks like a link and changes the step. */
const StepButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className="text-link text-link--touch" onClick={onClick}>
    {children}
  </button>
)

type SignInPanelProps = {
  id: string
  step: SignInStep
  onStep: (step: SignInStep) => void
  onDone: () => void
}

/** Signing in, registering and asking for a new password, in one place; the typed address goes along. */
export function SignInPanel({ id, step, onStep, onDone }: SignInPanelProps) {
  const t = useTranslations('signIn')
  const { site } = useShopConfig()
  const [email, setEmail] = useState('')
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  const go = (next: SignInStep) => {
    setEmail(ref.current?.querySelector<HTMLInputElement>('input[name="email"]')?.value ?? email)
    onStep(next)
  }
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    ref.current?.querySelector<HTMLElement>('input, [data-focus]')?.focus()
  }, [step])
  const common = { id, email }
  return (
    <div ref={ref} className={styles.panel}>
      {step === 'login' ? (
        <LoginForm {...common} onDone={onDone}>
          <StepButton onClick={() => go('forgot')}>{t('forgot')}</StepButton>
          <div className={styles.other}>
            <p>
              <strong>{t('noAccount')}</strong> {t('accountGives')}
            </p>
            <StepButton onClick={() => go('register')}>{t('register')}</StepButton>
          </div>
        </LoginForm>
      ) : null}
      {step === 'register' ? (
        <RegisterForm {...common} onDone={onDone} privacyHref={contentHref(site, 'privacy')}>
          <div className={styles.other}>
            <p>
              <strong>{t('hasAccount')}</strong>
            </p>
            <StepButton onClick={() => go('login')}>{t('login')}</StepButton>
          </div>
        </RegisterForm>
      ) : null}
      {step === 'forgot' ? (
        <ForgotForm {...common} onDone={() => go('sent')}>
          <StepButton onClick={() => go('login')}>{t('backToLogin')}</StepButton>
        </ForgotForm>
      ) : null}
      {step === 'sent' ? (
        <>
          <p tabIndex={-1} data-focus="" role="status">
            {t('linkSent')}
          </p>
          <StepButton onClick={() => go('login')}>{t('backToLogin')}</StepButton>
        </>
      ) : null}
    </div>
  )
}
