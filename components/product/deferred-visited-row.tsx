'use client'

import { useEffect, useState } from 'react'
import { waitForMoment } from '@/lib/browser/first-interaction'
import type { VisitedRow, VisitedRowProps } from './visited-row'

export const importVisitedRow = () => import('./visited-row')

/** `VisitedRow`, loaded at the first interaction: opening the page alone does not count as a visit. */
export function DeferredVisitedRow(props: VisitedRowProps) {
  const [Row, setRow] = useState<typeof VisitedRow | null>(null)
  useEffect(() => {
    let isLeft = false
    waitForMoment('page')
      .then(importVisitedRow)
      .then(
        (module) => {
          if (!isLeft) setRow(() => module.VisitedRow)
        },
        () => {},
      )
    return () => {
      isLeft = true
    }
  }, [])
  return Row ? <Row key={props.href} {...props} /> : null
}
