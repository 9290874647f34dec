import { fireEvent, screen } from '@testing-library/react'

const GUEST = {
  'E-post': 'saga@mejl.se',
  Mobil: '0701234567',
  Förnamn: 'Saga',
  Efternamn: 'Lind',
  Gatuadress: 'Gatan 1',
  Postnummer: '111 22',
  Ort: 'Stockholm',
}

/**
 * Fills in what the Swedish checkout needs from a private person. Each field changes once, as by autofill, because
 * typing would render the page after every key.
 */
export function enterGuest(): void {
  for (const [name, value] of Object.entries(GUEST))
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
}
