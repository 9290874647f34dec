import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import styles from './state-scene.module.css'

type StateSceneProps = { title: string; text: string; file: string; children: ReactNode; imageBase: string }

/** One still life, one serif line, one way on: what a missing or broken page shows. */
export function StateScene({ title, text, file, children, imageBase }: StateSceneProps) {
  return (
    <section className={styles.scene}>
      <div className={styles.picture}>
        <Picture base={imageBase} file={file} width={1600} height={900} sizes="100vw" alt="" ground="wall" />
      </div>
      <div className={styles.text}>
        <h1 className="serif d-56">{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </section>
  )
}
