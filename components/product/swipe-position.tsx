import { type RefObject, useEffect, useState } from 'react'
import styles from './product-gallery.module.css'

type SwipePositionProps = { scroller: RefObject<HTMLElement | null>; count: number }

/** Which picture of the swiped row is shown, as a number and as a line. */
export function SwipePosition({ scroller, count }: SwipePositionProps) {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const element = scroller.current
    const follow = () => {
      if (element?.clientWidth) setAt(Math.min(count - 1, element.scrollLeft / element.clientWidth))
    }
    follow()
    element?.addEventListener('scroll', follow, { passive: true })
    return () => element?.removeEventListener('scroll', follow)
  }, [scroller, count])
  return (
    <div className={styles.place} aria-hidden="true">
      <span className="num">
        {Math.round(at) + 1} / {count}
      </span>
      <progress className={styles.line} value={at + 1} max={count} />
    </div>
  )
}
