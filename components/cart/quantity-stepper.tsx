import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import styles from './quantity-stepper.module.css'

type QuantityStepperProps = {
  name: string
  quantity: number
  available: number
  /** Until the backend has answered; every press still counts. */
  isBusy: boolean
  onChange: (quantity: number) => void
}

/** Less, how many, more. The buttons stay pressable: at the end of the stock the line says why nothing happens. */
export function QuantityStepper({ name, quantity, available, isBusy, onChange }: QuantityStepperProps) {
  const t = useTranslations('cart')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would read its legend before each of the two buttons
    <div
      className={styles.stepper}
      role="group"
      aria-label={t('quantity', { name })}
      data-busy={isBusy ? '' : undefined}
    >
      <button
        type="button"
        aria-label={t('less', { name })}
        aria-disabled={quantity <= 1 || undefined}
        onClick={() => {
          if (quantity > 1) onChange(quantity - 1)
        }}
      >
        <Icon name="minus" size={14} />
      </button>
      <output className="num" aria-live="polite">
        {quantity}
      </output>
      <button
        type="button"
        aria-label={t('more', { name })}
        aria-disabled={quantity >= available || undefined}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" size={14} />
      </button>
    </div>
  )
}
