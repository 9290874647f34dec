import type { Ref } from 'react'
import { imageSet, placeholderUrl } from '@/lib/content/image-url'
import styles from './picture.module.css'

export type PictureProps = {
  /** Origin of the resize service. */
  imageBase: string
  file: string
  /** Maximum size in CSS pixels; its ratio is that of the frame. */
  width: number
  height: number
  sizes: string
  alt: string
  /** Above the fold: loaded eagerly with high priority. */
  priority?: boolean
  ground?: 'studio' | 'wall'
  /** Another picture below 768 px. */
  mobile?: { file: string; width: number; height: number } | null
  hasPlaceholder?: boolean
  imageRef?: Ref<HTMLImageElement>
}

/** A picture of the resize service at the widths of R-CMS-06 (R-CMS-04), without JavaScript. */
export function Picture({
  imageBase,
  file,
  width,
  height,
  sizes,
  alt,
  priority,
  ground = 'studio',
  mobile,
  hasPlaceholder,
  imageRef,
}: PictureProps) {
  const set = imageSet(imageBase, file, { width, height })
  const phoneSet = mobile ? imageSet(imageBase, mobile.file, { width: mobile.width, height: mobile.height }) : null
  const image = (
    // biome-ignore lint/performance/noImgElement: our own loader and srcset; next/image would cost script on every page
    <img
      ref={imageRef}
      src={set.src}
      srcSet={set.srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
    />
  )
  return (
    <span className={styles.frame} data-ground={ground}>
      {hasPlaceholder ? (
        // biome-ignore lint/performance/noImgElement: 10 × 10 pixels behind the real picture (R-CMS-05)
        <img
          className={styles.placeholder}
          src={placeholderUrl(imageBase, file)}
          alt=""
          width={10}
          height={10}
          aria-hidden="true"
        />
      ) : null}
      {phoneSet ? (
        <picture>
          <source media="(max-width: 767px)" srcSet={phoneSet.srcSet} sizes="100vw" />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  )
}
