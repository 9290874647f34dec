// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { useAfterHeading } from '@/components/ui/use-after-heading'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function Page() {
  const isShown = useAfterHeading()
  return (
    <>
      <h1>Amalie</h1>
      <ul>{isShown ? <li>Rut</li> : null}</ul>
    </>
  )
}
const page = <Page />

it('is in the server’s document, and stays during hydration', () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  document.body.append(root)
  const item = screen.getByRole('listitem')
  act(() => void hydrateRoot(root, page))
  expect(screen.getByRole('listitem')).toBe(item)
})

it('follows the heading when the page is reached by a link', async () => {
  const { createRoot } = await import('react-dom/client')
  const root = document.createElement('div')
  document.body.append(root)
  const seen: string[] = []
  const changes = new MutationObserver(() => seen.push(root.textContent ?? ''))
  changes.observe(root, { childList: true, subtree: true })
  createRoot(root).render(page)
  await waitFor(() => expect(screen.getByRole('listitem')).toBeTruthy())
  await waitFor(() => expect(seen.at(-1)).toBe('AmalieRut'))
  expect(seen[0]).toBe('Amalie')
  changes.disconnect()
})
