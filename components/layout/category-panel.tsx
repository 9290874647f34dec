import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import type { MenuItem } from '@/lib/content/content-types'
import type { MenuPicture } from '@/lib/content/menu-pictures'
import styles from './category-panel.module.css'

const MOST_PICTURES = 2

function Families({ item, showAll }: { item: MenuItem; showAll: string }) {
  return (
    <div className={styles.main} data-column="">
      <ul>
        {item.children.map((child) => (
          <li key={child.id}>
            <Link href={child.href}>{child.label}</Link>
          </li>
        ))}
      </ul>
      <Link href={item.href} className="text-link text-link--touch">
        {showAll}
      </Link>
    </div>
  )
}

/** Third level, each family under its name. */
function Kinds({ families }: { families: MenuItem[] }) {
  if (families.length === 0) return null
  return (
    <div className={styles.side} data-column="">
      {families.map((family) => (
        <div key={family.id}>
          <p>{family.label}</p>
          <ul>
            {family.children.map((child) => (
              <li key={child.id}>
                <Link href={child.href}>{child.label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

type CategoryPanelProps = { item: MenuItem; pictures: MenuPicture[]; showAll: string }

/** What lies under a top category: its families in the serif, their kinds, two pictures of the editor. */
export function CategoryPanel({ item, pictures, showAll }: CategoryPanelProps) {
  return (
    <div className={styles.panel} data-panel="">
      <Families item={item} showAll={showAll} />
      <Kinds families={item.children.filter(({ children }) => children.length > 0)} />
      <div className={styles.pictures}>
        {pictures.slice(0, MOST_PICTURES).map((picture) => (
          <Link key={picture.file + picture.href} href={picture.href} data-column="">
            <Picture
              base={env().IMAGE_URL}
              file={picture.file}
              width={320}
              height={400}
              sizes="(min-width: 1024px) 21vw, 1px"
              alt=""
              ground="wall"
            />
            <span>{picture.text}</span>
          </Link>
        ))}
      </div>
    </div>
  )
}
