import styles from './suggestion-skeleton.module.css'

const Bars = () => (
  <div>
    <span />
    <span />
    <span />
    <span />
  </div>
)

/** Reserves the space of the suggestions while the first answer is slow; products are expected only for a text. */
export const SuggestionSkeleton = ({ hasProducts }: { hasProducts: boolean }) => (
  <div className={styles.skeleton} aria-hidden="true">
    <Bars />
    {hasProducts ? <Bars /> : null}
  </div>
)
