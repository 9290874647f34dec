import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Picture } from '@/components/ui/picture'
import { imageUrl } from '@/lib/content/image-url'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import type { PictureViewer as Viewer } from './picture-viewer'
import styles from './product-gallery.module.css'
import { SwipePosition } from './swipe-position'

type ProductGalleryProps = { imageBase: string; images: readonly string[]; name: string }

/** `small`: addresses of the versions on the page, in the order of the pictures. */
type View = { at: number; isOpen: boolean; small: string[] }

/** Size of the large version, which is loaded only for the full-screen view. */
const LARGE = { width: 1600, height: 2000 } as const

const loadViewer = () => import('./picture-viewer')
// ignore the failure: opening imports again and reports
const preloadViewer = () => void loadViewer().catch(() => {})

/** Width in vw from 1024 px. The last of an odd number spans both columns; a single one is fitted into a square. */
function desktopWidth(index: number, count: number): number {
  if (count === 1) return 55
  return index === count - 1 && count % 2 === 1 ? 68 : 34
}

/**
 * Two columns from 1024 px, one from 768 px, a swipeable row below. The first picture is the largest contentful paint.
 */
export function ProductGallery({ imageBase, images, name }: ProductGalleryProps) {
  const t = useTranslations('productPage')
  const listRef = useRef<HTMLUListElement>(null)
  const imageRefs = useRef<(HTMLImageElement | null)[]>([])
  const opener = useRef<HTMLButtonElement>(null)
  const [PictureViewer, setViewer] = useState<typeof Viewer | null>(null)
  const [view, setView] = useState<View>({ at: 0, isOpen: false, small: [] })
  const count = images.length
  if (count === 0) return <div className={styles.gallery} />

  const altOf = (index: number) => t('picture', { name, number: index + 1 })
  const open = (index: number, button: HTMLButtonElement) => {
    opener.current = button
    loadViewer().then(
      (module) => {
        setViewer(() => module.PictureViewer)
        setView({ at: index, isOpen: true, small: imageRefs.current.map((image) => image?.currentSrc ?? '') })
      },
      (error) => reloadOrReport(error, { type: 'load', component: 'picture-viewer' }),
    )
  }
  const close = () => {
    setView({ ...view, isOpen: false })
    // scrolls the row on phones to the picture viewed last
    const { current: row } = listRef
    if (row && row.scrollWidth > row.clientWidth) row.scrollTo({ left: view.at * row.clientWidth, behavior: 'instant' })
    opener.current?.focus({ preventScroll: true })
  }
  return (
    <section className={styles.gallery} aria-label={t('pictures')}>
      <ul className={styles.wall} ref={listRef}>
        {images.map((file, index) => (
          <li key={file} className={styles.item} data-product-picture={index === 0 ? '' : undefined}>
            <Picture
              imageBase={imageBase}
              file={file}
              width={1200}
              height={1500}
              sizes={`(min-width: 1024px) ${desktopWidth(index, count)}vw, (min-width: 768px) 55vw, 100vw`}
              alt={altOf(index)}
              priority={index === 0}
              hasPlaceholder={index === 0}
              imageRef={(image) => {
                imageRefs.current[index] = image
              }}
            />
            <button
              type="button"
              className={styles.zoom}
              aria-label={t('zoom', { number: index + 1 })}
              aria-haspopup="dialog"
              onPointerEnter={preloadViewer}
              onFocus={preloadViewer}
              onClick={({ currentTarget }) => open(index, currentTarget)}
            />
          </li>
        ))}
      </ul>
      {count > 1 ? <SwipePosition scroller={listRef} count={count} /> : null}
      {PictureViewer ? (
        <PictureViewer
          name={name}
          pictures={images.map((file, index) => ({
            small: view.small[index] ?? '',
            large: imageUrl(imageBase, file, LARGE),
            alt: altOf(index),
          }))}
          at={view.at}
          isOpen={view.isOpen}
          onStep={(at) => setView({ ...view, at })}
          onClose={close}
        />
      ) : null}
    </section>
  )
}
