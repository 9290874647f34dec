import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import styles from './state-scene.module.css'

type StateSceneProps = {
  title: string
  text: string
  /** Without a picture, and while it is loading, the background is shown. */
  picture?: { imageBase: string; file: string }
  children: ReactNode
}

/** Layout of a missing or failed page: picture, title and links. */
export function StateScene({ title, text, picture, children }: StateSceneProps) {
  return (
    <section className={styles.scene}>
      <div className={styles.picture}>
        {picture ? (
          <Picture
            {...picture}
            width={1000}
            height={1250}
            sizes="(min-width: 1024px) 64vw, 100vw"
            alt=""
            ground="wall"
          />
        ) : null}
      </div>
      <div className={styles.text}>
        <h1 className="serif d-56">{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </section>
  )
}
