// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NewsletterForm } from '@/components/newsletter/newsletter-form'
import messages from '@/messages/sv.json'
import { productMain, skusOf, stubIntersections } from '@/tests/support/product-main'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { stock } from '@/tests/unit/product/fixtures'

const loaded = vi.hoisted(() => ({ libraries: [] as string[] }))
vi.mock('react-hook-form', async (original) => {
  loaded.libraries.push('react-hook-form')
  return original()
})
vi.mock('zod/mini', async (original) => {
  loaded.libraries.push('zod')
  return original()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('neither form loads its libraries until it has the focus; an address sent before that is sent once', async () => {
  stubIntersections()
  const respond = vi.fn(async () => Response.json({ outcome: 'done' }))
  vi.stubGlobal('fetch', respond)
  const { shop } = makeShop()
  const gone = stock({ inStock: 0 })
  const page = (
    <>
      {productMain({ skus: skusOf({ S: gone, M: gone }), totalStock: gone })}
      <NewsletterForm privacyHref="/integritet" />
    </>
  )
  renderInShop(page, shop)
  await act(async () => {})
  expect(loaded.libraries.filter((name) => name === 'react-hook-form')).toEqual([])
  const field = document.querySelector('#newsletter-email') as HTMLInputElement
  field.value = 'aino@kajo.test'
  act(() => field.form?.requestSubmit())
  await waitFor(() => expect(respond).toHaveBeenCalledTimes(1))
  expect(loaded.libraries).toEqual(expect.arrayContaining(['react-hook-form', 'zod']))
  await waitFor(() => expect(field.form?.querySelector('[data-outcome="done"][data-shown]')).not.toBeNull())
})

it('the focus loads the form, which then checks an address that was left before', async () => {
  renderInShop(<NewsletterForm privacyHref="/integritet" />, makeShop().shop)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: messages.newsletter.email })
  fireEvent.focus(field)
  fireEvent.input(field, { target: { value: 'aino' } })
  fireEvent.blur(field)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
})
