import { Link } from '@/components/ui/link'
import type { Menu } from '@/lib/content/content-types'
import { namesFreeShipping } from '@/lib/market/names-free-shipping'
import type { Site } from '@/lib/market/site'
import styles from './promise-bar.module.css'

const MOST = 4

type PromiseBarProps = { site: Site; menu: Menu | null; label: string }

/** The house's promises above the header, one at a time, written by the editor in the top-bar menu (R-CMS-07). */
export function PromiseBar({ site, menu, label }: PromiseBarProps) {
  const items = menu?.items.slice(0, MOST) ?? []
  if (items.length === 0) return null
  return (
    <aside className={styles.bar} aria-label={label}>
      <ul data-count={items.length}>
        {items.map((item) => (
          <li key={item.id}>
            {/* a business reads that this amount includes VAT */}
            <Link href={item.href} className={namesFreeShipping(site, item.label) ? 'says-inc-vat' : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
