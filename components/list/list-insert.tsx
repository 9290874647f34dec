import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { Widget } from '@/lib/content/content-types'
import styles from './list-insert.module.css'

export type ListInsertWidget = Extract<Widget, { kind: 'text-on-image' }>

/** An editorial picture two cells wide, as high as the product pictures beside it. */
export function ListInsert({ widget }: { widget: ListInsertWidget }) {
  const { imageBase } = useShopConfig()
  const { image, heading, button } = widget
  return (
    <section className={styles.insert} data-tone={widget.tone}>
      <div className={styles.picture}>
        <Picture
          imageBase={imageBase}
          file={image.file}
          width={image.width}
          height={image.height}
          sizes="(min-width: 1024px) 47vw, (min-width: 768px) 62vw, 100vw"
          alt={image.alt}
          ground="wall"
          mobile={image.mobileFile ? { file: image.mobileFile, width: 800, height: 880 } : null}
        />
      </div>
      <div className={styles.text}>
        <h2 className="serif d-40">{heading}</h2>
        {button ? (
          <Link href={button.href} className={`text-link text-link--touch ${styles.link}`}>
            {button.text}
          </Link>
        ) : null}
      </div>
    </section>
  )
}
