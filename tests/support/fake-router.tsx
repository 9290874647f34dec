import { type ReactNode, use, useState } from 'react'
import { PathContext, router } from './next-navigation'

let end = (_path: string) => {}

/** Ends the navigation at `path`. After a redirect this is not the path of the link. */
export const arrive = (path: string): void => end(path)

/**
 * A router whose navigations last until `arrive` is called. Like Next's router, it suspends until the next page is
 * loaded; in a transition the old page stays visible.
 */
export function FakeRouter({ children, start = '/' }: { children: ReactNode; start?: string }) {
  const [page, setPage] = useState<Promise<string> | null>(null)
  router.push.mockImplementation(() => {
    const next = new Promise<string>((resolve) => {
      end = resolve
    })
    setPage(next)
  })
  return <PathContext value={page ? use(page) : start}>{children}</PathContext>
}
