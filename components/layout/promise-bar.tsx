import { EditorWords } from '@/components/content/editor-words'
import { Link } from '@/components/ui/link'
import type { Menu } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import styles from './promise-bar.module.css'

const MOST = 4

/**
 * The shop's promises above the header, from the editor's top-bar menu (R-CMS-07): side by side, on phones the first.
 */
export function PromiseBar({ site, menu, label }: { site: Site; menu: Menu | null; label: string }) {
  const items = menu?.items.slice(0, MOST) ?? []
  if (items.length === 0) return null
  return (
    <aside className={styles.bar} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link href={item.href}>
              <EditorWords site={site}>{item.label}</EditorWords>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
