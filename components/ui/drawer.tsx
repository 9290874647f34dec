import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './drawer.module.css'
import { IconButton } from './icon-button'
import { lockPage, unlockPage } from './lock-page'

type DrawerProps = {
  id: string
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  side?: 'left' | 'right' | 'center' | 'bottom'
  /** Whether the page behind is darkened. */
  isDarkened?: boolean
  foot?: ReactNode
  children: ReactNode
}

/**
 * A panel over the page. The native dialog traps the focus, closes on Escape and returns the focus; a press on the
 * backdrop closes it too, and the page behind does not scroll.
 */
export function Drawer({ side = 'right', isDarkened = true, ...props }: DrawerProps) {
  const { id, isOpen, onClose, title, closeLabel, foot, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  // before the dialog that takes its place opens, which then returns the focus to the same opener
  useLayoutEffect(() => {
    if (!isOpen && ref.current?.open) ref.current.close()
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    if (!ref.current?.open) ref.current?.showModal()
    lockPage()
    return unlockPage
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own key; the press here is only the scrim
    <dialog
      ref={ref}
      id={id}
      className={styles.drawer}
      data-side={side}
      data-plain={isDarkened ? undefined : ''}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.head}>
        <h2 className="serif d-24" id={`${id}-title`}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{isOpen ? children : null}</div>
      {foot && isOpen ? <div className={styles.foot}>{foot}</div> : null}
    </dialog>
  )
}
