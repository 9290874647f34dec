import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useShopState } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import type { SnippetHost } from '@/lib/payment/payment-provider'
import styles from './external-payment.module.css'
import type { ExternalMethod } from './use-external-method'
import { useSnippet } from './use-snippet'

type ExternalPaymentProps = Omit<SnippetHost, 'insert'> & {
  method: ExternalMethod
  /** The form has changes that were not sent to the service yet. */
  isHeld: boolean
  onRetry: () => void
}

/** Shown in place of a provider's form that did not come. */
function MissingForm({ name, onRetry }: { name: string; onRetry: () => void }) {
  const t = useTranslations('checkout')
  return (
    <div role="alert">
      <p>{t('external.missing', { name })}</p>
      <Button variant="line" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}

function ProviderFrame({ method, onRetry: _, ...host }: ExternalPaymentProps) {
  const element = useRef<HTMLDivElement>(null)
  const isUpdating = useShopState(({ checkout }) => checkout.isUpdating)
  const { hasFailed, retry } = useSnippet(element, method, host)
  return (
    <>
      <div ref={element} className={styles.frame} inert={isUpdating || host.isHeld} hidden={hasFailed} />
      {hasFailed ? <MissingForm name={method.name} onRetry={retry} /> : null}
    </>
  )
}

/**
 * The provider's form, which replaces the shop's order button. Shown when the rest of the checkout is complete
 * (R-CHECKOUT-01, R-CHECKOUT-02).
 */
export function ExternalPayment(props: ExternalPaymentProps) {
  const t = useTranslations('checkout')
  const { method, isHeld, onRetry } = props
  const name = method.name
  const isUpdating = useShopState(({ checkout }) => checkout.isUpdating)
  return (
    <section className={styles.payment} aria-label={t('external.title', { name })}>
      {method.snippet.html ? <ProviderFrame key={method.id} {...props} /> : null}
      {method.snippet.html || isUpdating ? null : <MissingForm name={name} onRetry={onRetry} />}
      <p role="status" className={styles.status}>
        {isUpdating || isHeld ? t('external.updating') : t('external.hint', { name })}
      </p>
    </section>
  )
}
