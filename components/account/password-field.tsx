import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import type { Field } from '@/components/ui/field'
import { describedBy, FieldFrame } from '@/components/ui/field-frame'
import styles from './password-field.module.css'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'autoComplete'> & {
  /** What password managers shall offer. */
  autoComplete: 'current-password' | 'new-password'
}

/** A field for a password, with a button that shows what is typed. Pasting and password managers work. */
export function PasswordField({ id, label, error, hint, ...input }: PasswordFieldProps) {
  const t = useTranslations('signIn')
  const [isShown, setShown] = useState(false)
  const text = { label, error, hint }
  return (
    <FieldFrame
      id={id}
      text={text}
      end={
        <button
          type="button"
          className={styles.show}
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <svg className="line-icon" aria-hidden="true" width={22} height={22} viewBox="0 0 24 24">
            <path d="M2.500 12c2.400-4 5.600-6 9.500-6s7.100 2 9.500 6c-2.400 4-5.600 6-9.500 6s-7.100-2-9.500-6Zm9.500 2.800a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600Z" />
            {isShown ? <path d="m4.500 19.500 15-15" /> : null}
          </svg>
        </button>
      }
    >
      <input
        // the label depends on :placeholder-shown, which needs a placeholder
        placeholder=" "
        autoCapitalize="off"
        spellCheck={false}
        {...input}
        type={isShown ? 'text' : 'password'}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, text)}
      />
    </FieldFrame>
  )
}
