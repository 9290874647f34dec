import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { MenuPicture } from '@/lib/content/menu-pictures'
import styles from './category-panel.module.css'
import type { MenuEntry } from './menu-entries'

const MAX_PICTURES = 2

type Register = (column: number, row: number) => Ref<HTMLAnchorElement>
type PanelProps = { entry: MenuEntry; register: Register }

function Families({ entry: [label, href, children], register }: PanelProps) {
  const t = useTranslations('layout')
  return (
    <div className={styles.main}>
      <ul>
        {children.map(([childLabel, childHref], row) => (
          <li key={childHref}>
            <Link ref={register(0, row)} href={childHref}>
              {childLabel}
            </Link>
          </li>
        ))}
      </ul>
      <Link ref={register(0, children.length)} href={href} className="text-link text-link--touch">
        {t('showAll', { name: label })}
      </Link>
    </div>
  )
}

/**
 * The third level, one list for each category. Their visible names are in the second level, so the lists are named by
 * `aria-label`.
 */
function Kinds({ entry: [, , children], register }: PanelProps) {
  const families = children.filter(([, , kinds]) => kinds.length > 0)
  if (families.length === 0) return null
  const rowsBefore = (index: number) => families.slice(0, index).reduce((sum, [, , kinds]) => sum + kinds.length, 0)
  return (
    <div className={styles.side}>
      {families.map(([label, href, kinds], index) => (
        <ul key={href} aria-label={label}>
          {kinds.map(([kindLabel, kindHref], row) => (
            <li key={kindHref}>
              <Link ref={register(1, rowsBefore(index) + row)} href={kindHref}>
                {kindLabel}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

type CategoryPanelProps = PanelProps & { pictures: readonly MenuPicture[] }

/** Panel of a top item: categories, their subcategories, two pictures of the editor. `register` makes a link's ref. */
export function CategoryPanel({ entry, pictures, register }: CategoryPanelProps) {
  const { imageBase } = useShopConfig()
  return (
    <div className={styles.panel} data-panel="">
      <Families entry={entry} register={register} />
      <Kinds entry={entry} register={register} />
      <div className={styles.pictures}>
        {pictures.slice(0, MAX_PICTURES).map((picture, index) => (
          <Link key={picture.file + picture.href} ref={register(2, index)} href={picture.href}>
            <Picture
              imageBase={imageBase}
              file={picture.file}
              width={320}
              height={400}
              sizes="(min-width: 1024px) 20vw, 1px"
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
