import { vi } from 'vitest'
import type { ListAnswer } from '@/lib/list/fetch-list-page'
import type { ListQuery } from '@/lib/list/list-query'

/*
 * Mocks of network and router for lists. A test uses this file in place of each module that it mocks:
 * `vi.mock('next/navigation', () => import('@/tests/support/list-mocks'))`.
 */

export const fetchListPage = vi.fn<(site: unknown, path: string, query: ListQuery) => Promise<ListAnswer>>()
export const reloadOrReport = vi.fn()

/** Path of the page that the router shows. */
export const router = { path: '/c/klanningar' }
export const commands = { push: vi.fn(), prefetch: vi.fn() }
export const useRouter = () => commands
export const usePathname = () => router.path
export const useSearchParams = () => new URLSearchParams(window.location.search)
