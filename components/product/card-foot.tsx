import { useLocale, useTranslations } from 'next-intl'
import type { CardRow } from '@/lib/product/card-row-schema'
import { comingDay } from '@/lib/product/coming-day'
import { ColourDots } from './colour-dots'
import styles from './product-card.module.css'

/** Colours, the badge and the sizes of a card. */
export function CardFoot({ row }: { row: CardRow }) {
  const t = useTranslations('product')
  const lang = useLocale()
  const { colourCount = 1, colours = [], sizes = [], soldOut = [], campaign, comingOn } = row
  const state = row.badge ? t(row.badge) : null
  const badge = campaign ?? (comingOn ? t('comingOn', { date: comingDay(lang, comingOn) }) : state)
  const place = colourCount > 1 || badge ? 'beside' : 'alone'
  return (
    <div className={styles.foot} data-sizes={sizes.length > 0 ? place : undefined}>
      {colourCount > 1 ? <ColourDots hexes={colours} label={t('colourCount', { count: colourCount })} /> : null}
      {badge ? (
        <p className={styles.badge} data-sale={campaign ? '' : undefined}>
          {badge}
        </p>
      ) : null}
      {sizes.length > 0 ? (
        <p className={styles.sizes}>
          <span className="visually-hidden">{t('size')}: </span>
          {sizes.map((size, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sizes may have one name
            <span key={index} data-sold-out={soldOut.includes(index) ? '' : undefined}>
              {size}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}
