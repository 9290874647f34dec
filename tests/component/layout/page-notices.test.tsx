// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { PageNotices } from '@/components/layout/page-notices'
import { ProgressLine } from '@/components/layout/progress-line'
import messages from '@/messages/sv.json'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

it('R-PAGE-11 the old-browser notice shows when ancientBrowser is true', () => {
  const { shop, state } = makeShop()
  renderInShop(<PageNotices />, shop)
  expect(screen.queryByText(messages.layout.oldBrowser)).toBeNull()
  act(() => state().setRoot({ ancientBrowser: true }))
  expect(screen.getByText(messages.layout.oldBrowser)).toBeTruthy()
})

it('R-PAGE-16 the offline notice follows the network state', () => {
  const { shop, state } = makeShop()
  renderInShop(<PageNotices />, shop)
  act(() => state().setNetwork({ isOnline: false }))
  expect(screen.getByText(messages.layout.offline)).toBeTruthy()
  act(() => state().setNetwork({ unreached: { href: '/c/mekot' } }))
  expect(screen.queryByText(messages.layout.offline), 'one notice at a time').toBeNull()
  act(() => state().setNetwork({ unreached: null }))
  act(() => state().setNetwork({ isOnline: true }))
  expect(screen.queryByText(messages.layout.offline)).toBeNull()
})

it('R-PAGE-14 the loading indicator has a text, which is shown without rendering: a page being rendered would start again', () => {
  const { shop, state } = makeShop()
  const onRender = vi.fn()
  renderInShop(
    <Profiler id="notices" onRender={onRender}>
      <PageNotices />
    </Profiler>,
    shop,
  )
  const shown = () => screen.getByRole('status').querySelector('p:not([hidden])')?.textContent
  expect(shown()).toBeUndefined()
  onRender.mockClear()
  act(() => state().setLoading({ isLoading: true }))
  expect(shown()).toBe(messages.layout.routeLoading)
  act(() => state().setLoading({ isLoading: false }))
  expect(shown()).toBeUndefined()
  expect(onRender).not.toHaveBeenCalled()
})

it('R-PAGE-13 the progress bar has a text for loading and for a failure', () => {
  const { shop, state } = makeShop()
  renderInShop(<ProgressLine />, shop)
  expect(screen.queryByRole('progressbar')).toBeNull()
  act(() => state().setProgress({ phase: 'loading' }))
  expect(screen.getByRole('progressbar', { name: messages.layout.routeLoading })).toBeTruthy()
  act(() => state().setProgress({ phase: 'finished', hasFailed: true }))
  expect(screen.getByRole('progressbar', { name: messages.layout.routeFailed })).toBeTruthy()
})
