import { createContext, type ReactNode, use, useState } from 'react'
import { vi } from 'vitest'

/*
 * A router whose navigations last until `arrive` is called. A test uses it in place of Next's module:
 * `vi.mock('next/navigation', () => import('@/tests/support/fake-router'))`.
 */

const Path = createContext('/')
let end = (_path: string) => {}

export const router = { push: vi.fn(), prefetch: vi.fn() }
export const useRouter = () => router
export const usePathname = () => use(Path)

/** Ends the navigation at `path`. After a redirect this is not the path of the link. */
export const arrive = (path: string): void => end(path)

/** Like Next's router, suspends until the next page is loaded; in a transition the old page stays visible. */
export function FakeRouter({ children }: { children: ReactNode }) {
  const [page, setPage] = useState<Promise<string> | null>(null)
  router.push.mockImplementation(() => {
    const next = new Promise<string>((resolve) => {
      end = resolve
    })
    setPage(next)
  })
  return <Path value={page ? use(page) : '/'}>{children}</Path>
}
