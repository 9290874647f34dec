import { type RefObject, useLayoutEffect } from 'react'
import type { ShownList } from './shown-list'

/** A chosen list is seen from its beginning, also by who had scrolled far down the one before. */
export function useListTop(goods: RefObject<HTMLElement | null>, shown: ShownList, isChoice: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list shown is a reason
  useLayoutEffect(() => {
    if (isChoice && (goods.current?.getBoundingClientRect().top ?? 0) < 0)
      goods.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [goods, shown, isChoice])
}
