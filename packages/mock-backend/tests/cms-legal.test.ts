import { describe, expect, it } from 'vitest'
import { createCms } from '#catalogue/cms/create-cms'
import { PAGES } from '#catalogue/cms/page-keys'
import { createCatalogue } from '#catalogue/create-catalogue'
import { SHOP_PATHS } from '#catalogue/public-paths'
import type { Lang, MarketAlias } from '#catalogue/types'

const { areas, menus } = createCms({ catalogue: createCatalogue({ today: new Date('2026-11-21T09:00:00Z') }) })

type Edition = {
  market: MarketAlias
  lang: Lang
  /** Statutory rights in the order of the terms: withdrawal, defects, disputes. */
  terms: readonly (string | RegExp)[]
  foreign: RegExp
  authority: string
  accessAuthority: string
  form: string
  hygiene: RegExp
}

const EDITIONS: readonly Edition[] = [
  {
    market: 'fi',
    lang: 'fi',
    terms: ['Kuluttajansuojalain mukaan voit peruuttaa', /kahden kuukauden/i, 'kuluttajaneuvonta', 'kuluttajariita.fi'],
    foreign: /kolmen vuoden/,
    authority: 'tietosuojavaltuutetulle',
    accessAuthority: 'Traficomille',
    form: 'Peruuttamislomake',
    hygiene: /Uima-asuja ja korvakoruja/,
  },
  {
    market: 'fi',
    lang: 'sv',
    terms: ['konsumentskyddslagen', 'inom två månader', 'konsumentrådgivningen', 'konsumenttvistenämnden'],
    foreign: /tre års|konsumentköplagen|distansavtalslagen|Allmänna reklamationsnämnden|Integritetsskydd/,
    authority: 'dataombudsmannen',
    accessAuthority: 'Traficom',
    form: 'Ångerblankett',
    hygiene: /Badkläder och örhängen/,
  },
  {
    market: 'se',
    lang: 'sv',
    terms: ['distansavtalslagen', 'tre års reklamationsrätt enligt konsumentköplagen', 'inom två månader', 'arn.se'],
    foreign: /konsumentskyddslagen|konsumenttvistenämnden|dataombudsmannen/,
    authority: 'Integritetsskyddsmyndigheten',
    accessAuthority: 'Post- och telestyrelsen',
    form: 'Ångerblankett',
    hygiene: /Badkläder och örhängen/,
  },
  {
    market: 'no',
    lang: 'nb',
    terms: [
      'merverdiavgift og eventuell toll',
      'angrerettloven',
      /to års .* forbrukerkjøpsloven, og fem år/,
      'to måneder',
      'Forbrukertilsynet',
      'Forbrukerklageutvalget',
    ],
    foreign: /købeloven|Forbrukerrådet/,
    authority: 'Datatilsynet (www.datatilsynet.no)',
    accessAuthority: 'uutilsynet.no',
    form: 'Angrerettskjema',
    hygiene: /Badetøy og øredobber/,
  },
  {
    market: 'dk',
    lang: 'da',
    terms: [
      'forbrugeraftaleloven',
      'to års reklamationsret efter købeloven',
      'to måneder',
      'Mæglingsteamet for Forbrugerklager',
      'naevneneshus.dk',
      'Forbrugerklagenævnet',
      'forbrugereuropa.dk',
    ],
    foreign: /kjøpsloven|Forbrukertilsynet|Center for Klageløsning/,
    authority: 'Datatilsynet (www.datatilsynet.dk)',
    accessAuthority: 'Digitaliseringsstyrelsen',
    form: 'Standardfortrydelsesformular',
    hygiene: /Badetøj og øreringe/,
  },
]

/** Telephone numbers that no subscriber has. */
const PHONES: Record<MarketAlias, { number: string; link: string }> = {
  fi: { number: '09 010 0100', link: 'tel:+35890100100' },
  se: { number: '08-465 004 00', link: 'tel:+46846500400' },
  no: { number: '01 00 01 00', link: 'tel:+4701000100' },
  dk: { number: '01 00 01 00', link: 'tel:+4501000100' },
}

/** Words of the law, by language. */
const WITHDRAW: Record<Lang, string> = {
  fi: 'Peruuta sopimus tästä',
  sv: 'Ångra avtalet här',
  nb: 'Angre avtalen her',
  da: 'Fortryd aftale',
}

