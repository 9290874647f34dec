import { PAGES, type PageKey } from '#catalogue/cms/page-keys'
import type { Lang } from '#catalogue/types'

/** Complete search texts that shoppers type for a customer service page, by page. */
const SERVICE_WORDS: Record<Lang, Partial<Record<PageKey, readonly string[]>>> = {
  fi: {
    delivery: ['toimitus', 'toimitukset', 'toimitusaika', 'toimituskulut', 'toimitustavat', 'postikulut', 'kuljetus'],
    returns: [
      'palautus',
      'palautukset',
      'palautusoikeus',
      'vaihto',
      'vaihto ja palautus',
      'vaihto-oikeus',
      'palauttaminen',
      'reklamaatio',
    ],
    payment: ['maksutavat', 'maksutapa', 'maksaminen', 'maksu', 'lasku', 'osamaksu', 'klarna'],
    sizes: ['kokotaulukko', 'kokotaulukot', 'koko-opas', 'mittataulukko', 'mitat', 'koot'],
    service: ['asiakaspalvelu', 'yhteystiedot', 'ota yhteyttä', 'yhteydenotto', 'apua'],
    about: ['tietoa kajosta', 'tietoa meistä', 'kajo yritys'],
    sustainability: ['vastuullisuus', 'ekologisuus', 'kestävä kehitys', 'ympäristö'],
    terms: ['toimitusehdot', 'käyttöehdot', 'tilausehdot', 'sopimusehdot', 'peruutusoikeus'],
    privacy: ['tietosuoja', 'tietosuojaseloste', 'evästeet', 'henkilötiedot'],
  },
  sv: {
    delivery: ['leverans', 'leveranser', 'leveranstid', 'frakt', 'fraktkostnad', 'fri frakt', 'leveranssätt'],
    returns: [
      'retur',
      'returer',
      'returnera',
      'byte',
      'byten',
      'byte och retur',
      'returrätt',
      'öppet köp',
      'reklamation',
    ],
    payment: ['betalning', 'betalsätt', 'betala', 'faktura', 'delbetalning', 'klarna', 'swish'],
    sizes: ['storleksguide', 'storlekstabell', 'storlekar', 'måttabell', 'mått'],
    service: ['kundservice', 'kundtjänst', 'kontakt', 'kontakta oss', 'hjälp'],
    about: ['om kajo', 'om oss'],
    sustainability: ['hållbarhet', 'miljö', 'hållbart mode'],
    terms: ['köpvillkor', 'villkor', 'ångerrätt'],
    privacy: ['integritet', 'integritetspolicy', 'cookies', 'kakor', 'personuppgifter'],
  },
  nb: {
    delivery: ['levering', 'leveringstid', 'frakt', 'fraktkostnad', 'fri frakt', 'leveringsmåter'],
    returns: [
      'retur',
      'returer',
      'returnere',
      'bytte',
      'bytte og retur',
      'bytterett',
      'returrett',
      'åpent kjøp',
      'reklamasjon',
    ],
    payment: ['betaling', 'betalingsmåter', 'betale', 'faktura', 'delbetaling', 'klarna', 'vipps'],
    sizes: ['størrelsesguide', 'størrelsestabell', 'størrelser', 'størrelse', 'mål'],
    service: ['kundeservice', 'kundesenter', 'kontakt', 'kontakt oss', 'hjelp'],
    about: ['om kajo', 'om oss'],
    sustainability: ['bærekraft', 'miljø', 'bærekraftig mote'],
    terms: ['kjøpsvilkår', 'vilkår', 'angrerett'],
    privacy: ['personvern', 'personvernerklæring', 'informasjonskapsler', 'cookies', 'personopplysninger'],
  },
  da: {
    delivery: ['levering', 'leveringstid', 'fragt', 'fragtpris', 'fri fragt', 'forsendelse'],
    returns: ['retur', 'returnering', 'returnere', 'returret', 'bytte', 'ombytning', 'bytte og retur', 'reklamation'],
    payment: ['betaling', 'betalingsmetoder', 'betale', 'faktura', 'afbetaling', 'klarna', 'mobilepay'],
    sizes: ['størrelsesguide', 'størrelsesskema', 'størrelser', 'størrelse', 'mål'],
    service: ['kundeservice', 'kontakt', 'kontakt os', 'hjælp'],
    about: ['om kajo', 'om os'],
    sustainability: ['bæredygtighed', 'miljø', 'bæredygtig mode'],
    terms: ['handelsbetingelser', 'vilkår', 'betingelser', 'fortrydelsesret'],
    privacy: ['privatliv', 'privatlivspolitik', 'cookies', 'persondata'],
  },
}

const KEYS = Object.keys(PAGES) as PageKey[]

/** Search texts for the content page with an alias; empty for pages outside customer service. */
export function serviceWordsOf(alias: string, lang: Lang): readonly string[] {
  const key = KEYS.find((candidate) => PAGES[candidate][lang] === alias)
  return (key && SERVICE_WORDS[lang][key]) ?? []
}
