import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import styles from './quantity-stepper.module.css'

type QuantityStepperProps = {
  name: string
  quantity: number
  maxQuantity: number
  /** True until the backend has answered; the buttons keep working. */
  isBusy: boolean
  onChange: (quantity: number) => void
}

/**
 * Quantity of a cart line with a button to decrease and one to increase it. The buttons are never `disabled`: at the
 * stock limit `onChange` is still called, and the cart line shows why the quantity stays the same.
 */
export function QuantityStepper({ name, quantity, maxQuantity, isBusy, onChange }: QuantityStepperProps) {
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
        aria-disabled={quantity >= maxQuantity || undefined}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" size={14} />
      </button>
    </div>
  )
}
