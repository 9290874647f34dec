// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Link } from '@/components/ui/link'
import { LinkPilot, mayPrefetch } from '@/components/ui/link-pilot'

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/' }))

beforeEach(() => {
  cleanup()
  router.push.mockClear()
  router.prefetch.mockClear()
  render(
    <>
      <LinkPilot />
      <Link href="/c/mekot?page=2#koot">Mekot</Link>
      <Link href="#sisalto">Sisältöön</Link>
      <a href="/muualle">Muualle</a>
    </>,
  )
})

it('a press on a link of the shop becomes client navigation with query and hash', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Mekot' }))
  expect(router.push).toHaveBeenCalledWith('/c/mekot?page=2#koot')
})

it('leaves to the browser what means another tab, a jump in the page, or is not marked', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Mekot' }), { ctrlKey: true })
  fireEvent.click(screen.getByRole('link', { name: 'Mekot' }), { button: 1 })
  fireEvent.click(screen.getByRole('link', { name: 'Sisältöön' }))
  fireEvent.click(screen.getByRole('link', { name: 'Muualle' }))
  expect(router.push).not.toHaveBeenCalled()
})

it('R-NAV-08 fetches ahead on intent, never on 2g or with data saver', () => {
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Mekot' }))
  expect(router.prefetch).toHaveBeenCalledWith('/c/mekot?page=2', { kind: 'full' })
  router.prefetch.mockClear()
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Mekot' }))
  expect(router.prefetch).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: '4g' })).toBe(true)
  expect(mayPrefetch(undefined)).toBe(true)
})
