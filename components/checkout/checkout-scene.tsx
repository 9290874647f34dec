'use client'

import type { ReactNode, RefObject } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Picture } from '@/components/ui/picture'
import styles from './checkout-scene.module.css'

type CheckoutSceneProps = {
  /** Undefined while loading: only the background is shown. */
  file?: string
  title: string
  /** Ref of the title, for moving the focus to it. */
  titleRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
  /** In print: no picture, and the shop's name instead of the header. */
  isPrintable?: boolean
}

/** Layout of a checkout page other than the form: picture, title and content. */
export function CheckoutScene({ file, title, titleRef, children, isPrintable = false }: CheckoutSceneProps) {
  const { imageBase } = useShopConfig()
  return (
    <section className={styles.scene}>
      <div className={styles.picture}>
        {file ? (
          <Picture
            imageBase={imageBase}
            file={file}
            width={1200}
            height={1200}
            sizes="(min-width: 1024px) 50vw, 100vw"
            alt=""
            ground="wall"
          />
        ) : (
          <span />
        )}
      </div>
      <div className={styles.text}>
        {isPrintable ? (
          <p className={styles.paper} aria-hidden="true">
            Kajo
          </p>
        ) : null}
        <h1 className="serif d-56" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h1>
        {children}
      </div>
    </section>
  )
}
