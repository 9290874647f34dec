import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import styles from './state-scene.module.css'

type StateSceneProps = {
  title: string
  text: string
  /** Left out where the picture service may be what is broken. */
  picture?: { base: string; file: string }
  children: ReactNode
}

/** One still life, one serif line, one way on: what a missing or broken page shows. */
export function StateScene({ title, text, picture, children }: StateSceneProps) {
  return (
    <section className={styles.scene}>
      {picture ? (
        <div className={styles.picture}>
          <Picture {...picture} width={1600} height={900} sizes="100vw" alt="" ground="wall" />
        </div>
      ) : null}
      <div className={styles.text}>
        <h1 className="serif d-56">{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </section>
  )
}
