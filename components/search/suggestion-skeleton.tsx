import styles from './suggestion-skeleton.module.css'

/** Stands where the suggestions will, while a first answer takes its time. Without a text they are words alone. */
export const SuggestionSkeleton = ({ hasProducts }: { hasProducts: boolean }) => (
  <div className={styles.skeleton} aria-hidden="true">
    <div>
      <span />
      <span />
      <span />
      <span />
    </div>
    {hasProducts ? (
      <div>
        <span />
        <span />
        <span />
        <span />
      </div>
    ) : null}
  </div>
)
