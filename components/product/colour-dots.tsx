import styles from './product-card.module.css'

const MOST = 4
const STEP = 17

/**
 * The style's colours as dots, `label` in words: "3 colours". The first is the card's own and has a ring. Attributes, not
 * styles: the page's policy forbids the latter.
 */
export function ColourDots({ hexes, label }: { hexes: readonly string[]; label: string }) {
  const [own, ...others] = hexes.slice(0, MOST)
  if (!own || others.length === 0) return <p className={styles.note}>{label}</p>
  const width = others.length * STEP + 12
  return (
    <p className={styles.dots}>
      <svg width={width} height={12} viewBox={`0 0 ${width} 12`} role="img" aria-label={label}>
        <circle cx={6} cy={6} r={5.5} data-ring="" />
        <circle cx={6} cy={6} r={3.5} fill={own} />
        {others.map((hex, index) => (
          <circle key={hex} cx={(index + 1) * STEP + 6} cy={6} r={5.5} fill={hex} />
        ))}
      </svg>
      {hexes.length > MOST ? <span aria-hidden="true">+{hexes.length - MOST}</span> : null}
    </p>
  )
}
