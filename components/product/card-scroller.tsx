import { Icon } from '@/components/ui/icon'
import iconButton from '@/components/ui/icon-button.module.css'
import { useAfterHeading } from '@/components/ui/use-after-heading'
import type { CardRow } from '@/lib/product/card-row-schema'
import styles from './card-scroller.module.css'
import { ProductCard } from './product-card'
import { useCardScroller } from './use-card-scroller'

/** Visible cards of a row on desktop; a row with no more cards does not scroll. */
const IN_VIEW = 4

export type CardScrollerLabels = { back: string; forward: string }

type CardScrollerProps = { id: string; title: string; labels: CardScrollerLabels; rows: readonly CardRow[] }

/** A heading and a row of cards to swipe, with buttons for a mouse. Without cards, their height is reserved. */
export function CardScroller({ id, title, labels, rows }: CardScrollerProps) {
  const isShown = useAfterHeading()
  const { position, turn, row } = useCardScroller(isShown ? rows.length : 0, rows.length <= IN_VIEW)
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-title`}
      aria-busy={rows.length === 0 || undefined}
      data-still={position.isStill ? '' : undefined}
    >
      <div className={styles.head}>
        <h2 className="serif d-32" id={`${id}-title`}>
          {title}
        </h2>
        <div className={styles.steps}>
          <button
            type="button"
            className={iconButton.button}
            data-step="-1"
            aria-label={labels.back}
            aria-disabled={position.isAtStart}
            onClick={() => turn(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className={iconButton.button}
            data-step="1"
            aria-label={labels.forward}
            aria-disabled={position.isAtEnd}
            onClick={() => turn(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      </div>
      <ul className={styles.row} data-row="" {...row}>
        {isShown
          ? rows.map((card) => (
              <li key={card.id}>
                <ProductCard row={card} headingLevel={3} quickshop="snackbar" />
              </li>
            ))
          : null}
      </ul>
    </section>
  )
}
