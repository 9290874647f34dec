// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SettingsPage } from '@/components/account/settings-page'
import { SignOutButton } from '@/components/account/sign-out-button'
import { readCookie } from '@/lib/browser/cookies'
import { AppError } from '@/lib/errors/app-error'
import { signedInShop, userFragment } from '@/tests/support/account-fixtures'
import { fakeAuth } from '@/tests/support/fake-auth'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import { type Answers, renderInShop } from '@/tests/support/shop-fixtures'
import '@/tests/support/web-locks'

freshBrowser()
vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport: vi.fn() }))

/** Of `secret1`. */
const HASH = 'J9032aVob9eYINxUf6tJkCElbEwnb/eGPFqozQmVCXHYPGb2Efa9FBV0b9JYlNTO'

let auth: ReturnType<typeof fakeAuth>
beforeEach(() => {
  auth = fakeAuth({ hash: HASH })
})

type Change = { user: Record<string, unknown> & { address: Record<string, unknown> } }

async function openSettings(answers: Answers = {}, account: object = {}) {
  const service = { user: userFragment(account) }
  const made = signedInShop({
    getUser: () => service.user,
    updateUser: ({ user }: Change) => {
      service.user = { ...service.user, ...user, address: { ...service.user.address, ...user.address } }
      return service.user
    },
    ...answers,
  })
  renderInShop(
    <>
      <SignOutButton />
      <SettingsPage />
    </>,
    made.shop,
  )
  await screen.findByRole('heading', { name: 'Byt lösenord' })
  const sent = () => made.asked.filter(({ name }) => name === 'updateUser').map(({ variables }) => variables.user)
  return { ...made, sent, user: userEvent.setup() }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
/** A button by the start of its name: that of a busy one has both its texts in jsdom. */
const button = (name: string) => screen.getByRole('button', { name: (text) => text.startsWith(name) })
const errorOf = (input: HTMLElement) => document.getElementById(`${input.id}-error`)?.textContent

describe('the settings', () => {
  it('R-ACCOUNT-03 R-DATA-05 change name, address, gender, newsletter and customer type, and say so', async () => {
    const { user, sent, state } = await openSettings({}, { personalId: '121212-1212' })
    expect(field('Förnamn').value).toBe('Saga')
    expect(field('Personnummer').value).toBe('121212-1212')
    await user.clear(field('Förnamn'))
    await user.type(field('Förnamn'), 'Maja')
    await user.clear(field('Gatuadress'))
    await user.selectOptions(screen.getByLabelText('Kön'), 'Vill inte uppge')
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Företag'))
    await user.type(field('Företagets namn'), 'Lind AB')
    await user.click(button('Spara uppgifterna'))
    expect(await screen.findByText('Dina uppgifter är sparade.')).toBeTruthy()
    expect(sent()).toEqual([
      {
        customerType: 'ORGANIZATION',
        gender: 'UNSPECIFIED',
        newsletter: true,
        personalId: '',
        address: expect.objectContaining({
          firstName: 'Maja',
          lastName: 'Lind',
          company: 'Lind AB',
          addressLine1: '',
          zip: '111 22',
          country: 'SE',
        }),
      },
    ])
    // prices without VAT at once (R-PRICE-02)
    expect(state().root).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: false })
  })

  it('T45 an organisation that changes its newsletter stays one', async () => {
    const { user, sent } = await openSettings({}, { customerType: 'ORGANIZATION' })
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Spara uppgifterna'))
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ customerType: 'ORGANIZATION' })]))
  })

  it('R-ACCOUNT-03 a wrong postcode is told beside its field and nothing is sent; the format is that of the country', async () => {
    const { user, sent } = await openSettings()
    await user.clear(field('Postnummer'))
    await user.type(field('Postnummer'), '12')
    await user.click(button('Spara uppgifterna'))
    await waitFor(() => expect(errorOf(field('Postnummer'))).toMatch(/postnum/))
    expect(document.activeElement).toBe(field('Postnummer'))
    await user.type(field('Postnummer'), '34')
    await user.selectOptions(screen.getByLabelText('Land'), 'Danmark')
    await user.click(button('Spara uppgifterna'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ address: { zip: '1234', country: 'DK' } })
  })

  it('R-ACCOUNT-03 what was typed stays when saving fails', async () => {
    const { user } = await openSettings({ updateUser: new AppError('BACKEND_DOWN', 'down', 503) })
    await user.type(field('Förnamn'), ' Maria')
    await user.click(button('Spara uppgifterna'))
    expect(await screen.findByText(/^Uppgifterna kunde inte sparas just nu/)).toBeTruthy()
    expect(field('Förnamn').value).toBe('Saga Maria')
  })
})

