import styles from './waiting-cards.module.css'

// fill one row of four columns or two rows of two; with three columns the last one is hidden
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
