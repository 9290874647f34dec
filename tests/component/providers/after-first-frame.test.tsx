// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { AfterFirstFrame } from '@/components/providers/after-first-frame'
import { inShop, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const PART = (
  <AfterFirstFrame>
    <p>Below</p>
  </AfterFirstFrame>
)

afterEach(cleanup)

it('after a client navigation the part below is rendered one frame later', async () => {
  renderInShop(PART, makeShop().shop)
  expect(screen.queryByText('Below')).toBeNull()
  expect(await screen.findByText('Below')).toBeTruthy()
})

it('server HTML, and a page after back navigation, have the part at once', () => {
  const { shop } = makeShop()
  expect(renderToString(inShop(PART, shop))).toContain('Below')
  act(() => shop.store.getState().setList({ backNavigated: true }))
  renderInShop(PART, shop)
  expect(screen.getByText('Below')).toBeTruthy()
})
