import type { Menu } from '@/lib/content/content-types'
import styles from './promise-bar.module.css'

/** The house's promises above the header, written by the editor in the top-bar menu. */
export function PromiseBar({ menu, label }: { menu: Menu | null; label: string }) {
  if (!menu || menu.items.length === 0) return null
  return (
    <aside className={styles.bar} aria-label={label}>
      <ul>
        {menu.items.map((item) => (
          <li key={item.id}>{item.label}</li>
        ))}
      </ul>
    </aside>
  )
}
