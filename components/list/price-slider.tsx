import { useTranslations } from 'next-intl'
import type { PriceRange } from '@/lib/list/price-range'
import styles from './price-filter.module.css'

type PriceSliderProps = {
  bounds: readonly [number, number]
  range: PriceRange | null
  onSlide: (range: PriceRange) => void
}

/** In a wider price range the step is 10: one of 1 would be too small for the thumb. */
const FINE = 400
const COARSE_STEP = 10

/** Two native range inputs over one track; a thumb at its end leaves that side of the range open. */
export function PriceSlider({ bounds, range, onSlide }: PriceSliderProps) {
  const t = useTranslations('filter')
  const step = bounds[1] - bounds[0] > FINE ? COARSE_STEP : 1
  const [min, max] = [Math.floor(bounds[0] / step) * step, Math.ceil(bounds[1] / step) * step]
  const within = (amount: number) => Math.min(Math.max(amount, min), max)
  const low = within(range?.low ?? min)
  const high = within(range?.high ?? max)
  const slide = (nextLow: number, nextHigh: number) =>
    onSlide({ low: nextLow > min ? nextLow : null, high: nextHigh < max ? nextHigh : null })
  const thumbs = [
    { key: 'lowest', value: low, move: (to: number) => slide(Math.min(to, high), high) },
    { key: 'highest', value: high, move: (to: number) => slide(low, Math.max(to, low)) },
  ] as const
  // one price only: the range has no length
  const percentOf = (amount: number) => (max > min ? ((amount - min) / (max - min)) * 100 : 0)
  return (
    <div className={styles.slider}>
      <svg aria-hidden="true" width="100%" height="2">
        <rect width="100%" height="2" className={styles.track} />
        <rect x={`${percentOf(low)}%`} width={`${percentOf(high) - percentOf(low)}%`} height="2" />
      </svg>
      {thumbs.map(({ key, value, move }) => (
        <input
          key={key}
          type="range"
          aria-label={t(key)}
          min={min}
          max={max}
          step={step}
          value={value}
          // with both thumbs at the upper end, the lower one must be on top to be movable
          data-front={key === 'lowest' && low > (min + max) / 2 ? '' : undefined}
          onChange={(event) => move(Number(event.currentTarget.value))}
        />
      ))}
    </div>
  )
}
