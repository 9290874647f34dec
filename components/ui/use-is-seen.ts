import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in the viewport, widened by `margin` as in CSS; null until the browser has measured it. */
export function useIsSeen(target: RefObject<Element | null>, margin = '0px'): boolean | null {
  const [isSeen, setSeen] = useState<boolean | null>(null)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? null), {
      rootMargin: margin,
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, margin])
  return isSeen
}
