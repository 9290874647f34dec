import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Field } from '@/components/ui/field'
import { checkPrices } from '@/lib/list/check-prices'
import { PRICE_FIELDS, PRICE_PATTERN, type PriceRange, priceRangeId } from '@/lib/list/price-range'
import styles from './price-filter.module.css'
import { PriceSlider } from './price-slider'

type PriceFilterProps = {
  /** Lowest and highest price of the list. */
  bounds: readonly [number, number]
  range: PriceRange | null
  onChoose: (range: PriceRange | null) => void
}

const textOf = (amount: number | null | undefined): string => (amount ? String(amount) : '')

/**
 * A price range as two fields and a slider. It is applied by the native `change` event: when a field loses the focus,
 * on Enter, and when a thumb is released. An invalid range stays in the fields with an error and does not change the
 * list.
 */
export function PriceFilter({ bounds, range, onChoose }: PriceFilterProps) {
  const t = useTranslations('filter')
  const { currency } = useShopConfig()
  const box = useRef<HTMLDivElement>(null)
  const id = range ? priceRangeId(range) : ''
  const [shownId, setShownId] = useState(id)
  const [texts, setTexts] = useState({ low: textOf(range?.low), high: textOf(range?.high) })
  const [isChecked, setChecked] = useState(false)
  if (shownId !== id) {
    // chosen or removed by another control
    setShownId(id)
    setTexts({ low: textOf(range?.low), high: textOf(range?.high) })
  }
  const checked = checkPrices(texts.low, texts.high)
  const problem = isChecked && 'problem' in checked ? checked : null

  const commit = useEffectEvent(() => {
    setChecked(true)
    if ('range' in checked && (checked.range ? priceRangeId(checked.range) : '') !== id) onChoose(checked.range)
  })
  useEffect(() => {
    const element = box.current
    const onChange = () => commit()
    element?.addEventListener('change', onChange)
    return () => element?.removeEventListener('change', onChange)
  }, [])

  const type = (change: Partial<typeof texts>) => {
    setChecked(false)
    setTexts((before) => ({ ...before, ...change }))
  }
  const fieldOf = (side: 'low' | 'high') => (
    <Field
      id={PRICE_FIELDS[side]}
      name={PRICE_FIELDS[side]}
      label={t(side, { currency: currency.symbol })}
      inputMode="numeric"
      autoComplete="off"
      value={texts[side]}
      error={problem?.field === side ? t(problem.problem) : undefined}
      // without JavaScript, the browser refuses other texts with the title as its reason
      pattern={PRICE_PATTERN}
      title={t('digits')}
      onInvalid={(event) => {
        event.preventDefault()
        setChecked(true)
        event.currentTarget.closest('details')?.setAttribute('open', '')
        event.currentTarget.focus()
      }}
      onChange={(event) => type({ [side]: event.currentTarget.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !('problem' in checked)) return
        // Enter would also submit the form, which closes the panel with the error
        event.preventDefault()
        setChecked(true)
      }}
    />
  )
  return (
    <div ref={box} className={styles.price}>
      <PriceSlider
        bounds={bounds}
        range={'range' in checked ? checked.range : range}
        onSlide={({ low, high }) => type({ low: textOf(low), high: textOf(high) })}
      />
      <div className={styles.fields}>
        {fieldOf('low')}
        {fieldOf('high')}
      </div>
      <p className={`vat-ex ${styles.note}`}>{t('vat')}</p>
    </div>
  )
}
