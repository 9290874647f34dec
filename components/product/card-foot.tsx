import { useTranslations } from 'next-intl'
import type { CardRow } from '@/lib/product/card-row-schema'
import { ColourDots } from './colour-dots'
import styles from './product-card.module.css'
import { useColourLinks } from './use-colour-links'

type CardFootProps = {
  row: CardRow
  /** Whether the card has been hovered, touched or focused. */
  isReached: boolean
  /** Called with the picture of another colour, and with null to show the card's own pictures again. */
  onShow: (image: string | null) => void
}

/** The colours of a card. */
export function CardFoot({ row, isReached, onShow }: CardFootProps) {
  const { colourCount = 1, colours = [] } = row
  const t = useTranslations('product')
  const links = useColourLinks(row, isReached)
  if (colourCount < 2) return null
  return (
    <div className={styles.foot}>
      <ColourDots hexes={colours} label={t('colourCount', { count: colourCount })} links={links} onShow={onShow} />
    </div>
  )
}
