import { Link } from '@/components/ui/link'
import type { Menu } from '@/lib/content/content-types'
import { type MenuPicture, picturesBelow } from '@/lib/content/menu-pictures'
import styles from './category-menu.module.css'
import { CategoryMenuList } from './category-menu-list'
import { CategoryPanel } from './category-panel'

type CategoryMenuProps = { menu: Menu | null; pictures: MenuPicture[]; showAll: (name: string) => string }

/** The desktop menu as native disclosures: it opens by mouse, touch and keyboard before any script has run. */
export function CategoryMenu({ menu, pictures, showAll }: CategoryMenuProps) {
  return (
    <CategoryMenuList>
      {(menu?.items ?? []).map((item) => (
        <li key={item.id}>
          {item.children.length > 0 ? (
            <details name="category-menu" className={styles.entry}>
              <summary className={`wide-target ${styles.top}`}>
                <span>{item.label}</span>
              </summary>
              <CategoryPanel item={item} pictures={picturesBelow(pictures, item.href)} showAll={showAll(item.label)} />
            </details>
          ) : (
            <Link href={item.href} className={`wide-target ${styles.top}`}>
              <span>{item.label}</span>
            </Link>
          )}
        </li>
      ))}
    </CategoryMenuList>
  )
}
