// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkNavigation } from '@/components/providers/link-navigation'
import { Link } from '@/components/ui/link'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

freshBrowser()

it.each([
  ['/account', '/mina-sidor/ordrar', true],
  ['/mina-sidor/ordrar', '/mina-sidor/ordrar/10001', true],
  ['/mina-sidor/ordrar/10001', '/mina-sidor/inst%C3%A4llningar', true],
  ['/mina-fakturor', '/mina-sidor/saldo', true],
  ['/', '/account', false],
  ['/account', '/c/klanningar', false],
  ['/account', '/account/reset-password', false],
])('R-NAV-01 from %s to %s the scroll position stays: %s', (from, to, isKept) => {
  window.history.replaceState(null, '', from)
  renderInShop(
    <>
      <LinkNavigation />
      <Link href={to}>Vidare</Link>
    </>,
    makeShop().shop,
  )
  fireEvent.click(screen.getByText('Vidare'))
  expect(router.push).toHaveBeenCalledExactlyOnceWith(to, ...(isKept ? [{ scroll: false }] : []))
})
