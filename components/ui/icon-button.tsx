import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  icon: IconName
  label: string
  size?: number
  children?: ReactNode
}

/** A button of 44 px with an icon; `label` is its accessible name. */
export function IconButton({ icon, label, size = 22, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label}>
      <Icon name={icon} size={size} />
      {children}
    </button>
  )
}
