import { useFormatter } from 'next-intl'
import type { MouseEvent, Ref } from 'react'
import { CardPrice } from '@/components/product/card-price'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { MarkedText } from '@/lib/search/marked-text'
import type { Option } from './suggestion-groups'
import styles from './suggestion-option.module.css'

// not in `Icon`, because the paths of `Icon` are in the code of every page
const ClockIcon = () => (
  <svg className="line-icon" aria-hidden="true" width="17" height="17" viewBox="0 0 24 24">
    <path d="M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM12 7v5l3.500 2" />
  </svg>
)

type WordsProps = { label: MarkedText; count: number | null; isRecent: boolean }

function Words({ label, count, isRecent }: WordsProps) {
  const format = useFormatter()
  let start = 0
  return (
    <>
      {isRecent ? <ClockIcon /> : null}
      <span className={styles.label}>
        {label.map(({ text, isMatch }) => {
          const key = start
          start += text.length
          return isMatch ? <mark key={key}>{text}</mark> : text
        })}
        {count === null ? null : ` (${format.number(count)})`}
      </span>
    </>
  )
}

function Product({ row }: { row: CardRow }) {
  const { imageBase } = useShopConfig()
  return (
    <>
      <span className={styles.picture}>
        {row.image ? (
          <Picture
            imageBase={imageBase}
            file={row.image}
            width={320}
            height={400}
            sizes="(min-width: 1024px) 18vw, 50vw"
            alt=""
          />
        ) : null}
      </span>
      <div className={styles.text}>
        <span className={styles.brand}>{row.brand}</span>
        <span className={styles.name}>{row.name}</span>
        <CardPrice row={row} />
      </div>
    </>
  )
}

type SuggestionOptionProps = {
  option: Option
  isActive: boolean
  link: Ref<HTMLAnchorElement> | undefined
  onChoose: (event: MouseEvent) => void
}

/** A suggestion: a link for the pointer; for the Enter key, a script clicks it. */
export function SuggestionOption({ option, isActive, link, onChoose }: SuggestionOptionProps) {
  const { id, href, label, search, ticket, count = null, row } = option
  return (
    <Link
      ref={link}
      id={id}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-ticket={ticket}
      data-search-origin={search?.origin}
      className={row ? styles.product : styles.words}
      // the focus stays in the field
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {row ? (
        <Product row={row} />
      ) : (
        <Words label={label} count={count} isRecent={search?.origin === 'RECENT_SEARCH'} />
      )}
    </Link>
  )
}
