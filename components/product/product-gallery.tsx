import { useTranslations } from 'next-intl'
import { Icon, type IconName } from '@/components/ui/icon'
import iconButton from '@/components/ui/icon-button.module.css'
import { Picture } from '@/components/ui/picture'
import { imageUrl } from '@/lib/content/image-url'
import styles from './product-gallery.module.css'

type ProductGalleryProps = { base: string; images: readonly string[]; name: string }

/** Large enough for a magnified look; fetched only when the full-screen view is opened. */
const LARGE = { width: 1600, height: 2000 } as const

type Tool = { icon: IconName; action: string; label: string }

/** The full-screen view; empty until the first picture is pressed. */
function Viewer({ name, count }: { name: string; count: number }) {
  const t = useTranslations('productPage')
  const tools: Tool[] = [
    { icon: 'minus', action: 'reduce', label: t('zoomOut') },
    { icon: 'plus', action: 'enlarge', label: t('zoomIn') },
    { icon: 'close', action: 'close', label: t('closePicture') },
  ]
  const steps: Tool[] = [
    { icon: 'chevron-left', action: 'previous', label: t('previousPicture') },
    { icon: 'chevron-right', action: 'next', label: t('nextPicture') },
  ]
  const draw = ({ icon, action, label }: Tool) => (
    <button key={action} type="button" className={iconButton.button} aria-label={label} data-do={action}>
      <Icon name={icon} />
    </button>
  )
  return (
    <dialog className={styles.viewer} aria-label={name}>
      <div className={styles.stage} data-stage="" />
      <div className={styles.tools}>
        <p className="num" data-zoom-counter="" aria-live="polite" />
        {tools.map(draw)}
      </div>
      {count > 1 ? steps.map(draw) : null}
    </dialog>
  )
}

/** An odd last picture takes both columns of the wall. */
const isWide = (index: number, count: number): boolean => index > 0 && index === count - 1 && count % 2 === 1

/** A wall of pictures on desktop, a swipe on phones; the first one is the page's largest paint. */
export function ProductGallery({ base, images, name }: ProductGalleryProps) {
  const t = useTranslations('product')
  const p = useTranslations('productPage')
  const count = images.length
  if (count === 0) return <div className={styles.gallery} />
  return (
    <section className={styles.gallery} data-behaviour="gallery" aria-label={p('pictures')}>
      <ul className={styles.wall} data-scroller="">
        {images.map((file, index) => (
          <li key={file} data-product-picture={index === 0 ? '' : undefined}>
            <Picture
              base={base}
              file={file}
              width={1200}
              height={1500}
              sizes={`(min-width: 1024px) ${isWide(index, count) ? 68 : 34}vw, (min-width: 768px) 55vw, 100vw`}
              alt={t('picture', { name, number: index + 1 })}
              priority={index === 0}
              hasPlaceholder={index === 0}
            />
            <button
              type="button"
              className={styles.zoom}
              aria-label={p('zoom', { number: index + 1 })}
              aria-haspopup="dialog"
              data-large={imageUrl(base, file, LARGE)}
            />
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className={styles.place} aria-hidden="true">
          <span className="num" data-counter="">
            1 / {count}
          </span>
          <progress className={styles.line} value={1} max={count} data-progress="" />
        </div>
      ) : null}
      <Viewer name={name} count={count} />
    </section>
  )
}
