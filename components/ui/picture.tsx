import type { Ref } from 'react'
import { imageSet, placeholderUrl } from '@/lib/content/image-url'
import styles from './picture.module.css'

export type PictureProps = {
  /** Origin of the resize service. */
  base: string
  file: string
  /** Largest size asked for, in CSS pixels; its ratio is the frame's. */
  width: number
  height: number
  sizes: string
  alt: string
  /** Above the fold: fetched at once and first. */
  priority?: boolean
  ground?: 'studio' | 'wall'
  /** Another crop below 768 px. */
  mobile?: { file: string; width: number; height: number } | null
  hasPlaceholder?: boolean
  imageRef?: Ref<HTMLImageElement>
}

/** A picture of the resize service at the widths of the specification (R-CMS-04, R-CMS-06), without a script. */
export function Picture({
  base,
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
  const set = imageSet(base, file, { width, height })
  const phoneSet = mobile ? imageSet(base, mobile.file, { width: mobile.width, height: mobile.height }) : null
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
          src={placeholderUrl(base, file)}
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
