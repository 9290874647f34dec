import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { useShopState } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import type { SnippetHost } from '@/lib/payment/payment-provider'
import styles from './external-payment.module.css'
import type { ExternalMethod } from './use-external-method'
import { useSnippet } from './use-snippet'

type ExternalPaymentProps = Omit<SnippetHost, 'insert'> & {
  method: ExternalMethod
  /** Locks the provider's form: cart or form have changes that the service has not priced, or an update failed. */
  isHeld: boolean
  /** The last update failed: the provider's form stays locked until another update succeeds. */
  isOutdated: boolean
  onRetry: () => void
}

/** Why the provider's form cannot be used, with a button that tries again. */
function FormFailure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const t = useTranslations('checkout')
  const isUpdating = useShopState(({ checkout }) => checkout.isUpdating)
  return (
    <div>
      <p role="alert">{children}</p>
      <Button variant="line" busy={isUpdating} busyText={t('updating')} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}

function ProviderFrame({ method, isOutdated, onRetry, ...host }: ExternalPaymentProps) {
  const t = useTranslations('checkout.external')
  const element = useRef<HTMLDivElement>(null)
  const { name } = method
  const { hasFailed, retry } = useSnippet(element, method, host)
  const status = host.isHeld ? t('updating') : t('hint', { name })
  return (
    <>
      {hasFailed && !isOutdated ? <FormFailure onRetry={retry}>{t('missing', { name })}</FormFailure> : null}
      {isOutdated ? <FormFailure onRetry={onRetry}>{t('outdated', { name })}</FormFailure> : null}
      <div ref={element} className={styles.frame} inert={host.isHeld} hidden={hasFailed} />
      <p role="status" className={styles.status}>
        {hasFailed || isOutdated ? null : status}
      </p>
    </>
  )
}

/**
 * The provider's form, which replaces the shop's order button. Shown when the rest of the checkout is complete
 * (R-CHECKOUT-01, R-CHECKOUT-02).
 */
export function ExternalPayment(props: ExternalPaymentProps) {
  const t = useTranslations('checkout.external')
  const { method, onRetry } = props
  const { name, snippet } = method
  return (
    <section className={styles.payment} aria-label={t('title', { name })}>
      {snippet.html ? (
        <ProviderFrame key={method.id} {...props} />
      ) : (
        <FormFailure onRetry={onRetry}>{t('missing', { name })}</FormFailure>
      )}
    </section>
  )
}
