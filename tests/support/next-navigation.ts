import { createContext, use } from 'react'
import { vi } from 'vitest'

/*
 * Stands in for `next/navigation` in every test, by an alias in vitest.config.mts: the real hooks read Next's router
 * from contexts that only Next fills. Redirects are the real ones.
 */

export { notFound } from 'next/dist/client/components/not-found'
export { permanentRedirect, redirect } from 'next/dist/client/components/redirect'

/** The router's commands; they lead nowhere. */
export const router = {
  push: vi.fn<(href: string) => void>(),
  replace: vi.fn<(href: string) => void>(),
  prefetch: vi.fn<(href: string, options?: object) => void>(),
  refresh: vi.fn(),
}

/** The page that the router shows; `PathContext` has precedence. */
export const shownPage = { pathname: '/' }
export const PathContext = createContext<string | null>(null)

export const useRouter = () => router
export const usePathname = () => use(PathContext) ?? shownPage.pathname
export const useSearchParams = () => new URLSearchParams(globalThis.location?.search)
