import styles from './suggestion-skeleton.module.css'

/** Stands where the suggestions will, while a first answer takes its time. */
export const SuggestionSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    <div>
      <span />
      <span />
      <span />
      <span />
    </div>
    <div>
      <span />
      <span />
      <span />
      <span />
    </div>
  </div>
)
