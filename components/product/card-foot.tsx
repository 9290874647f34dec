import { useTranslations } from 'next-intl'
import type { CardRow } from '@/lib/product/card-row-schema'
import { ColourDots } from './colour-dots'
import styles from './product-card.module.css'

/** The colours of a card. */
export function CardFoot({ row: { colourCount = 1, colours = [] } }: { row: CardRow }) {
  const t = useTranslations('product')
  if (colourCount < 2) return null
  return (
    <div className={styles.foot}>
      <ColourDots hexes={colours} label={t('colourCount', { count: colourCount })} />
    </div>
  )
}
