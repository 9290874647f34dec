import { type RefObject, useLayoutEffect } from 'react'
import type { ShownList } from './shown-list'

/** A chosen list is seen from its beginning, also by who had scrolled far down the one before. */
export function useListTop(productArea: RefObject<HTMLElement | null>, shown: ShownList, isChoice: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list shown is a reason
  useLayoutEffect(() => {
    if (isChoice && (productArea.current?.getBoundingClientRect().top ?? 0) < 0)
      productArea.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [productArea, shown, isChoice])
}
