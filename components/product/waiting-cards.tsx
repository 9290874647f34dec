import styles from './waiting-cards.module.css'

// one row of four, two of two
const PLACES = ['a', 'b', 'c', 'd'] as const

/** Placeholders of cards: picture, brand, name and price. */
export function WaitingCards() {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place} className={styles.card} />
      ))}
    </ul>
  )
}
