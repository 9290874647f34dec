import type { Lang } from '#catalogue/types'

/** Title and description of the shop itself. */
export const siteMeta: Record<Lang, { title: string; description: string }> = {
  fi: {
    title: 'Kajo – pohjoismaista muotia',
    description: 'Mekkoja, neuleita ja takkeja, jotka kestävät käyttöä. Maksuton palautus 14 päivää.',
  },
  sv: {
    title: 'Kajo – nordiskt mode',
    description: 'Klänningar, stickat och kappor att bära länge. Fri retur i 14 dagar.',
  },
  nb: {
    title: 'Kajo – nordisk mote',
    description: 'Kjoler, strikk og kåper du bruker lenge. Fri retur i 14 dager.',
  },
  da: {
    title: 'Kajo – nordisk mode',
    description: 'Kjoler, strik og frakker, du bruger længe. Gratis retur i 14 dage.',
  },
}
