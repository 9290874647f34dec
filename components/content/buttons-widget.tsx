import { LinkButton } from '@/components/ui/link-button'
import type { Widget } from '@/lib/content/content-types'
import styles from './buttons-widget.module.css'

/** A row of outlined links. */
export function ButtonsWidget({ widget }: { widget: Extract<Widget, { kind: 'buttons' }> }) {
  return (
    <div className={styles.buttons}>
      {widget.buttons.map((button) => (
        <LinkButton key={button.href} href={button.href} variant="line">
          {button.text}
        </LinkButton>
      ))}
    </div>
  )
}
