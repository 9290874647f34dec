import type { CatalogueCategory, Localised } from '@/mock-backend/catalogue/types'
import { inAll, inEvery } from './langs'
import { slug } from './slug'

type Row = [categoryId: number, parentId: number, picture: string, name: Localised, text: Localised]

const ROWS: Row[] = [
  [
    1,
    0,
    'scene.outfit-city.webp',
    inAll('Vaatteet', 'Kläder', 'Klær', 'Tøj'),
    inAll(
      'Vaatteita arkeen ja juhlaan, pohjoisen sään mukaan.',
      'Kläder för vardag och fest, gjorda för nordiskt väder.',
      'Klær til hverdag og fest, laget for nordisk vær.',
      'Tøj til hverdag og fest, skabt til nordisk vejr.',
    ),
  ],
  [
    10,
    1,
    'scene.category-dresses.webp',
    inAll('Mekot', 'Klänningar', 'Kjoler', 'Kjoler'),
    inAll(
      'Kietaisumekkoja, juhlamekkoja ja niitä, joita tulee pidettyä joka päivä.',
      'Omlottklänningar, festklänningar och de där du tar på dig varje dag.',
      'Omslagskjoler, festkjoler og dem du tar på deg hver dag.',
      'Slå om-kjoler, festkjoler og dem, du tager på hver dag.',
    ),
  ],
  [
    11,
    1,
    'scene.category-knits.webp',
    inAll('Neuleet', 'Stickat', 'Gensere', 'Strik'),
    inAll(
      'Pehmeitä neuleita villasta ja alpakasta.',
      'Mjuka tröjor i ull och alpacka.',
      'Myke gensere i ull og alpakka.',
      'Blød strik i uld og alpaka.',
    ),
  ],
  [
    12,
    1,
    'shirt.1.sky.plain.front.webp',
    inAll('Paidat', 'Skjortor', 'Skjorter', 'Skjorter'),
    inAll(
      'Puseroita ja kauluspaitoja, jotka pysyvät siisteinä koko päivän.',
      'Blusar och skjortor som håller stilen hela dagen.',
      'Bluser og skjorter som holder seg pene hele dagen.',
      'Bluser og skjorter, der holder formen hele dagen.',
    ),
  ],
  [
    13,
    1,
    'tee.1.white.plain.front.webp',
    inAll('Topit', 'Toppar', 'Topper', 'Toppe'),
    inAll(
      'Toppeja ja T-paitoja yksin tai kerroksittain.',
      'Toppar och t-shirts att bära ensamma eller i lager.',
      'Topper og T-skjorter alene eller lag på lag.',
      'Toppe og T-shirts alene eller lag på lag.',
    ),
  ],
  [
    14,
    1,
    'scene.category-tailoring.webp',
    inAll('Bleiserit', 'Kavajer', 'Blazere', 'Blazere'),
    inAll(
      'Ryhtiä töihin ja juhliin.',
      'Stadga för både jobb och fest.',
      'Fin passform til jobb og fest.',
      'Skarp pasform til job og fest.',
    ),
  ],
  [
    15,
    1,
    'scene.category-coats.webp',
    inAll('Takit', 'Kappor', 'Kåper', 'Frakker'),
    inAll(
      'Villakangastakkeja, joissa tarkenee.',
      'Ullkappor som håller dig varm.',
      'Ullkåper som holder deg varm.',
      'Uldfrakker, der holder dig varm.',
    ),
  ],
  [
    16,
    1,
    'scene.category-skirts.webp',
    inAll('Hameet', 'Kjolar', 'Skjørt', 'Nederdele'),
    inAll(
      'Vekkihameita, jotka liikkuvat mukana.',
      'Plisserade kjolar som följer rörelsen.',
      'Plisserte skjørt som følger bevegelsen.',
      'Plisserede nederdele, der følger bevægelsen.',
    ),
  ],
  [
    17,
    1,
    'trousers.0.charcoal.plain.front.webp',
    inAll('Housut', 'Byxor', 'Bukser', 'Bukser'),
    inAll(
      'Suoria, leveitä ja nilkkapituisia housuja.',
      'Raka, vida och ankellånga byxor.',
      'Rette, vide og ankellange bukser.',
      'Lige, brede og ankellange bukser.',
    ),
  ],
  [
    18,
    1,
    'jeans.0.indigo.plain.front.webp',
    inAll('Farkut', 'Jeans', 'Jeans', 'Jeans'),
    inAll(
      'Farkkuja, jotka kestävät käyttöä.',
      'Jeans som tål att användas.',
      'Jeans som tåler å bli brukt.',
      'Jeans, der kan holde til at blive brugt.',
    ),
  ],
  [
    2,
    0,
    'scene.category-shoes.webp',
    inAll('Kengät', 'Skor', 'Sko', 'Sko'),
    inAll(
      'Nilkkureita ja tennareita joka säähän.',
      'Kängor och sneakers för alla väder.',
      'Støvletter og joggesko for all slags vær.',
      'Støvletter og sneakers til al slags vejr.',
    ),
  ],
  [
    21,
    2,
    'scene.still-boots.webp',
    inAll('Nilkkurit', 'Boots', 'Støvletter', 'Støvletter'),
    inAll(
      'Nahkanilkkureita syksyyn ja talveen.',
      'Boots i skinn för höst och vinter.',
      'Skinnstøvletter til høst og vinter.',
      'Læderstøvletter til efterår og vinter.',
    ),
  ],
  [
    22,
    2,
    'trainer.0.white.plain.front.webp',
    inAll('Tennarit', 'Sneakers', 'Joggesko', 'Sneakers'),
    inAll(
      'Kevyitä tennareita joka päivälle.',
      'Lätta sneakers för alla dagar.',
      'Lette joggesko til hver dag.',
      'Lette sneakers til hver dag.',
    ),
  ],
  [
    3,
    0,
    'scene.still-bag.webp',
    inAll('Laukut', 'Väskor', 'Vesker', 'Tasker'),
    inAll(
      'Laukkuja töihin, kaupungille ja iltaan.',
      'Väskor för jobbet, stan och kvällen.',
      'Vesker til jobben, byen og kvelden.',
      'Tasker til job, by og aften.',
    ),
  ],
  [
    4,
    0,
    'scarf.0.grey.check.front.webp',
    inAll('Asusteet', 'Accessoarer', 'Tilbehør', 'Accessories'),
    inAll(
      'Viimeinen silaus, joka myös lämmittää.',
      'Det sista lilla – som dessutom värmer.',
      'Prikken over i-en – som også varmer.',
      'Prikken over i’et – som også varmer.',
    ),
  ],
  [
    41,
    4,
    'scarf.0.camel.plain.front.webp',
    inAll('Huivit', 'Halsdukar', 'Skjerf', 'Halstørklæder'),
    inAll('Lämpimiä huiveja villasta.', 'Varma halsdukar i ull.', 'Varme skjerf i ull.', 'Varme halstørklæder i uld.'),
  ],
  [
    42,
    4,
    'beanie.0.mustard.plain.front.webp',
    inAll('Pipot', 'Mössor', 'Luer', 'Huer'),
    inAll(
      'Neulottuja pipoja koko talveksi.',
      'Stickade mössor för hela vintern.',
      'Strikkede luer til hele vinteren.',
      'Strikkede huer til hele vinteren.',
    ),
  ],
]

/** The tree in tree order; the address is the name in letters without dots and rings. */
export const createCategories = (): CatalogueCategory[] =>
  ROWS.map(([categoryId, parentCategoryId, primaryImage, name, description], order) => ({
    categoryId,
    parentCategoryId,
    order,
    alias: inEvery((lang) => slug(name[lang])),
    name,
    description,
    primaryImage,
  }))
