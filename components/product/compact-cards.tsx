import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { CardRow } from '@/lib/product/card-row-schema'
import { localHref } from '@/lib/routing/href'
import { CardPrice } from './card-price'
import { CompactAdd } from './compact-add'
import styles from './compact-cards.module.css'
import { Amount } from './price'

/** Placeholders, as many as the cards visible at once. */
const PLACES = [1, 2, 3] as const

type CompactCardProps = {
  row: CardRow
  isSmall: boolean
  /** Called when the shopper adds the product to the cart. */
  onAdd: ((row: CardRow) => void) | undefined
}

function CompactCard({ row, isSmall, onAdd }: CompactCardProps) {
  const { site, imageBase } = useShopConfig()
  const [incVat, exVat] = row.price
  // a product with several sizes needs a choice on its page
  const canAdd = onAdd && !row.sizes && row.badge !== 'coming'
  return (
    <li className={styles.card} data-id={row.id} data-key={row.key} data-ticket={row.ticket}>
      <Picture imageBase={imageBase} file={row.image ?? ''} width={200} height={250} sizes="144px" alt="" />
      <p className={styles.name}>
        <Link href={localHref(site, row.path)}>{row.name}</Link>
      </p>
      {isSmall ? (
        <div className={`says-ex-vat ${styles.price}`}>
          <Amount forms={{ incVat, exVat }} />
        </div>
      ) : (
        <div className={styles.price}>
          <CardPrice row={row} />
        </div>
      )}
      {canAdd ? <CompactAdd row={row} onAdd={() => onAdd(row)} /> : null}
    </li>
  )
}

type CompactCardsProps = {
  id: string
  /** Why these products are shown. */
  title: string
  /** Null while loading: the space of the cards is reserved. */
  rows: readonly CardRow[] | null
  /**
   * `row`: a scrollable row in a panel. `three`: three cards in the added notice, with the selling price only, not
   * announced.
   */
  look?: 'row' | 'three'
  /** Adds a product to the cart. Cards of products with a single size then have a button. */
  onAdd?: (row: CardRow) => void
}

/** Small cards of recommended products: picture, name and price. */
export function CompactCards({ id, title, rows, look = 'row', onAdd }: CompactCardsProps) {
  const isSmall = look === 'three'
  const Heading = isSmall ? 'h2' : 'h3'
  return (
    <section
      className={styles.section}
      data-look={look}
      aria-labelledby={id}
      aria-busy={rows === null || undefined}
      // without this, a status region around the cards would be announced again as a whole
      aria-live={isSmall ? 'off' : undefined}
    >
      <Heading className={isSmall ? undefined : 'serif d-24'} id={id}>
        {title}
      </Heading>
      {rows ? (
        <ul>
          {rows.map((row) => (
            <CompactCard key={row.id} row={row} isSmall={isSmall} onAdd={onAdd} />
          ))}
        </ul>
      ) : (
        <ul aria-hidden="true">
          {PLACES.map((place) => (
            <li key={place} className={styles.card}>
              <span />
              <p className={styles.name}>&nbsp;</p>
              <div className={styles.price} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
