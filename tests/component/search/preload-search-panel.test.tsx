// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchField } from '@/components/search/search-field'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('@/components/search/search-panel', () => {
  loaded()
  return { SearchPanel: () => null }
})

afterEach(cleanup)

it('the code of the panel is loaded when somebody points at a button that opens the search, and not before', async () => {
  renderInShop(
    <>
      <button type="button">Menu</button>
      <button type="button" popoverTarget="search">
        <b>Open</b>
      </button>
      {/* without the focus, which loads the panel too */}
      <fieldset disabled>
        <SearchField action="/s" />
      </fieldset>
    </>,
    makeShop().shop,
  )
  fireEvent.pointerOver(screen.getByText('Menu'))
  expect(loaded).not.toHaveBeenCalled()
  fireEvent.pointerOver(screen.getByText('Open'))
  await waitFor(() => expect(loaded).toHaveBeenCalledOnce())
})
