// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PhotoProblem } from '@/lib/returns/send-photo'
import { freshBrowser } from '@/tests/support/fresh-browser'
import {
  answerReturns,
  COMPLAINT,
  callsOf,
  field,
  fillInComplaint as fillIn,
  openByPair,
  openComplaint,
  press,
  refused,
  server,
  title,
} from '@/tests/support/returns-page'
import '@/tests/support/web-locks'

const settings = { COMPLAINT_PHOTOS: true }
vi.mock('@/lib/config/env', async (original) => {
  const { env } = await original<typeof import('@/lib/config/env')>()
  return { env: () => ({ ...env(), ...settings }) }
})

type Upload = Parameters<typeof import('@/lib/returns/send-photo').sendPhoto>
/** Uploads that are under way, in their order; each is ended by the test. */
const uploads: { sent: Upload; end: (answer: { id: string } | { problem: PhotoProblem }) => void }[] = []
vi.mock('@/lib/returns/send-photo', () => ({
  sendPhoto: (...sent: Upload) => new Promise((end) => uploads.push({ sent, end })),
}))

freshBrowser()
answerReturns()
beforeEach(() => {
  settings.COMPLAINT_PHOTOS = true
  uploads.length = 0
})

const PHOTO_ID = 'photo-0123456789abcdef'
const send = () => press('Skicka reklamationen')

const picture = (name = 'anna.jpg') => new File(['x'], name, { type: 'image/jpeg' })
const choose = async (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no field for photos')
  await userEvent.setup({ applyAccept: false }).upload(input, files)
}
const upload = async (i: number) => {
  await waitFor(() => expect(uploads).toHaveLength(i + 1))
  const found = uploads[i]
  if (!found) throw new Error(`No upload ${i}`)
  return found
}
/** Ends an upload with an id, or with a problem. */
const end = async (i: number, problem?: PhotoProblem) => {
  const { end: answer } = await upload(i)
  await act(async () => answer(problem ? { problem } : { id: `${PHOTO_ID}${i}` }))
}

describe('T38 photos', () => {
  const row = (number: number) => {
    const found = screen.getByText(`Bild ${number}`).closest('li')
    if (!found) throw new Error(`No photo ${number}`)
    return within(found)
  }

  it('are uploaded one after another with progress, and sent with the complaint once they have arrived', async () => {
    await fillIn()
    await choose(picture(), picture())
    const { sent } = await upload(0)
    expect(sent[2].access).toBe('access-1')
    act(() => sent[2].onProgress(0.4))
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Skickar bild 1' }).value).toBe(0.4)
    expect(row(2).getByText('Väntar på sin tur')).toBeTruthy()
    send()
    await end(0)
    expect(callsOf('complain'), 'one is still under way').toEqual([])
    await end(1)
    await title('Vi har tagit emot din reklamation')
    expect(callsOf('complain')[0]?.body.photos).toEqual([`${PHOTO_ID}0`, `${PHOTO_ID}1`])
  })

  it('that fail are said, and can be tried again or removed; nothing typed is lost', async () => {
    const user = await fillIn()
    await choose(picture())
    await end(0, 'failed')
    expect(row(1).getByRole('alert').textContent).toBe('Bilden kunde inte skickas. Försök igen.')
    send()
    expect(await screen.findByText(/^Någon bild har inte kommit fram/)).toBeTruthy()
    expect(callsOf('complain')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Försök igen: bild 1' }))
    await end(1, 'broken')
    expect(screen.queryByRole('button', { name: /^Försök igen/ }), 'it would fail again').toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ta bort bild 1' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lägg till bilder' }))
    expect(field('Vad är fel?').value).toBe('Sömmen har gått upp.')
    send()
    await title('Vi har tagit emot din reklamation')
  })

  it('that have arrived are announced by their own numbers', async () => {
    await fillIn()
    await choose(picture(), picture())
    await end(0, 'failed')
    await end(1)
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Bild 2: Tillagd')
  })

  it('of an order that was closed meanwhile lead back to opening it, with those that have arrived', async () => {
    server.answers.order = refused('closed', 403)
    await fillIn()
    await choose(picture(), picture())
    await end(0)
    await end(1, 'closed')
    expect(await screen.findByText(/^Beställningen stängdes eftersom/)).toBeTruthy()
    press('Öppna beställningen')
    await userEvent.type(field('Ordernummer'), '100001')
    await userEvent.type(field('E-post'), 'saga@mejl.se')
    press('Öppna beställningen')
    await title('Beställning 100001')
    expect(field('Vad är fel?').value).toBe('Sömmen har gått upp.')
    expect(row(1).getByText('Tillagd')).toBeTruthy()
    expect(screen.queryByText('Bild 2')).toBeNull()
  })

  it('that are removed while under way are stopped and not sent', async () => {
    const user = await fillIn()
    await choose(picture())
    const { sent } = await upload(0)
    await user.click(screen.getByRole('button', { name: 'Ta bort bild 1' }))
    expect(sent[2].signal.aborted).toBe(true)
    await end(0)
    send()
    await title('Vi har tagit emot din reklamation')
    expect(callsOf('complain')[0]?.body.photos).toEqual([])
  })

  it('are at most four, and none of more than 10 MB is sent', async () => {
    const user = await fillIn()
    const large = picture()
    Object.defineProperty(large, 'size', { value: 10_000_001 })
    await choose(large, picture(), picture(), picture(), picture())
    expect(await screen.findByText('Bilden är för stor: den får vara högst 10 MB.')).toBeTruthy()
    for (const i of [0, 1, 2]) await end(i)
    expect(screen.queryByText('Bild 5')).toBeNull()
    expect(screen.getByText(/^Det är redan 4 bilder/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ta bort bild 1' }))
    expect(uploads).toHaveLength(3)
  })

  it('that have arrived survive a reload', async () => {
    await fillIn()
    await choose(picture())
    await end(0)
    expect(await row(1).findByText('Tillagd')).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('kajo-complaint') ?? '').data.photos).toEqual([
      { id: `${PHOTO_ID}0`, preview: '' },
    ])
  })

  it('that the service no longer has are asked for again', async () => {
    server.answers.complain = refused('photoGone', 422)
    await fillIn()
    await choose(picture())
    await end(0)
    send()
    expect(await screen.findByText(/^Bilderna har blivit för gamla/)).toBeTruthy()
    expect(screen.queryByText('Bild 1')).toBeNull()
    server.answers.complain = COMPLAINT
    send()
    await title('Vi har tagit emot din reklamation')
  })

  it('are sent by mail where the shop takes none', async () => {
    settings.COMPLAINT_PHOTOS = false
    await openByPair('', openComplaint)
    expect(screen.getByText(/Skicka dem efteråt till kundservice@kajo.example/)).toBeTruthy()
    expect(document.querySelector('input[type="file"]')).toBeNull()
  })
})
