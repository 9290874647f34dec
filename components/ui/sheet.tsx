import type { ReactNode } from 'react'
import { Icon } from './icon'
import iconButton from './icon-button.module.css'
import styles from './sheet.module.css'

type SheetProps = { id: string; title: string; closeLabel: string; place?: 'left' | 'center'; children: ReactNode }

/** A panel that any `popoverTarget` button opens, with no script at all. */
export function Sheet({ id, title, closeLabel, place = 'left', children }: SheetProps) {
  return (
    <div
      id={id}
      popover="auto"
      className={styles.sheet}
      data-place={place}
      role="dialog"
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.head}>
        <h2 className="serif d-24" id={`${id}-title`}>
          {title}
        </h2>
        <button
          type="button"
          className={iconButton.button}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  )
}
