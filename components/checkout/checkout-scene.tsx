'use client'

import type { ReactNode, RefObject } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Picture } from '@/components/ui/picture'
import styles from './checkout-scene.module.css'

type CheckoutSceneProps = {
  /** None while it is not known what follows: then the wall waits alone. */
  file?: string
  title: string
  /** For who puts the focus on the title. */
  titleRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
  /** On paper: no picture, and the name of the house in place of the header. */
  isPrintable?: boolean
}

/** One still life, one serif line, what follows from it: the shape of every focused page that is not the form. */
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
