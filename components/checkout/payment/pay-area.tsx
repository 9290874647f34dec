import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ExternalPayment } from './external-payment'
import type { ExternalMethod } from './use-external-method'
import type { useExternalPayment } from './use-external-payment'

type PayAreaProps = {
  /** The chosen method when its provider has a form of its own. */
  external: ExternalMethod | null
  payment: ReturnType<typeof useExternalPayment>
  isPlacing: boolean
  /** Amount to pay, as shown on the button. */
  total: string
  onRetry: () => void
}

/** The shop's order button, or the provider's form, which opens when the shop's form is complete. */
export function PayArea({ external, payment, isPlacing, total, onRetry }: PayAreaProps) {
  const t = useTranslations('checkout')
  const { isOpen, isOpening, open: _, ...host } = payment
  if (external && isOpen) {
    return <ExternalPayment method={external} onRetry={onRetry} {...host} />
  }
  return external ? (
    <Button type="submit" wide busy={isOpening} busyText={t('updating')}>
      {t('external.open', { name: external.name })}
    </Button>
  ) : (
    <Button type="submit" wide busy={isPlacing} busyText={t('paying')} data-testid="place-order">
      {t('pay', { amount: total })}
    </Button>
  )
}
