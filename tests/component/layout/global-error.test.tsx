// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import GlobalError from '@/app/global-error'

it('R-PAGE-06 R-ERROR-02 a fallback message with a link home, in the language of the document; the error is reported', async () => {
  const report = vi.fn(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', report)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.documentElement.lang = 'nb-NO'
  render(<GlobalError error={new Error('broken')} />)
  expect(await screen.findByRole('heading', { name: 'Noe gikk galt' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Til forsiden' }).getAttribute('href')).toBe('/')
  await vi.waitFor(() =>
    expect(report).toHaveBeenCalledWith('/api/log-error', expect.objectContaining({ method: 'PUT' })),
  )
})
