import styles from './waiting-cards.module.css'

// one row of four, two of two
const PLACES = ['a', 'b', 'c', 'd'] as const

/** The shape of cards that are on their way: a picture each, then brand, name and price. */
export function WaitingCards() {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place} className={styles.card} />
      ))}
    </ul>
  )
}
