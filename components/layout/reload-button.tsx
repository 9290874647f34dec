'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** Asks for the page again, as a document: the failed one was never stored. */
export function ReloadButton({ children }: { children: ReactNode }) {
  return <Button onClick={() => window.location.reload()}>{children}</Button>
}
