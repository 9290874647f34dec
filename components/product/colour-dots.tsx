import styles from './product-card.module.css'

const MOST = 5
const STEP = 15

/** The style's colours as dots, `label` in words: "3 colours". Attributes, not styles: the page's policy forbids the latter. */
export function ColourDots({ hexes, label }: { hexes: readonly string[]; label: string }) {
  const shown = hexes.slice(0, MOST)
  if (shown.length < 2) return <p className={styles.note}>{label}</p>
  return (
    <p className={styles.dots}>
      <svg
        width={shown.length * STEP}
        height={12}
        viewBox={`0 0 ${shown.length * STEP} 12`}
        role="img"
        aria-label={label}
      >
        {shown.map((hex, index) => (
          <circle key={hex} cx={index * STEP + 5.5} cy={6} r={4.75} fill={hex} />
        ))}
      </svg>
      {hexes.length > MOST ? <span aria-hidden="true">+{hexes.length - MOST}</span> : null}
    </p>
  )
}
