import type { Lang } from '@/mock-backend/catalogue/types'

/** Title and description of the shop itself. */
export const siteMeta: Record<Lang, { title: string; description: string }> = {
  fi: {
    title: 'Kajo – vaatteita pohjoisen valoon',
    description:
      'Mekkoja, neuleita ja takkeja, jotka kestävät katseita ja käyttöä. Ilmainen toimitus yli 69 €:n tilauksiin.',
  },
  sv: {
    title: 'Kajo – kläder för nordiskt ljus',
    description: 'Klänningar, stickat och kappor att bära länge. Fri frakt på större köp och 14 dagars öppet köp.',
  },
  nb: {
    title: 'Kajo – klær for nordisk lys',
    description: 'Kjoler, strikk og kåper du bruker lenge. Fri frakt over 699 kr og 14 dagers åpent kjøp.',
  },
  da: {
    title: 'Kajo – tøj til nordisk lys',
    description: 'Kjoler, strik og frakker, du bruger længe. Fri fragt over 499 kr. og 14 dages returret.',
  },
}
