import { useEffect, useRef, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { rowAlias, secondImage } from '@/lib/product/card-row'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { NotifyVariant } from '@/lib/product/quickshop-types'
import { localHref } from '@/lib/routing/href'
import { CardFoot } from './card-foot'
import { CARD_FRAME } from './card-frame'
import { CardOverlay } from './card-overlay'
import { CardPrice } from './card-price'
import styles from './product-card.module.css'
import { SecondPicture } from './second-picture'

type ProductCardProps = {
  row: CardRow
  priority?: boolean
  headingLevel?: 2 | 3
  /** Takes the focus when it appears, if nothing else has it. */
  takesFocus?: boolean
  /** Called instead of changing the favourites. */
  onFavorite?: (() => void) | undefined
  /** How an addition from the card is reported; null for a card without a quick shop. */
  quickshop?: NotifyVariant | null
}

/**
 * One product in a list: pictures, brand, name, price, colours, favourite toggle (R-LIST-08) and quick shop
 * (R-LIST-09). The second picture and the sizes show on hover and focus; on touch screens the pictures are swiped.
 */
export function ProductCard({
  row,
  priority = false,
  headingLevel = 2,
  takesFocus = false,
  onFavorite,
  quickshop = 'notice',
}: ProductCardProps) {
  const { site, imageBase } = useShopConfig()
  const [isReached, setReached] = useState(false)
  /** Picture of the colour whose dot is hovered or focused. */
  const [otherColour, setOtherColour] = useState<string | null>(null)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) link.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const reach = () => setReached(true)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const href = localHref(site, row.path)
  const second = otherColour ?? secondImage(row)
  return (
    <article
      className={styles.card}
      data-testid="product-card"
      data-alias={rowAlias(row)}
      data-key={row.key}
      data-ticket={row.ticket}
      data-sold-out={row.badge === 'soldOut' ? '' : undefined}
      onPointerEnter={reach}
      // the pointer was over the card before hydration
      onPointerMove={isReached ? undefined : reach}
      onFocus={reach}
      onTouchStart={reach}
    >
      <div className={styles.stage}>
        <Link href={href} className={styles.pictures} tabIndex={-1} aria-hidden="true" data-card-pictures="">
          {row.image ? (
            <Picture imageBase={imageBase} file={row.image} {...CARD_FRAME} alt="" priority={priority} />
          ) : null}
          {second ? <SecondPicture key={second} file={second} isWanted={isReached} /> : null}
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
        <CardPrice row={row} />
        <CardFoot row={row} isReached={isReached} onShow={setOtherColour} />
      </div>
      <CardOverlay row={row} onFavorite={onFavorite} quickshop={quickshop} isReached={isReached} />
    </article>
  )
}
