import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from './copy-text.module.css'

/** A text that the shopper enters elsewhere, with a button that copies it; it can be selected where that fails. */
export function CopyText({ text, name }: { text: string; name: string }) {
  const t = useTranslations('account.invoices')
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  const copy = () =>
    // undefined where the page is not secure
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    )
  return (
    <span className={styles.copy}>
      <span className={styles.text}>{text}</span>
      <button type="button" className="text-link text-link--touch" aria-label={name} onClick={copy}>
        {t('copy')}
      </button>
      <span role="status">{outcome ? t(outcome) : null}</span>
    </span>
  )
}
