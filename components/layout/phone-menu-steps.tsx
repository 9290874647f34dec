import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { isSale, type MenuEntry } from './menu-entries'
import styles from './phone-menu.module.css'

/**
 * One level of the category tree as a native disclosure: the open one hides its siblings, and its own row keeps the
 * focus and becomes the back button.
 */
function Step({ entry: [label, href, children], level }: { entry: MenuEntry; level: number }) {
  const t = useTranslations('layout')
  if (children.length === 0) {
    return (
      <Link href={href} className={styles.row} data-sale={isSale(href) ? '' : undefined}>
        {label}
      </Link>
    )
  }
  return (
    <details name={`phone-menu-${level}`}>
      <summary className={styles.row}>{label}</summary>
      <ul className={styles.panel} data-level={level + 1}>
        <li>
          <Link href={href} className={styles.row}>
            {t('showAll', { name: label })}
          </Link>
        </li>
        {children.map((child) => (
          <li key={child[1]}>
            <Step entry={child} level={level + 1} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Categories of the phone menu, level by level. */
export function PhoneMenuSteps({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry[1]}>
          <Step entry={entry} level={1} />
        </li>
      ))}
    </ul>
  )
}
