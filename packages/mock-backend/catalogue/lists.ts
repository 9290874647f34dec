import type { CatalogueList, ListRule, Localised } from './types'
import { LIST_TEXTS, type ListKey } from './words/list-texts'

const paths = (fi: string, sv: string, nb: string, da: string): Localised => ({ fi, sv, nb, da })

/** Path of the shop's brand overview. */
export const BRANDS_PATH = paths('/merkit', '/märken', '/merker', '/mærker')

const LISTS: Record<ListKey, { path: Localised; holds: ListRule }> = {
  newArrivals: {
    path: paths('/uutuudet', '/nyheter', '/nyheter', '/nyheder'),
    holds: { rule: 'new' },
  },
  bestsellers: {
    path: paths('/parhaiten-myydyt-just-nyt', '/bästsäljare-just-nu', '/bestselgere-akkurat-nå', '/bestseller-lige-nu'),
    holds: { rule: 'bestsellers', most: 144 },
  },
  incoming: {
    path: paths('/tulossa-pian', '/kommer-snart', '/kommer-snart', '/kommer-snart'),
    holds: { rule: 'not sold yet' },
  },
  party: {
    path: paths('/l/juhliin', '/l/till-festen', '/l/til-festen', '/l/til-festen'),
    holds: { rule: 'kinds', kinds: ['slip-dress', 'pump', 'crossbody'] },
  },
  gifts: {
    path: paths('/l/lahjaideat', '/l/presenttips', '/l/gavetips', '/l/gaveideer'),
    holds: { rule: 'kinds', kinds: ['scarf', 'beanie', 'gloves', 'pyjama', 'robe'] },
  },
}

/** All merchant lists. */
export const buildLists = (): CatalogueList[] =>
  (Object.keys(LISTS) as ListKey[]).map((key, i) => ({ listId: i + 1, key, ...LISTS[key], ...LIST_TEXTS[key] }))
