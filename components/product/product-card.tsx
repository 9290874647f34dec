import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { rowAlias, secondImage } from '@/lib/product/card-row'
import type { CardRow } from '@/lib/product/card-row-schema'
import { localHref } from '@/lib/routing/href'
import { CardFoot } from './card-foot'
import { CARD_FRAME } from './card-frame'
import { Price } from './price'
import styles from './product-card.module.css'
import { SecondPicture } from './second-picture'

const toForms = ([incVat, exVat]: CardRow['price']) => ({ incVat, exVat })

type ProductCardProps = {
  row: CardRow
  priority?: boolean
  headingLevel?: 2 | 3
  /** Takes the focus when it appears, if nothing else has it. */
  takesFocus?: boolean
}

/**
 * One product in a list: pictures, brand, name, price in both modes, colours (R-LIST-08). The second picture and the
 * sizes show on hover and focus; on touch screens the pictures are swiped.
 */
export function ProductCard({ row, priority = false, headingLevel = 2, takesFocus = false }: ProductCardProps) {
  const t = useTranslations('product')
  const { site, imageBase } = useShopConfig()
  const [isReached, setReached] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) link.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const reach = () => setReached(true)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const href = localHref(site, row.path)
  const second = secondImage(row)
  return (
    <article
      className={styles.card}
      data-testid="product-card"
      data-alias={rowAlias(row)}
      onPointerEnter={reach}
      onFocus={reach}
      onTouchStart={reach}
    >
      <div className={styles.stage}>
        <Link href={href} className={styles.pictures} tabIndex={-1} aria-hidden="true" data-card-pictures="">
          {row.image ? (
            <Picture imageBase={imageBase} file={row.image} {...CARD_FRAME} alt="" priority={priority} />
          ) : null}
          {second ? <SecondPicture file={second} isWanted={isReached} /> : null}
        </Link>
        {second ? <span className={styles.swiped} aria-hidden="true" /> : null}
      </div>
      <div className={styles.text}>
        <p className={styles.brand}>{row.brand}</p>
        <Heading className={styles.name}>
          <Link ref={link} href={href} className={styles.link}>
            {row.name}
          </Link>
        </Heading>
        <Price
          view={{
            selling: toForms(row.price),
            struck: row.struck ? toForms(row.struck) : null,
            percentage: row.percentage ?? null,
          }}
          words={{ lowest: t('lowestPrice'), regular: t('regularPrice') }}
        />
        <CardFoot row={row} />
      </div>
    </article>
  )
}
