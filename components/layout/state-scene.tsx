import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import styles from './state-scene.module.css'

type StateSceneProps = {
  title: string
  text: string
  /** Without one, and until it is there, light falls on an empty wall. */
  picture?: { imageBase: string; file: string }
  children: ReactNode
}

/** One still life, one serif line, one way on: what a missing or broken page shows. */
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
