import type { Lang } from '@/lib/market/market-table'

export type GuardName = 'check-is-member' | 'ralph-authenticated' | 'ralph-default' | 'ralph-list-page-routing'

/**
 * One page of the shop. `paths` are readable (not percent-encoded) patterns per language, the first one canonical;
 * `:name` is one segment, `:name+` one or more, `:name?` none or one.
 * `page` is the pattern of the internal address behind `/{market}/{lang}`; `null` for a page that is not built yet:
 * after its guards, the route shows the not-found page, and it is neither linked nor in the sitemap.
 */
export type Route = {
  name: string
  page: string | null
  guards: readonly GuardName[]
  paths: Record<Lang, readonly string[]>
  /** Carries the list query as a route parameter (R-LIST-01). */
  listQuery?: boolean
  /**
   * Runs scripts of payment providers: rendered for each request with a nonce policy, never cached, loaded as a
   * document.
   */
  runsProviders?: boolean
}

const everywhere = (...patterns: string[]): Record<Lang, readonly string[]> => ({
  fi: patterns,
  sv: patterns,
  nb: patterns,
  da: patterns,
})
const by = (fi: string, sv: string, nb: string, da: string): Record<Lang, readonly string[]> => ({
  fi: [fi],
  sv: [sv],
  nb: [nb],
  da: [da],
})
const open: readonly GuardName[] = ['ralph-default']
const member: readonly GuardName[] = ['ralph-authenticated']
const list: readonly GuardName[] = ['ralph-list-page-routing']

