import { isValidElement } from 'react'
import { expect, it, vi } from 'vitest'
import { ErrorView } from '@/components/layout/error-view'
import { NotFoundView } from '@/components/layout/not-found-view'
import { renderSitePage, type SitePage } from '@/components/layout/site-page'

vi.mock('next-intl/server', () => ({ setRequestLocale: () => undefined }))

type Content = { name: string }
const SITE = { market: 'se', lang: 'sv', mode: 'domain' }

const render = (load: SitePage<{ alias: string }, Content>['load'], market = 'se') =>
  renderSitePage(
    { params: Promise.resolve({ market, lang: 'sv', alias: 'a' }) },
    { load, metadata: () => ({}), view: (_site, { name }, { alias }) => `${name} ${alias}` },
  )

it('renders the view from the data loaded for the site of the address', async () => {
  const load = vi.fn(async () => ({ name: 'dress' }))
  expect(await render(load)).toBe('dress a')
  expect(load).toHaveBeenCalledWith(SITE, expect.objectContaining({ alias: 'a' }))
})

it('R-PAGE-03 content that does not exist is the not-found view', async () => {
  const view = await render(async () => null)
  expect(isValidElement(view) && view.type).toBe(NotFoundView)
})

it('R-PAGE-05 content that could not be loaded is the error view, with its error', async () => {
  const error = new Error('down')
  const view = await render(() => Promise.reject(error))
  expect(isValidElement(view) && view.type).toBe(ErrorView)
  expect(isValidElement(view) && view.props).toEqual({ site: SITE, error })
})

it('R-PAGE-05 a page may have an error view of its own', async () => {
  const error = new Error('down')
  const failed = vi.fn(() => 'the search is down')
  const page = { load: () => Promise.reject(error), metadata: () => ({}), view: () => '', failed }
  expect(await renderSitePage({ params: Promise.resolve({ market: 'se', lang: 'sv' }) }, page)).toBe(
    'the search is down',
  )
  expect(failed).toHaveBeenCalledWith(SITE, error)
})

it('an address that the middleware did not write renders nothing', async () => {
  const load = vi.fn(async () => ({ name: 'dress' }))
  expect(await render(load, 'xx')).toBeNull()
  expect(load).not.toHaveBeenCalled()
})
