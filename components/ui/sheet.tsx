import type { ReactNode } from 'react'
import { Icon } from './icon'
import iconButton from './icon-button.module.css'
import styles from './sheet.module.css'

type SheetProps = {
  id: string
  title: string
  closeLabel: string
  place?: 'left' | 'center'
  /** `menu`: full width on phones, the title set as the shop's name. */
  look?: 'menu'
  children: ReactNode
}

/**
 * A panel that any `popoverTarget` button opens, with no script at all. Its behaviour keeps the focus inside,
 * holds the page behind still, and closes it after a navigation.
 */
export function Sheet({ id, title, closeLabel, place = 'left', look, children }: SheetProps) {
  return (
    <div
      id={id}
      popover="auto"
      className={styles.sheet}
      data-place={place}
      data-look={look}
      role="dialog"
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.head}>
        <h2 className={`serif ${place === 'center' ? 'd-32' : 'd-24'}`} id={`${id}-title`}>
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
      {/* beside the buttons and not around them: they work without it, so no press on them is kept and repeated */}
      <i hidden data-behaviour="sheet" />
    </div>
  )
}
