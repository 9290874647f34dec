import type { Lang, MarketAlias } from '#catalogue/types'

/** Facts about a market in one language, as inserted into texts; amounts from T17 and from the carriers. */
export type MarketFacts = {
  /** Purchase above which delivery is free. */
  free: string
  /** The lowest delivery fee, inflected as the sentence on the delivery page requires. */
  fee: string
  /** Fee of home delivery, inflected likewise; `homeFree` is the fee of purchases above `free`. */
  home: string
  homeFree: string
  /** Minimum order. */
  minimum: string
  /** Days until an invoice is due. */
  invoiceDays: string
  /** What an invoice costs, as a part of the sentence on the payment page. */
  invoiceFee: string
  /** What the checkout adds to the prices, as the subject of the sentence in the terms. */
  charges: string
  /** Inflected as the sentence on the delivery page requires. */
  carriers: string
  /** The instant payment method that the payment page names. */
  direct: string
  /** Telephone number of customer service as people write it, and the same for a link. */
  phone: string
  phoneLink: string
  /** The law with the right of withdrawal. */
  law: string
  /** Sentences on how long the seller is liable for defects. */
  defects: string
  /** Sentences on the body that settles disputes. */
  disputes: string
  /** The authority for privacy complaints. */
  authority: string
  /** The sentence that names the law on accessible services. */
  access: string
  /** The authority for complaints about accessibility. */
  accessAuthority: string
}

/** An edition of the shop: a market in one of its languages. */
export type Edition = { market: MarketAlias; lang: Lang }

/** Days until an invoice is due, in all markets. */
export const INVOICE_DAYS = 14
const invoiceDays = String(INVOICE_DAYS)

/**
 * Telephone numbers that nobody has: Sweden's is of the range reserved for fiction; the other countries have no such
 * range, and theirs begin with digits that are given to no subscriber.
 */
const PHONES = {
  fi: { phone: '09\u00a0010\u00a00100', phoneLink: 'tel:+35890100100' },
  se: { phone: '08-465\u00a0004\u00a000', phoneLink: 'tel:+46846500400' },
  no: { phone: '01\u00a000\u00a001\u00a000', phoneLink: 'tel:+4701000100' },
  dk: { phone: '01\u00a000\u00a001\u00a000', phoneLink: 'tel:+4501000100' },
} as const satisfies Record<MarketAlias, Pick<MarketFacts, 'phone' | 'phoneLink'>>

