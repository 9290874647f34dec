import { expect, it } from 'vitest'
import { robotsTxt } from '@/lib/seo/robots-txt'

const closedOn = (market: 'fi' | 'se', lang: 'fi' | 'sv') =>
  robotsTxt({ market, lang, mode: 'domain' }, 'https://kajo.test')
    .split('\n')
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length))

it('robots.txt closes the checkout in every language of the market', () => {
  const open = ['/api/', '/graphql']
  expect(closedOn('fi', 'fi')).toEqual([...open, '/kassa', '/checkout/', '/sv/kassan', '/sv/checkout/'])
  expect(closedOn('se', 'sv')).toEqual([...open, '/kassan', '/checkout/'])
})
