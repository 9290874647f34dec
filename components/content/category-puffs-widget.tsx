import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import type { Widget } from '@/lib/content/content-types'
import styles from './category-puffs-widget.module.css'

/** Pictures with links to categories, side by side; those without an address are left out. */
export function CategoryPuffsWidget({ widget }: { widget: Extract<Widget, { kind: 'category-puffs' }> }) {
  return (
    <div className={styles.puffs} data-promo={widget.id}>
      {widget.heading ? <h2 className="serif d-40">{widget.heading}</h2> : null}
      <ul className={styles.row}>
        {widget.images.map((image) =>
          image.href ? (
            <li key={image.file + image.text}>
              <Link href={image.href}>
                <span className={styles.picture}>
                  <Picture
                    imageBase={env().IMAGE_URL}
                    file={image.file}
                    width={800}
                    height={1000}
                    sizes="(min-width: 768px) 25vw, 50vw"
                    alt=""
                    ground="wall"
                  />
                </span>
                <p className="serif">{image.text}</p>
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  )
}
