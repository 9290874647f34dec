import { type RefObject, useLayoutEffect } from 'react'
import type { ShownList } from './shown-list'

/** Scrolls to the top of the list after a choice. */
export function useListTop(productArea: RefObject<HTMLElement | null>, shown: ShownList, isChoice: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list shown is a reason
  useLayoutEffect(() => {
    if (isChoice && (productArea.current?.getBoundingClientRect().top ?? 0) < 0)
      productArea.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [productArea, shown, isChoice])
}