const textOf = ({ market, lang }: Edition, page: keyof typeof PAGES): string => {
  const found = areas.find(
    ({ alias, markets, ...area }) => alias === PAGES[page][lang] && markets.includes(market) && area.lang === lang,
  )
  return JSON.stringify(found?.containers)
}

describe.each(EDITIONS)('law of $market in $lang', (edition) => {
  it('R-CMS-07 the terms name the statutory rights of the market and of no other market', () => {
    const terms = textOf(edition, 'terms')
    for (const right of edition.terms) expect(terms).toMatch(right)
    expect(terms).not.toMatch(edition.foreign)
  })

  it('R-CMS-07 terms, contact page and footer have the telephone number, the pages with its hours', () => {
    const { number, link } = PHONES[edition.market]
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    for (const page of ['terms', 'service'] as const) {
      expect(plain(textOf(edition, page)), page).toContain(number)
      expect(textOf(edition, page), page).toContain('8–17')
    }
    expect(textOf(edition, 'service')).toContain(`href=\\"${link}\\"`)
    const footer = menus.find(
      ({ location, market, lang }) =>
        location === 'footer-contact' && market === edition.market && lang === edition.lang,
    )
    expect(footer?.items.map(({ label, url }) => [plain(label), url])).toEqual([[number, link]])
  })

  it('R-CMS-07 the terms end with the model withdrawal form, and the returns page links to it', () => {
    const headings = [...textOf(edition, 'terms').matchAll(/<h2>([^<]+)<\/h2>/g)].map((match) => match[1])
    expect(headings.at(-1)).toBe(edition.form)
    expect(textOf(edition, 'returns')).toContain(`href=\\"/${PAGES.terms[edition.lang]}\\"`)
  })

  it('T36 the terms and the page of returns name the function for withdrawing in the words of the law, and link to it', () => {
    const link = `<a href=\\"${SHOP_PATHS.withdrawalForm[edition.lang]}\\">${WITHDRAW[edition.lang]}</a>`
    for (const page of ['terms', 'returns'] as const) expect(textOf(edition, page), page).toContain(link)
  })

  it('T36 the terms and the page of customer service lead to the page of complaints', () => {
    for (const page of ['terms', 'service'] as const)
      expect(textOf(edition, page), page).toContain(`href=\\"${SHOP_PATHS.complaintForm[edition.lang]}\\"`)
  })

  it('R-CMS-07 returns do not require labels, and products that cannot be returned for hygiene are named', () => {
    const returns = textOf(edition, 'returns')
    expect(returns).toMatch(edition.hygiene)
    expect(returns).not.toMatch(/laput|etikett|merkelapp|mærkerne/i)
  })

  it('R-CMS-07 complaints about privacy go to the authority of the market', () => {
    const privacy = textOf(edition, 'privacy')
    expect(privacy).toContain(edition.authority)
    expect(privacy).not.toMatch(edition.foreign)
    expect(privacy, 'who gets what is stored with consent').toMatch(/Voyado.*Google.*SHA-256/)
  })

  it('R-CMS-07 the page on accessibility says how to report a fault, and who hears complaints; the footer links to it', () => {
    const page = textOf(edition, 'accessibility')
    expect(page, 'a mail that asks for the address of the page').toMatch(
      /href=\\?"mailto:[\w.@]+\?subject=[\w%]+&amp;body=[\w%]*(?:osoite|adres)[\w%]*/i,
    )
    expect(page).toMatch(/WCAG 2\.2/)
    expect(page).toContain('mailto:')
    expect(page).toContain(edition.accessAuthority)
    const footer = menus.filter(({ market, lang }) => market === edition.market && lang === edition.lang)
    expect(JSON.stringify(footer)).toContain(`"/${PAGES.accessibility[edition.lang]}"`)
  })

  it('R-CMS-07 the statutory 14 days are not presented as a benefit of the shop', () => {
    const texts = JSON.stringify([
      areas.filter(({ markets, lang }) => markets.includes(edition.market) && lang === edition.lang),
      menus.filter(({ market, lang }) => market === edition.market && lang === edition.lang),
    ])
    expect(texts).not.toMatch(/palautusoikeu|öppet köp|åpent kjøp|returret/i)
  })
})
