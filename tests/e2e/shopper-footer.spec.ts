import { rawRequest } from '@/tests/support/raw-request'
import { expect, STOREFRONTS, test } from '@/tests/support/shop-test'
import { translatorFor } from '@/tests/support/translator-for'

/** Payment and delivery companies of a market, and the company details that the law requires. */
const TRADE = {
  fi: {
    names: ['Visa', 'Mastercard', 'Klarna', 'MobilePay', 'Posti', 'Matkahuolto'],
    number: 'Y-tunnus 3141592-6',
    phone: 'tel:+35890100100',
  },
  se: {
    names: ['Swish', 'Visa', 'Mastercard', 'Klarna', 'PostNord', 'Instabox'],
    number: 'FO-nummer 3141592-6',
    phone: 'tel:+46846500400',
  },
  no: {
    names: ['Vipps', 'Visa', 'Mastercard', 'Klarna', 'Posten', 'Bring'],
    number: 'org.nr. 3141592-6',
    phone: 'tel:+4701000100',
  },
  dk: {
    names: ['MobilePay', 'Visa', 'Mastercard', 'Klarna', 'GLS', 'dao'],
    number: '3141592-6',
    phone: 'tel:+4501000100',
  },
} as const

/** Free delivery above an amount, and the days to return. */
const PROMISES = {
  fi: [/\b69\s€/, /\b14\b/],
  se: [/\b699\skr/, /\b14\b/],
  no: [/\b699\skr/, /\b14\b/],
  dk: [/\b499\skr/, /\b14\b/],
} as const

test('R-CMS-07 the promises at the top and the footer of each market: payment methods, carriers, company and social media', async () => {
  for (const { market, lang, origin: place } of STOREFRONTS) {
    const say = translatorFor(lang)
    const { body } = await rawRequest(place, '/')
    const [, promises] =
      new RegExp(`<aside[^>]*aria-label="${say('shell.promises')}"[^>]*>(.*?)</aside>`).exec(body) ?? []
    for (const words of PROMISES[market]) expect(promises, market).toMatch(words)
    const footer = body.slice(body.lastIndexOf('<footer'), body.lastIndexOf('</footer>'))
    const items = [...footer.matchAll(/<li>([^<]+)<\/li>/g)].map(([, words]) => words)
    expect(items, market).toEqual(TRADE[market].names)
    expect(footer).toContain(`<p>${say('footer.company')}</p>`)
    expect(say('footer.company')).toContain(TRADE[market].number)
    expect(footer).toContain(say('footer.hours'))
    expect(footer).toContain(`<a href="mailto:${say('footer.mail')}">`)
    expect(footer).toContain(`<a href="${TRADE[market].phone}">`)
    for (const name of ['instagram', 'pinterest', 'youtube'])
      expect(footer).toMatch(
        new RegExp(`<a href="https://www\\.${name}\\.com/[^"]+" target="_blank" rel="[^"]*noopener[^"]*">`),
      )
    expect(footer.split(say('footer.opensElsewhere'))).toHaveLength(4)
  }
})