/** Every public address. Precedence is by kind of pattern (`match-route.ts`), then by this order (R-ROUTE-29). */
export const ROUTES = [
  { name: 'home', page: '/', guards: open, paths: everywhere('/') },
  { name: 'not-found', page: '/404', guards: open, paths: everywhere('/404') },
  { name: 'offline', page: '/offline', guards: open, paths: everywhere('/offline') },
  {
    name: 'checkout',
    page: '/checkout',
    guards: open,
    paths: by('/kassa', '/kassan', '/kassen', '/kassen'),
    runsProviders: true,
  },
  {
    name: 'checkout-confirm',
    page: '/checkout/confirm',
    guards: open,
    paths: everywhere('/checkout/confirm'),
    runsProviders: true,
  },
  {
    name: 'checkout-klarna-fail',
    page: '/checkout/klarna-fail',
    guards: open,
    paths: everywhere('/checkout/klarna-fail'),
  },
  {
    name: 'favorites',
    page: '/favorites',
    guards: open,
    paths: by('/suosikkeja', '/favoriter', '/favoriter', '/favoritter'),
  },
  {
    name: 'incoming',
    page: '/list/:query/incoming',
    guards: list,
    paths: by('/tulossa-pian', '/kommer-snart', '/kommer-snart', '/kommer-snart'),
    listQuery: true,
  },
  { name: 'brands', page: '/brands', guards: open, paths: by('/merkit', '/märken', '/merker', '/mærker') },
  {
    name: 'new-arrivals',
    page: '/list/:query/new-arrivals',
    guards: list,
    paths: by('/uutuudet', '/nyheter', '/nyheter', '/nyheder'),
    listQuery: true,
  },
  {
    name: 'bestsellers',
    page: '/list/:query/bestsellers',
    guards: list,
    paths: by('/parhaiten-myydyt-just-nyt', '/bästsäljare-just-nu', '/bestselgere-akkurat-nå', '/bestseller-lige-nu'),
    listQuery: true,
  },
  {
    name: 'returns',
    page: '/returns',
    guards: open,
    paths: by('/rekisteröi-palautus', '/registrera-retur', '/registrere-retur', '/registrer-returnering'),
  },
  {
    name: 'withdrawal',
    page: '/withdrawal',
    guards: open,
    paths: by('/peruuta-sopimus', '/ångra-avtalet', '/angre-avtalen', '/fortryd-aftale'),
  },
  {
    name: 'cookies',
    page: '/cookies',
    guards: open,
    paths: by('/evästeet', '/cookies', '/informasjonskapsler', '/cookies'),
  },
  {
    name: 'tracking',
    page: '/tracking',
    guards: open,
    paths: by('/seuraa-tilausta', '/spåra-beställning', '/følg-bestilling', '/følg-ordre'),
  },
  {
    name: 'complaint',
    page: '/complaint',
    guards: open,
    paths: by('/reklamaatio', '/reklamation', '/reklamasjon', '/reklamation'),
  },
  { name: 'account', page: '/account', guards: member, paths: everywhere('/account') },
  { name: 'account-sign-in', page: '/account/sign-in', guards: open, paths: everywhere('/account/sign-in') },
  {
    name: 'account-reset-password',
    page: '/account/reset-password',
    guards: open,
    paths: everywhere('/account/reset-password'),
  },
  {
    name: 'account-orders',
    page: '/account/orders',
    guards: member,
    paths: by('/tilini/tilaukset', '/mina-sidor/ordrar', '/min-konto/bestillinger', '/min-konto/bestillinger'),
  },
  {
    // one page for all numbers: its HTML holds nothing of an order (T34)
    name: 'account-order',
    page: '/account/order',
    guards: member,
    paths: by(
      '/tilini/tilaukset/:number',
      '/mina-sidor/ordrar/:number',
      '/min-konto/bestillinger/:number',
      '/min-konto/bestillinger/:number',
    ),
  },
  {
    name: 'account-settings',
    page: '/account/settings',
    guards: member,
    paths: by('/tilini/asetukset', '/mina-sidor/inställningar', '/min-konto/innstillinger', '/min-konto/indstillinger'),
  },
  {
    name: 'account-balance',
    page: '/account/balance',
    guards: member,
    paths: by('/tilini/saldo', '/mina-sidor/saldo', '/min-konto/saldo', '/min-konto/saldo'),
  },
  {
    name: 'account-membership',
    page: null,
    guards: member,
    paths: by('/tilini/jäsenyys', '/mina-sidor/medlemskap', '/min-konto/medlemskap', '/min-konto/medlemskab'),
  },
  {
    name: 'account-invoices',
    page: '/account/invoices',
    guards: member,
    paths: by('/omat-laskut', '/mina-fakturor', '/mine-fakturaer', '/mine-fakturaer'),
  },
  { name: 'member', page: null, guards: open, paths: everywhere('/bubbleroom-member') },
  {
    name: 'member-style',
    page: null,
    guards: ['check-is-member'],
    paths: everywhere('/bubbleroom-member/style'),
  },
  {
    name: 'preview-widgets',
    page: null,
    guards: member,
    paths: everywhere('/preview-widgets'),
  },
  {
    name: 'product',
    page: '/p/:level?/:level2?/:alias',
    guards: open,
    paths: everywhere('/p/:alias', '/p/:level/:alias', '/p/:level/:level2/:alias', '/product/:alias?'),
  },
  {
    name: 'category',
    page: '/list/:query/c/:path+',
    guards: list,
    paths: everywhere('/c/:path+'),
    listQuery: true,
  },
  {
    name: 'brand',
    page: '/list/:query/b/:path+',
    guards: list,
    paths: everywhere('/b/:path+'),
    listQuery: true,
  },
  {
    name: 'campaign',
    page: '/list/:query/dc/:path+',
    guards: list,
    paths: everywhere('/dc/:path+'),
    listQuery: true,
  },
  {
    name: 'search',
    page: '/search/:query/:search',
    guards: list,
    paths: everywhere('/s/:search+', '/s'),
    listQuery: true,
  },
  {
    name: 'list',
    page: '/list/:query/l/:path+',
    guards: list,
    paths: everywhere('/l/:path+'),
    listQuery: true,
  },
  {
    name: 'list-lookup',
    page: '/list-lookup/:query/:alias',
    guards: list,
    paths: everywhere('/list/:alias?'),
    listQuery: true,
  },
  {
    name: 'inspiration',
    page: '/inspiration/:alias',
    guards: open,
    paths: everywhere('/inspiration/:alias'),
  },
  {
    name: 'content',
    page: '/content/:alias',
    guards: open,
    paths: everywhere('/:alias', '/content/:alias?'),
  },
] as const satisfies readonly Route[]

export type RouteName = (typeof ROUTES)[number]['name']
