import { Picture } from '@/components/ui/picture'
import styles from './product-page.module.css'

type ProductGalleryProps = { base: string; images: readonly string[]; name: string; labels: (index: number) => string }

/** A wall of pictures on desktop, a swipe on phones; the first one is the page's largest paint. */
export function ProductGallery({ base, images, name, labels }: ProductGalleryProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ul className={styles.gallery} tabIndex={0} aria-label={name}>
      {images.map((file, index) => (
        <li key={file}>
          <Picture
            base={base}
            file={file}
            width={1200}
            height={1500}
            sizes="(min-width: 1024px) 34vw, 100vw"
            alt={labels(index)}
            priority={index === 0}
            hasPlaceholder={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
