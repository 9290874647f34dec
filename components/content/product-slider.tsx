import { useTranslations } from 'next-intl'
import { ProductCard } from '@/components/product/product-card'
import { useCardScroller } from '@/components/product/use-card-scroller'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { CardRow } from '@/lib/product/card-row-schema'
import styles from './product-slider.module.css'

export type ProductSliderProps = {
  title: string
  rows: readonly CardRow[]
  /** Links to more, beside the title. */
  links: readonly { href: string; text: string }[]
}

/** A row of cards that scrolls with snap; buttons and arrow keys move it. */
export function ProductSlider({ title, rows, links }: ProductSliderProps) {
  const t = useTranslations('content')
  const { position, turn, row } = useCardScroller(rows.length)
  return (
    <div className={styles.slider} data-slider="" data-still={position.isStill ? '' : undefined}>
      <div className={styles.head}>
        <h2 className="serif d-40">{title}</h2>
        {links.map(({ href, text }) => (
          <Link key={href} href={href} className="text-link text-link--touch">
            {text}
          </Link>
        ))}
        <div className={styles.arrows}>
          <button
            type="button"
            data-step="-1"
            aria-label={t('previousIn', { title })}
            aria-disabled={position.isAtStart}
            onClick={() => turn(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            data-step="1"
            aria-label={t('nextIn', { title })}
            aria-disabled={position.isAtEnd}
            onClick={() => turn(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className={styles.row} data-row="" tabIndex={0} aria-label={t('slider', { title })} {...row}>
        {rows.map((card) => (
          <li key={card.id}>
            <ProductCard row={card} headingLevel={3} />
          </li>
        ))}
      </ul>
      <div className={styles.progress} aria-hidden="true" />
    </div>
  )
}