describe('the password', () => {
  async function fillIn(user: ReturnType<typeof userEvent.setup>, current: string, next: string, repeat = next) {
    await user.type(field('Nuvarande lösenord'), current)
    await user.type(field('Nytt lösenord'), next)
    await user.type(field('Upprepa lösenordet'), repeat)
    await user.click(button('Spara lösenordet'))
  }

  it('R-ACCOUNT-01 is changed, and the fields are empty again', async () => {
    const { user } = await openSettings()
    await fillIn(user, 'secret1', 'secret22')
    expect(await screen.findByText('Ditt lösenord är bytt.')).toBeTruthy()
    expect(auth.state.hash).not.toBe(HASH)
    expect(field('Nuvarande lösenord').value).toBe('')
  })

  it('R-VALID-01 a short new one and one that is repeated differently are told beside their fields', async () => {
    const { user } = await openSettings()
    await fillIn(user, 'secret1', 'short', 'shorter')
    await waitFor(() => expect(errorOf(field('Nytt lösenord'))).toMatch(/7/))
    await user.type(field('Nytt lösenord'), 'enough')
    await user.click(button('Spara lösenordet'))
    await waitFor(() => expect(errorOf(field('Upprepa lösenordet'))).toMatch(/inte lika/))
    expect(auth.calls).toEqual([])
  })

  it('R-ACCOUNT-07 a wrong current one signs out and shows the home page, which says why', async () => {
    const { user, state } = await openSettings()
    act(() => state().setRoot({ currentPath: '/mina-sidor/inställningar' }))
    await fillIn(user, 'wrong11', 'secret22')
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'))
    expect(readCookie('apollo-token')).toBeFalsy()
    expect(router.replace, 'she is not asked to sign in').not.toHaveBeenCalled()
    act(() => state().setRoot({ currentPath: '/' }))
    expect(state().layers.notification.message).toMatch(/^Det nuvarande lösenordet var fel/)
  })
})

describe('the end', () => {
  it('R-ACCOUNT-04 the account is deleted only after its address was typed; then she is signed out', async () => {
    const { user, asked, state } = await openSettings({ deleteUser: true })
    expect(screen.getByText(/Det går inte att ångra.*medlemskap/)).toBeTruthy()
    await user.click(button('Ta bort mitt konto'))
    const confirm = field('Bekräfta genom att skriva din e-postadress')
    await user.type(confirm, 'saga@')
    await user.click(button('Ta bort kontot för alltid'))
    expect(errorOf(confirm)).toBe('Skriv kontots e-postadress')
    await user.type(confirm, 'MEJL.se')
    await user.click(button('Ta bort kontot för alltid'))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'))
    expect(asked.filter(({ name }) => name === 'deleteUser')).toHaveLength(1)
    expect(readCookie('apollo-token')).toBeFalsy()
    act(() => state().setRoot({ currentPath: '/x' }))
    expect(state().layers.notification.message).toBe('Ditt konto är borttaget.')
  })

  it('R-ACCOUNT-04 an account that the service does not delete stays, and so does the session', async () => {
    const { user } = await openSettings({ deleteUser: false })
    await user.click(button('Ta bort mitt konto'))
    await user.type(field('Bekräfta genom att skriva din e-postadress'), 'saga@mejl.se')
    await user.click(button('Ta bort kontot för alltid'))
    expect(await screen.findByText(/^Kontot kunde inte tas bort just nu/)).toBeTruthy()
    expect(readCookie('apollo-token')).toBeTruthy()
    expect(router.push).not.toHaveBeenCalled()
  })

  it('R-ACCOUNT-01 signing out leads home without asking to sign in again', async () => {
    const { user, state } = await openSettings()
    await user.click(button('Logga ut'))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'))
    expect([readCookie('apollo-token') || null, state().auth.user]).toEqual([null, null])
    expect(router.replace).not.toHaveBeenCalled()
  })
})
