import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import type { WidgetImage } from '@/lib/content/content-types'
import styles from './picture-with-words.module.css'
import { type Layout, widgetSizes } from './widget-sizes'

type PictureWithWordsProps = {
  /** Of the widget. */
  id: string
  image: WidgetImage
  words: { heading: string; text: string; button: { href: string; text: string } | null }
  tone: 'dark' | 'light'
  layout: Layout
}

/** A picture with text and a link on it; on phones both are below it, unless the picture has a phone version. */
export function PictureWithWords({ id, image, words, tone, layout }: PictureWithWordsProps) {
  return (
    <div
      className={styles.widget}
      data-promo={words.button ? id : undefined}
      data-tone={tone}
      data-layout={layout}
      data-phone={image.mobileFile ? 'on' : 'below'}
    >
      <div className={styles.picture}>
        <Picture
          imageBase={env().IMAGE_URL}
          file={image.file}
          width={image.width}
          height={image.height}
          sizes={widgetSizes(layout)}
          alt={image.alt}
          ground="wall"
          mobile={image.mobileFile ? { file: image.mobileFile, width: 800, height: 1340 } : null}
        />
      </div>
      <div className={styles.words}>
        {words.heading ? <h2 className="serif d-56">{words.heading}</h2> : null}
        {words.text ? <p>{words.text}</p> : null}
        {words.button ? (
          <Link href={words.button.href} className="text-link text-link--touch">
            {words.button.text}
          </Link>
        ) : null}
      </div>
    </div>
  )
}
