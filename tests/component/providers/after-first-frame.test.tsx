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

it('a page that a link led to is painted before what lies below', async () => {
  renderInShop(PART, makeShop().shop)
  expect(screen.queryByText('Below')).toBeNull()
  expect(await screen.findByText('Below')).toBeTruthy()
})

it('a document has all of it, and so has a page that a step back leads to', () => {
  const { shop } = makeShop()
  expect(renderToString(inShop(PART, shop))).toContain('Below')
  act(() => shop.store.getState().setList({ backNavigated: true }))
  renderInShop(PART, shop)
  expect(screen.getByText('Below')).toBeTruthy()
})
