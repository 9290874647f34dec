import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { lockPage, unlockPage } from '@/components/ui/lock-page'
import styles from './picture-viewer.module.css'
import { useZoom } from './use-zoom'

const KEY_ZOOM = 1.5

export type ViewedPicture = {
  /** Address of the version on the page, shown until the large one has loaded. */
  small: string
  large: string
  alt: string
}

type PictureViewerProps = {
  /** Name of the product. */
  name: string
  pictures: readonly ViewedPicture[]
  at: number
  isOpen: boolean
  onStep: (at: number) => void
  onClose: () => void
}

/** Address of the large version once it is loaded, of the small one until then. */
function useLargePicture(picture: ViewedPicture | undefined, isOpen: boolean): string | undefined {
  const [loaded, setLoaded] = useState('')
  const large = isOpen ? picture?.large : undefined
  useEffect(() => {
    if (!large) return
    const image = new Image()
    image.onload = () => setLoaded(large)
    image.src = large
    return () => {
      image.onload = null
    }
  }, [large])
  return picture?.large === loaded ? loaded : picture?.small
}

/** Opens and closes the native dialog with `isOpen`; the page behind does not scroll while it is open. */
function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const element = dialog.current
    element?.showModal()
    lockPage()
    return () => {
      element?.close()
      unlockPage()
    }
  }, [isOpen])
  return dialog
}

/** The full-screen pictures: magnified by press, pinch, wheel and keys; changed by swipe, buttons and arrow keys. */
export function PictureViewer({ name, pictures, at, isOpen, onStep, onClose }: PictureViewerProps) {
  const t = useTranslations('productPage')
  const dialog = useModal(isOpen)
  const stage = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const picture = pictures[at]
  const src = useLargePicture(picture, isOpen)
  const count = pictures.length
  const step = (by: 1 | -1) => {
    reset()
    onStep((at + by + count) % count)
  }
  const { isZoomed, isHeld, transform, reset, zoomBy, stageProps } = useZoom({
    stage,
    picture: image,
    onSwipe: step,
    onDismiss: () => dialog.current?.close(),
  })
  const onClosed = () => {
    reset()
    onClose()
  }
  const enlarge = () => zoomBy(KEY_ZOOM)
  const reduce = () => zoomBy(1 / KEY_ZOOM)
  const act = (key: string): boolean => {
    switch (key) {
      case 'ArrowRight':
        step(1)
        return true
      case 'ArrowLeft':
        step(-1)
        return true
      case '+':
      case '=':
        enlarge()
        return true
      case '-':
        reduce()
        return true
      case '0':
        reset()
        return true
      default:
        return false
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && act(event.key)) event.preventDefault()
  }
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={name} onKeyDown={onKeyDown} onClose={onClosed}>
      <div
        ref={stage}
        className={styles.stage}
        data-zoomed={isZoomed ? '' : undefined}
        data-held={isHeld ? '' : undefined}
        {...stageProps}
      >
        {/* biome-ignore lint/performance/noImgElement: an address that is loaded already */}
        <img
          ref={image}
          src={src || undefined}
          alt={picture?.alt}
          draggable={false}
          style={isOpen ? { transform } : undefined}
        />
      </div>
      <div className={styles.tools}>
        <p className="num" aria-live="polite">
          {at + 1} / {count}
        </p>
        <IconButton icon="minus" label={t('zoomOut')} onClick={reduce} />
        <IconButton icon="plus" label={t('zoomIn')} onClick={enlarge} />
        <IconButton icon="close" label={t('closePicture')} onClick={close} />
      </div>
      {count > 1 ? (
        <div className={styles.steps}>
          <IconButton icon="chevron-left" label={t('previousPicture')} onClick={() => step(-1)} />
          <IconButton icon="chevron-right" label={t('nextPicture')} onClick={() => step(1)} />
        </div>
      ) : null}
    </dialog>
  )
}
