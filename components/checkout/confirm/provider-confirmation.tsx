import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { insertSnippet } from '@/lib/payment/insert-snippet'
import styles from './provider-confirmation.module.css'

/** The payment provider's own confirmation (Klarna, Avarda), inserted as its HTML. */
export function ProviderConfirmation({ html }: { html: string }) {
  const t = useTranslations('confirm')
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = element.current
    if (!frame) return
    insertSnippet(frame, html)
    return () => frame.replaceChildren()
  }, [html])
  return (
    <section aria-label={t('fromProvider')} className={styles.provider}>
      <div ref={element} />
    </section>
  )
}
