import { vi } from 'vitest'
import type { ListAnswer } from '@/lib/list/fetch-list-page'
import type { ListQuery } from '@/lib/list/list-query'

/*
 * Mocks of the network for lists. A test uses this file in place of each module that it mocks:
 * `vi.mock('@/lib/list/fetch-list-page', () => import('@/tests/support/list-mocks'))`.
 */

export const fetchListPage = vi.fn<(site: unknown, path: string, query: ListQuery) => Promise<ListAnswer>>()
export const reloadOrReport = vi.fn()
