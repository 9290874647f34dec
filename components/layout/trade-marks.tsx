import styles from './trade-marks.module.css'

/** Names of payment and delivery firms, set in our own type: small, grey and all of one weight. */
export function TradeMarks({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <div className={styles.marks}>
      <p className="visually-hidden">{label}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
