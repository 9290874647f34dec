/**
 * Texts for `global-error.tsx`, by the language of `<html lang>`. They do not depend on the message catalogues, which
 * may have failed to load.
 */
export const LAST_RESORT_TEXTS: Record<string, { title: string; text: string; home: string }> = {
  fi: {
    title: 'Jotain meni pieleen',
    text: 'Sivua ei voitu näyttää. Yritä hetken päästä uudelleen.',
    home: 'Etusivulle',
  },
  sv: { title: 'Något gick fel', text: 'Sidan kunde inte visas. Försök igen om en stund.', home: 'Till startsidan' },
  nb: { title: 'Noe gikk galt', text: 'Siden kunne ikke vises. Prøv igjen om litt.', home: 'Til forsiden' },
  da: { title: 'Noget gik galt', text: 'Siden kunne ikke vises. Prøv igen om lidt.', home: 'Til forsiden' },
}