export const EDITIONS: readonly (Edition & { facts: MarketFacts })[] = [
  {
    market: 'fi',
    lang: 'fi',
    facts: {
      ...PHONES.fi,
      invoiceDays,
      free: '69\u00a0€',
      fee: '4,50\u00a0eurosta',
      home: '9,90\u00a0eurosta',
      homeFree: '5\u00a0eurosta',
      minimum: '10\u00a0€',
      invoiceFee: 'eikä lisäkuluja',
      charges: 'Toimituskulut',
      carriers: 'Postin ja Matkahuollon',
      direct: 'Verkkopankki',
      law: 'Kuluttajansuojalain',
      defects:
        'Vastaamme tuotteen virheestä kuluttajansuojalain mukaan. Vastuulla ei ole määräaikaa: tuotteen on kestettävä niin kauan kuin sen voi kohtuudella olettaa kestävän. Ilmoita virheestä kohtuullisessa ajassa siitä, kun havaitsit sen. Kahden kuukauden kuluessa tehty ilmoitus on aina ajoissa.',
      disputes:
        'Jos se ei onnistu, ota ensin yhteyttä kuluttajaneuvontaan (www.kkv.fi). Sen jälkeen voit viedä asian kuluttajariitalautakuntaan (www.kuluttajariita.fi).',
      authority: 'tietosuojavaltuutetulle (www.tietosuoja.fi)',
      access: 'Saavutettavuutta vaatii laki digitaalisten palvelujen tarjoamisesta (306/2019).',
      accessAuthority: 'Liikenne- ja viestintävirasto Traficomille (www.saavutettavuusvaatimukset.fi)',
    },
  },
  {
    market: 'fi',
    lang: 'sv',
    facts: {
      ...PHONES.fi,
      invoiceDays,
      free: '69\u00a0€',
      fee: '4,50\u00a0€',
      home: '9,90\u00a0€',
      homeFree: '5\u00a0€',
      minimum: '10\u00a0€',
      invoiceFee: 'utan avgift',
      charges: 'Frakten',
      carriers: 'Posti och Matkahuolto',
      direct: 'Nätbank',
      law: 'konsumentskyddslagen',
      defects:
        'Vi ansvarar för fel enligt konsumentskyddslagen. Ansvaret har ingen bestämd tidsgräns: varan ska hålla så länge man rimligen kan förvänta sig. Reklamera inom skälig tid från det att du upptäckte felet. En reklamation inom två månader är alltid i tid.',
      disputes:
        'Kommer vi inte överens kontaktar du först konsumentrådgivningen (www.kkv.fi). Därefter kan du föra ärendet till konsumenttvistenämnden (www.kuluttajariita.fi).',
      authority: 'dataombudsmannen (www.tietosuoja.fi)',
      access: 'Kraven finns i lagen om tillhandahållande av digitala tjänster (306/2019).',
      accessAuthority: 'Transport- och kommunikationsverket Traficom (www.tillganglighetskrav.fi)',
    },
  },
  {
    market: 'se',
    lang: 'sv',
    facts: {
      ...PHONES.se,
      invoiceDays,
      free: '699\u00a0kr',
      fee: '39\u00a0kr',
      home: '99\u00a0kr',
      homeFree: '50\u00a0kr',
      minimum: '100\u00a0kr',
      invoiceFee: 'mot en avgift på 29\u00a0kr',
      charges: 'Frakten och, om du väljer faktura, en avgift på 29\u00a0kr',
      carriers: 'PostNord och Instabox',
      direct: 'Swish',
      law: 'distansavtalslagen',
      defects:
        'Du har tre års reklamationsrätt enligt konsumentköplagen. Reklamera inom skälig tid från det att du upptäckte felet. En reklamation inom två månader är alltid i tid.',
      disputes:
        'Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden (www.arn.se), och vi följer nämndens rekommendation.',
      authority: 'Integritetsskyddsmyndigheten (www.imy.se)',
      access: 'Kraven finns i lagen om vissa produkters och tjänsters tillgänglighet (2023:254).',
      accessAuthority: 'Post- och telestyrelsen (www.pts.se)',
    },
  },
  {
    market: 'no',
    lang: 'nb',
    facts: {
      ...PHONES.no,
      invoiceDays,
      free: '699\u00a0kr',
      fee: '59\u00a0kr',
      home: '119\u00a0kr',
      homeFree: '60\u00a0kr',
      minimum: '100\u00a0kr',
      invoiceFee: 'mot et gebyr på 39\u00a0kr',
      charges: 'Frakten og, hvis du velger faktura, et gebyr på 39\u00a0kr',
      carriers: 'Posten og Bring',
      direct: 'Vipps',
      law: 'angrerettloven',
      defects:
        'Du har to års reklamasjonsrett etter forbrukerkjøpsloven, og fem år for varer som er ment å vare vesentlig lenger. Si fra innen rimelig tid etter at du oppdaget feilen. Fristen er aldri kortere enn to måneder.',
      disputes:
        'Blir vi ikke enige, kan du klage til Forbrukertilsynet (www.forbrukertilsynet.no), som megler, og saken kan avgjøres av Forbrukerklageutvalget. Fordi vi holder til i Finland, kan også Forbruker Europa (www.forbrukereuropa.no) hjelpe deg.',
      authority: 'Datatilsynet (www.datatilsynet.no)',
      access: 'Kravene står i forskriften om universell utforming av IKT-løsninger.',
      accessAuthority: 'Tilsynet for universell utforming av ikt (www.uutilsynet.no)',
    },
  },
  {
    market: 'dk',
    lang: 'da',
    facts: {
      ...PHONES.dk,
      invoiceDays,
      free: '499\u00a0kr.',
      fee: '35\u00a0kr.',
      home: '69\u00a0kr.',
      homeFree: '30\u00a0kr.',
      minimum: '75\u00a0kr.',
      invoiceFee: 'uden gebyr',
      charges: 'Fragten',
      carriers: 'GLS og dao',
      direct: 'MobilePay',
      law: 'forbrugeraftaleloven',
      defects:
        'Du har to års reklamationsret efter købeloven. Reklamer inden for rimelig tid, efter at du har opdaget fejlen. Reklamerer du inden for to måneder, er det altid rettidigt.',
      disputes:
        'Bliver vi ikke enige, kan du klage til Mæglingsteamet for Forbrugerklager, Nævnenes Hus, Toldboden 2, 8800 Viborg (www.naevneneshus.dk). Kan mæglingen ikke løse sagen, kan du gå videre til Forbrugerklagenævnet. Fordi vi holder til i Finland, kan også Forbruger Europa (www.forbrugereuropa.dk) hjælpe dig.',
      authority: 'Datatilsynet (www.datatilsynet.dk)',
      access: 'Kravene står i lov om tilgængelighedskrav for produkter og tjenester (lov nr. 801 af 7. juni 2022).',
      accessAuthority: 'Digitaliseringsstyrelsen (www.digst.dk)',
    },
  },
]
