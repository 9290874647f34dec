import { describe, expect, it } from 'vitest'
import { encodeListSegment, parseListSearch } from '@/lib/list/list-query'
import { decide } from '@/lib/middleware/decide'
import { encodeSearchSegment } from '@/lib/routing/search-text'
import { SETUP, told, visit } from './visit'

const FI = { host: 'fi.localhost' }
const page = (text: string, search = '', site = 'fi/fi') =>
  `rewrite /${site}/search/${encodeListSegment(parseListSearch(new URLSearchParams(search)))}/${encodeSearchSegment(text)}`

describe('R-ROUTE-26 a search at its address', () => {
  it.each([
    ['/s/mekko', page('mekko')],
    ['/s/Punainen%20MEKKO', page('Punainen MEKKO')],
    ['/s/a%2Fb', page('a/b')],
    ['/s/100%25', page('100%')],
    ['/s/what%3F%23', page('what?#')],
    ['/s/_YnJhbmRzPTE', page('_YnJhbmRzPTE')],
    ['/s/%22%3Cscript%3Ealert(1)%3C%2Fscript%3E', page('"<script>alert(1)</script>')],
    ['/s/fi', page('fi')],
    ['/s', page('')],
    ['/s?q=', page('')],
    ['/s/mekko?brands=Bik~b_1&sort=PRICE&page=2&utm=x', page('mekko', 'brands=b_1&sort=PRICE&page=2')],
    ['/s/mekko?sort=RELEVANCE', page('mekko')],
    ['/s/mekko?sort=MOST_SOLD', page('mekko')],
    [`/s/${'%F0%9F%91%97'.repeat(100)}`, page('👗'.repeat(100))],
  ])('%s stays', (address, expected) => expect(told(visit(address, FI))).toBe(expected))

  it('on every site', () => {
    expect(told(visit('/sv/s/kl%C3%A4nning', FI))).toBe(page('klänning', '', 'fi/sv'))
    expect(told(visit('/no/nb/s/kjole'))).toBe(page('kjole', '', 'no-path/nb'))
  })
})

describe('R-ROUTE-26 a search goes to its one address in one hop', () => {
  it.each([
    ['/s?q=punainen+mekko', '308 /s/punainen%20mekko'],
    ['/s?q=a%2Fb%25&sort=PRICE', '308 /s/a%2Fb%25?sort=PRICE'],
    ['/s?q=x&brands=A~1&brands=B~2', '308 /s/x?brands=A~1,B~2'],
    ['/s/a/b', '308 /s/a%2Fb'],
    ['/s/%20mekko%20%20uusi%20', '308 /s/mekko%20uusi'],
    ['/s/ro%CC%88d', '308 /s/r%C3%B6d'],
    [`/s/${'x'.repeat(300)}`, `308 /s/${'x'.repeat(100)}`],
    [`/s/${'a/'.repeat(30)}`, `308 /s/${encodeURIComponent('a/'.repeat(30).slice(0, -1))}`],
    ['/s/%20', '308 /s'],
    ['/s/%00', '308 /s'],
    ['/s/mekko/', '308 /s/mekko'],
    ['/list', '307 /s'],
    ['/list?q=mekko', '307 /s/mekko'],
    ['/list/a%2Fb', '307 /s/a%2Fb'],
    ['/list/100%25', '307 /s/100%25'],
  ])('%s', (address, expected) => {
    const first = visit(address, FI)
    expect(told(first)).toBe(expected)
    if (first.type === 'redirect') expect(visit(first.to, FI).type).toBe('rewrite')
  })

  it('with market and language', () => expect(told(visit('/s?q=mekko'))).toBe('302 /fi/fi/s/mekko'))
})

it('T28 an address with an invalid percent escape and an internal address answer 404', () => {
  for (const address of ['/s/100%', '/s/%FF', '/fi/fi/search/_/_bWVra28'])
    expect(told(visit(address, FI))).toBe('rewrite /fi/fi/404')
})

it('T28 the JSON of a search has exactly one address', () => {
  expect(told(visit(`/api/search/fi/sv/_/${encodeSearchSegment('röd')}`))).toBe('next')
  for (const path of ['_/_', '_/mekko', '_/_bWVra28/x', 'x/_bWVra28', '_/_bWVra28='])
    expect(told(visit(`/api/search/fi/sv/${path}`))).toBe('404 Not found')
  expect(told(visit('/api/search/fi-path/sv/_/_bWVra28'))).toBe('404 Not found')
})

it('T28 over the limit, stored kinds of pages stay at their address; the server itself gets the limit page of any site', () => {
  const over = (overLimit: string, pathname: string, host = 'fi.localhost') =>
    told(decide({ url: { pathname, search: '' }, host, cookies: new Map(), overLimit }, SETUP))
  expect(over('uncached', '/c/mekot')).toBe('rewrite /fi/fi/list/_/c/mekot')
  expect(over('uncached', '/s/a/b')).toBe('308 /s/a%2Fb')
  expect(over('uncached', '/checkout/confirm')).toBe('rewrite /fi/fi/limited')
  expect(over('any', '/fi/limited')).toBe('rewrite /fi/fi/limited')
  expect(over('any', '/sv/limited')).toBe('rewrite /fi/sv/limited')
  expect(over('any', '/nb/limited', 'no.localhost')).toBe('rewrite /no/nb/limited')
  expect(over('any', '/dk/da/limited', '127.0.0.1')).toBe('rewrite /dk-path/da/limited')
})
