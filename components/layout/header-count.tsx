import styles from './header-count.module.css'

type HeaderCountProps = {
  of: 'cart' | 'favorites'
  count: number
  /** False until the store has been filled; the number that the head script has read is shown (`early-state-script.mjs`). */
  isKnown: boolean
  isPending?: boolean
}

/** The number of pieces beside a word or icon of the header. It takes no space, so that it causes no layout shift. */
export function HeaderCount({ of, count, isKnown, isPending = false }: HeaderCountProps) {
  return (
    <span
      className={styles.count}
      data-of={of}
      data-testid={`${of}-count`}
      data-empty={count === 0 ? '' : undefined}
      data-unknown={isKnown ? undefined : ''}
      aria-busy={isPending || undefined}
    >
      {count}
    </span>
  )
}
