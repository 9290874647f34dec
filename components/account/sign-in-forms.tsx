import { useTranslations } from 'next-intl'
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { Segments } from '@/components/ui/segments'
import { forgotSchema, loginSchema, registerSchema } from '@/lib/account/account-schema'
import { requestReset } from '@/lib/account/reset-password'
import { SHORTEST_PASSWORD } from '@/lib/config/constants'
import { register, type SignInResult, signIn } from '@/lib/flows/sign-in'
import type { CustomerType } from '@/lib/store/customer-types'
import { PasswordField } from './password-field'
import styles from './sign-in.module.css'
import { useSignInForm } from './use-sign-in-form'

type FormProps = {
  /** Start of the ids: the drawer and the page can be in one document. */
  id: string
  /** Initial value of the e-mail field: what was typed in the previous form. */
  email: string
  onDone: () => void
  /** The rest of the step, below the button. */
  children?: ReactNode
}

const EMAIL = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'off',
  spellCheck: false,
  maxLength: 254,
  required: true,
} as const

const TYPES = ['PERSON', 'ORGANIZATION'] as const

/** The frame of a form of this panel: fields, failure, button. */
export function SignInForm(props: {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  failure: string | undefined
  isSubmitting: boolean
  words: string
  busyWords: string
  children: ReactNode
}) {
  return (
    // errors are shown in the language of the page
    <form className={styles.form} noValidate method="post" onSubmit={props.onSubmit}>
      {props.children}
      <div role="alert">{props.failure ? <p className={styles.failure}>{props.failure}</p> : null}</div>
      <Button type="submit" wide busy={props.isSubmitting} busyText={props.busyWords}>
        {props.words}
      </Button>
    </form>
  )
}

const failureOf = <Name extends string>(
  result: Exclude<SignInResult, 'done'>,
  field: Name,
  refused: 'refused' | 'exists',
) => (result === 'refused' ? ({ field, problem: refused } as const) : ({ field: 'root', problem: result } as const))

/** E-mail and password (R-ACCOUNT-01, R-ACCOUNT-06). */
export function LoginForm({ id, email, onDone, children }: FormProps) {
  const t = useTranslations('signIn')
  const shop = useShop()
  const form = useSignInForm(loginSchema, { email, password: '', remember: false }, async (values) => {
    const result = await signIn(shop, { email: values.email, password: values.password }, values.remember)
    if (result !== 'done') return failureOf(result, 'password', 'refused')
    onDone()
    return null
  })
  const { error: _, ...remember } = form.field('remember')
  return (
    <>
      <SignInForm {...form} onSubmit={form.submit} words={t('login')} busyWords={t('loggingIn')}>
        <Field id={`${id}-email`} {...EMAIL} autoComplete="username" label={t('email')} {...form.field('email')} />
        <PasswordField
          id={`${id}-password`}
          autoComplete="current-password"
          label={t('password')}
          required
          {...form.field('password')}
        />
        <Checkbox id={`${id}-remember`} {...remember}>
          {t('remember')}
          <small className={styles.small}>{t('rememberHint')}</small>
        </Checkbox>
      </SignInForm>
      {children}
    </>
  )
}

/** A new account: e-mail, password twice, private person or organisation, newsletter (R-ACCOUNT-01, R-VALID-01). */
export function RegisterForm({ id, email, onDone, children, privacyHref }: FormProps & { privacyHref: string }) {
  const t = useTranslations('signIn')
  const shop = useShop()
  const [customerType, setCustomerType] = useState<CustomerType>(() => shop.store.getState().root.customerType)
  const form = useSignInForm(
    registerSchema,
    { email, newPassword: '', repeat: '', newsletter: false },
    async ({ newPassword, newsletter, ...values }) => {
      const result = await register(shop, { email: values.email, password: newPassword, newsletter, customerType })
      if (result !== 'done') return failureOf(result, 'email', 'exists')
      onDone()
      return null
    },
  )
  const { error: _, ...newsletter } = form.field('newsletter')
  return (
    <>
      <SignInForm {...form} onSubmit={form.submit} words={t('register')} busyWords={t('registering')}>
        <Segments
          legend={t('customerType')}
          choices={TYPES.map((value) => ({ value, label: t(`customerTypes.${value}`) }))}
          chosen={customerType}
          onChoose={setCustomerType}
        />
        <Field id={`${id}-email`} {...EMAIL} autoComplete="username" label={t('email')} {...form.field('email')} />
        <NewPasswordFields id={id} label={t('password')} field={form.field} />
        <Checkbox id={`${id}-newsletter`} {...newsletter}>
          {t('newsletter')}
        </Checkbox>
        <p className={styles.small}>
          {t.rich('privacy', {
            link: (text) => (
              <Link href={privacyHref} className="text-link">
                {text}
              </Link>
            ),
          })}
        </p>
      </SignInForm>
      {children}
    </>
  )
}

type NewPassword = 'newPassword' | 'repeat'

/** A new password, twice. */
export function NewPasswordFields({
  id,
  label,
  field,
}: {
  id: string
  label: string
  field: (
    name: NewPassword,
  ) => Pick<ComponentProps<typeof PasswordField>, 'name' | 'onBlur' | 'onChange' | 'ref' | 'error'>
}) {
  const t = useTranslations('signIn')
  return (
    <>
      <PasswordField
        id={`${id}-new-password`}
        autoComplete="new-password"
        label={label}
        hint={t('passwordHint', { count: SHORTEST_PASSWORD })}
        required
        {...field('newPassword')}
      />
      <PasswordField
        id={`${id}-repeat`}
        autoComplete="new-password"
        label={t('repeatPassword')}
        required
        {...field('repeat')}
      />
    </>
  )
}

/** Asks for a link by mail. The answer is the same for every address. */
export function ForgotForm({ id, email, onDone, children }: FormProps) {
  const t = useTranslations('signIn')
  const shop = useShop()
  const form = useSignInForm(forgotSchema, { email }, async (values) => {
    try {
      await requestReset(shop, values.email)
      onDone()
      return null
    } catch (error) {
      const isLimited = error instanceof Error && 'statusCode' in error && error.statusCode === 429
      return { field: 'root', problem: isLimited ? 'limited' : 'unreachable' }
    }
  })
  return (
    <>
      <p>{t('forgotIntro')}</p>
      <SignInForm {...form} onSubmit={form.submit} words={t('sendLink')} busyWords={t('sending')}>
        <Field id={`${id}-email`} {...EMAIL} autoComplete="username" label={t('email')} {...form.field('email')} />
      </SignInForm>
      {children}
    </>
  )
}
