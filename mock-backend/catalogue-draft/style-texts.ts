import type { CatalogueStyle, Localised } from '@/mock-backend/catalogue/types'
import type { Kind } from '@/mock-backend/studio/picture-name'
import { KIND_FACTS } from './kinds'
import { inAll, inEvery } from './langs'
import { MATERIALS } from './materials'
import type { Random } from './random'

type Sentences = Record<(typeof KIND_FACTS)[Kind]['occasion'], readonly Localised[]>

const FITS: Sentences = {
  dress: [
    inAll(
      'Leikkaus korostaa vyötäröä ja antaa helman liikkua.',
      'Skärningen markerar midjan och låter kjolen röra sig.',
      'Snittet markerer midjen og lar skjørtet bevege seg.',
      'Snittet fremhæver taljen og lader skørtet bevæge sig.',
    ),
    inAll(
      'Helppo pukea, helppo unohtaa yllä – juuri niin kuin mekon kuuluu olla.',
      'Lätt att ta på, lätt att glömma att du har på – precis som en klänning ska vara.',
      'Lett å ta på, lett å glemme at du har på – akkurat slik en kjole skal være.',
      'Nem at tage på, nem at glemme, at du har på – præcis som en kjole skal være.',
    ),
  ],
  upper: [
    inAll(
      'Rento istuvuus jättää tilaa myös kerroksille.',
      'Den avslappnade passformen ger plats för lager på lager.',
      'Den avslappede passformen gir plass til lag på lag.',
      'Den afslappede pasform giver plads til lag på lag.',
    ),
    inAll(
      'Siistit saumat ja juuri sopiva pituus housujen tai hameen kanssa.',
      'Rena sömmar och precis lagom längd till byxor eller kjol.',
      'Rene sømmer og akkurat passe lengde til bukse eller skjørt.',
      'Rene sømme og lige den rette længde til bukser eller nederdel.',
    ),
  ],
  layer: [
    inAll(
      'Pehmeä hartialinja ja taskut, joihin mahtuu se tärkein.',
      'Mjuk axellinje och fickor som rymmer det viktigaste.',
      'Myk skulderlinje og lommer med plass til det viktigste.',
      'Blød skulderlinje og lommer med plads til det vigtigste.',
    ),
    inAll(
      'Mitoitus sallii paksummankin neuleen alle.',
      'Det finns plats för en tjockare tröja under.',
      'Det er plass til en tykkere genser under.',
      'Der er plads til en tykkere sweater under.',
    ),
  ],
  lower: [
    inAll(
      'Korkea vyötärö istuu nätisti koko päivän.',
      'Den höga midjan sitter fint hela dagen.',
      'Høy midje som sitter pent hele dagen.',
      'Den høje talje sidder pænt hele dagen.',
    ),
    inAll(
      'Mukava istua, kaunis kävellä.',
      'Skön att sitta i, vacker att gå i.',
      'Behagelig å sitte i, vakker å gå i.',
      'Behagelig at sidde i, smuk at gå i.',
    ),
  ],
  shoe: [
    inAll(
      'Pehmustettu pohjallinen jaksaa pitkänkin päivän.',
      'Den vadderade innersulan orkar även långa dagar.',
      'Den polstrede innersålen holder også på lange dager.',
      'Den polstrede indersål holder også til lange dage.',
    ),
    inAll(
      'Lesti on normaali – valitse oma kokosi.',
      'Normal läst – välj din vanliga storlek.',
      'Normal lest – velg din vanlige størrelse.',
      'Normal læst – vælg din sædvanlige størrelse.',
    ),
  ],
  accessory: [
    inAll(
      'Viimeistelee asun eikä jää kaappiin.',
      'Sätter pricken över i och blir inte kvar i garderoben.',
      'Setter prikken over i-en og blir ikke liggende i skapet.',
      'Sætter prikken over i’et og bliver ikke liggende i skabet.',
    ),
    inAll(
      'Hyvä lahja – myös itselle.',
      'En fin present – även till dig själv.',
      'En fin gave – også til deg selv.',
      'En fin gave – også til dig selv.',
    ),
  ],
}

const STYLINGS: readonly Localised[] = [
  inAll(
    'Toimii töissä, illalla ja kaikessa siltä väliltä.',
    'Fungerar på jobbet, på kvällen och till allt däremellan.',
    'Fungerer på jobb, om kvelden og til alt imellom.',
    'Fungerer på job, om aftenen og til alt derimellem.',
  ),
  inAll(
    'Yhdistä väreihin, jotka sinulla jo on.',
    'Kombinera med färgerna du redan har.',
    'Kombiner med fargene du allerede har.',
    'Kombinér med de farver, du allerede har.',
  ),
  inAll(
    'Tehty pidettäväksi vuodesta toiseen.',
    'Gjord för att bäras år efter år.',
    'Laget for å brukes år etter år.',
    'Skabt til at blive brugt år efter år.',
  ),
]

const EXTRA = inAll(
  'Ommeltu pienissä sarjoissa Euroopassa.',
  'Sydd i små serier i Europa.',
  'Sydd i små serier i Europa.',
  'Syet i små serier i Europa.',
)

/** Short, long and extra text of a style, composed of whole sentences per language. */
export function styleTexts(random: Random, kind: Kind, materialKey: string): CatalogueStyle['texts'] {
  const { noun, occasion } = KIND_FACTS[kind]
  const material = MATERIALS[materialKey] as (typeof MATERIALS)[string]
  const [fit, second] = random.some(FITS[occasion], 2) as [Localised, Localised]
  const styling = random.pick(STYLINGS)
  return {
    short: inEvery((lang) => `${noun[lang]} ${material.made[lang]}. ${fit[lang]}`),
    long: inEvery((lang) => `${material.praise[lang]} ${second[lang]} ${styling[lang]}`),
    extra: EXTRA,
  }
}
