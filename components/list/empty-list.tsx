import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import styles from './empty-list.module.css'

type EmptyListProps = { imageBase: string; title: string; text: string; way: { href: string; words: string } }

/** A category without products: a picture, a sentence and a link. */
export function EmptyList({ imageBase, title, text, way }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>
        <Picture
          imageBase={imageBase}
          file="scene.empty-list.webp"
          width={1000}
          height={1000}
          sizes="(min-width: 1024px) 60vw, 100vw"
          alt=""
          priority
          ground="wall"
        />
      </div>
      <div className={styles.text}>
        <h2 className="serif d-32">{title}</h2>
        <p>{text}</p>
        <LinkButton href={way.href}>{way.words}</LinkButton>
      </div>
    </div>
  )
}
