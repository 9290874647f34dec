import styles from './trade-marks.module.css'

/** Names of payment and delivery companies, in uniform small grey type. */
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
