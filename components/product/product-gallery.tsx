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
// a prefetch: a failure is reported when the viewer opens
const preloadViewer = () => void loadViewer().catch(() => {})

/** The last of an odd number of pictures has the width of both columns. */
const isWide = (index: number, count: number): boolean => index > 0 && index === count - 1 && count % 2 === 1

/**
 * The pictures in two columns on desktop and as a swipeable row on phones; the first is the largest contentful paint.
 */
export function ProductGallery({ imageBase, images, name }: ProductGalleryProps) {
  const t = useTranslations('productPage')
  const wall = useRef<HTMLUListElement>(null)
  const shown = useRef<(HTMLImageElement | null)[]>([])
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
        setView({ at: index, isOpen: true, small: shown.current.map((image) => image?.currentSrc ?? '') })
      },
      (error) => reloadOrReport(error, { type: 'load', component: 'picture-viewer' }),
    )
  }
  const close = () => {
    setView({ ...view, isOpen: false })
    // scrolls the row on phones to the picture viewed last
    const { current: row } = wall
    if (row && row.scrollWidth > row.clientWidth) row.scrollTo({ left: view.at * row.clientWidth, behavior: 'instant' })
    opener.current?.focus({ preventScroll: true })
  }
  return (
    <section className={styles.gallery} aria-label={t('pictures')}>
      <ul className={styles.wall} ref={wall}>
        {images.map((file, index) => (
          <li key={file} data-product-picture={index === 0 ? '' : undefined}>
            <Picture
              imageBase={imageBase}
              file={file}
              width={1200}
              height={1500}
              sizes={`(min-width: 1024px) ${isWide(index, count) ? 68 : 34}vw, (min-width: 768px) 55vw, 100vw`}
              alt={altOf(index)}
              priority={index === 0}
              hasPlaceholder={index === 0}
              imageRef={(image) => {
                shown.current[index] = image
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
      {count > 1 ? <SwipePosition scroller={wall} count={count} /> : null}
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
