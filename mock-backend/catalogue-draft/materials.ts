import type { Localised } from '@/mock-backend/catalogue/types'
import { inAll } from './langs'

type Material = { name: Localised; made: Localised; composition: Localised; care: Localised; praise: Localised }

const HAND = inAll('Käsinpesu 30 °C', 'Handtvätt 30 °C', 'Håndvask 30 °C', 'Håndvask 30 °C')
const GENTLE = inAll('Hienopesu 30 °C', 'Skontvätt 30 °C', 'Skånevask 30 °C', 'Skånevask 30 °C')
const MACHINE = inAll('Konepesu 40 °C', 'Maskintvätt 40 °C', 'Maskinvask 40 °C', 'Maskinvask 40 °C')
const CLEAN = inAll('Kemiallinen pesu', 'Kemtvätt', 'Kjemisk rens', 'Kemisk rens')
const WIPE = inAll(
  'Pyyhi kostealla',
  'Torkas med fuktig trasa',
  'Tørkes av med fuktig klut',
  'Tørres af med en fugtig klud',
)

const material = (
  ...[name, made, composition, care, praise]: [Localised, Localised, Localised, Localised, Localised]
) => ({ name, made, composition, care, praise }) satisfies Material

/** `made` follows the piece in a sentence: "in soft wool". `praise` is a sentence of its own. */
export const MATERIALS: Record<string, Material> = {
  wool: material(
    inAll('Villa', 'Ull', 'Ull', 'Uld'),
    inAll('pehmeästä villasta', 'i mjuk ull', 'i myk ull', 'i blød uld'),
    inAll('100 % merinovilla', '100 % merinoull', '100 % merinoull', '100 % merinould'),
    HAND,
    inAll(
      'Merinovilla lämmittää kutittamatta.',
      'Merinoullen värmer utan att klia.',
      'Merinoullen varmer uten å klø.',
      'Merinoulden varmer uden at kradse.',
    ),
  ),
  alpaca: material(
    inAll('Alpakka', 'Alpacka', 'Alpakka', 'Alpaka'),
    inAll('kevyestä alpakasta', 'i lätt alpacka', 'i lett alpakka', 'i let alpaka'),
    inAll('60 % alpakka, 40 % villa', '60 % alpacka, 40 % ull', '60 % alpakka, 40 % ull', '60 % alpaka, 40 % uld'),
    HAND,
    inAll(
      'Alpakka on kevyttä ja ihanan lämmintä.',
      'Alpackan är lätt och underbart varm.',
      'Alpakkaen er lett og deilig varm.',
      'Alpakaen er let og dejligt varm.',
    ),
  ),
  cottonKnit: material(
    inAll('Puuvillaneulos', 'Bomullsstick', 'Bomullsstrikk', 'Bomuldsstrik'),
    inAll('tiiviistä puuvillaneuloksesta', 'i tätstickad bomull', 'i tettstrikket bomull', 'i tætstrikket bomuld'),
    inAll('100 % puuvilla', '100 % bomull', '100 % bomull', '100 % bomuld'),
    GENTLE,
    inAll(
      'Neulos pitää muotonsa pesusta toiseen.',
      'Sticket håller formen tvätt efter tvätt.',
      'Strikken holder formen vask etter vask.',
      'Strikken holder faconen vask efter vask.',
    ),
  ),
  cotton: material(
    inAll('Puuvilla', 'Bomull', 'Bomull', 'Bomuld'),
    inAll('luomupuuvillasta', 'i ekologisk bomull', 'i økologisk bomull', 'i økologisk bomuld'),
    inAll('100 % luomupuuvilla', '100 % ekologisk bomull', '100 % økologisk bomull', '100 % økologisk bomuld'),
    MACHINE,
    inAll(
      'Puuvilla hengittää ja kestää pesua.',
      'Bomullen andas och tål tvätt.',
      'Bomullen puster og tåler vask.',
      'Bomulden ånder og tåler vask.',
    ),
  ),
  linen: material(
    inAll('Pellava', 'Linne', 'Lin', 'Hør'),
    inAll('pestystä pellavasta', 'i tvättat linne', 'i vasket lin', 'i vasket hør'),
    inAll('55 % pellava, 45 % puuvilla', '55 % linne, 45 % bomull', '55 % lin, 45 % bomull', '55 % hør, 45 % bomuld'),
    GENTLE,
    inAll(
      'Pellava vain kaunistuu käytössä.',
      'Linnet blir bara vackrare med åren.',
      'Linet blir bare finere med årene.',
      'Hørren bliver kun smukkere med tiden.',
    ),
  ),
  viscose: material(
    inAll('Viskoosi', 'Viskos', 'Viskose', 'Viskose'),
    inAll('laskeutuvasta viskoosista', 'i fallande viskos', 'i fallende viskose', 'i blødtfaldende viskose'),
    inAll('100 % viskoosi', '100 % viskos', '100 % viskose', '100 % viskose'),
    GENTLE,
    inAll(
      'Viskoosi laskeutuu kauniisti ja tuntuu viileältä iholla.',
      'Viskosen faller vackert och känns sval mot huden.',
      'Viskosen faller vakkert og kjennes kjølig mot huden.',
      'Viskosen falder smukt og føles kølig mod huden.',
    ),
  ),
  satin: material(
    inAll('Satiini', 'Satin', 'Sateng', 'Satin'),
    inAll('kiiltävästä satiinista', 'i glansig satin', 'i blank sateng', 'i blank satin'),
    inAll(
      '100 % kierrätetty polyesteri',
      '100 % återvunnen polyester',
      '100 % resirkulert polyester',
      '100 % genanvendt polyester',
    ),
    GENTLE,
    inAll(
      'Satiini hohtaa hillitysti eikä juuri rypisty.',
      'Satinen skimrar diskret och skrynklas knappt.',
      'Satengen skimrer dempet og krøller nesten ikke.',
      'Satinen skinner afdæmpet og krøller næsten ikke.',
    ),
  ),
  silk: material(
    inAll('Silkki', 'Siden', 'Silke', 'Silke'),
    inAll('pestävästä silkistä', 'i tvättbart siden', 'i vaskbar silke', 'i vaskbar silke'),
    inAll('100 % mulperisilkki', '100 % mullbärssiden', '100 % morbærsilke', '100 % morbærsilke'),
    HAND,
    inAll(
      'Silkki pitää lämpimänä talvella ja viileänä kesällä.',
      'Sidenet värmer på vintern och svalkar på sommaren.',
      'Silken varmer om vinteren og kjøler om sommeren.',
      'Silken varmer om vinteren og køler om sommeren.',
    ),
  ),
  crepe: material(
    inAll('Kreppi', 'Kräpp', 'Crêpe', 'Crepe'),
    inAll('ryhdikkäästä krepistä', 'i kräpp med stadga', 'i crêpe med god tyngde', 'i crepe med god tyngde'),
    inAll(
      '95 % polyesteri, 5 % elastaani',
      '95 % polyester, 5 % elastan',
      '95 % polyester, 5 % elastan',
      '95 % polyester, 5 % elastan',
    ),
    GENTLE,
    inAll(
      'Kreppi ei rypisty matkallakaan.',
      'Kräppen håller sig slät även på resan.',
      'Crêpen holder seg glatt, også på reise.',
      'Crepen holder sig glat, også på rejsen.',
    ),
  ),
  suiting: material(
    inAll('Villasekoite', 'Ullblandning', 'Ullblanding', 'Uldblanding'),
    inAll('ohuesta villasekoitteesta', 'i tunn ullblandning', 'i tynn ullblanding', 'i tynd uldblanding'),
    inAll(
      '54 % villa, 44 % polyesteri, 2 % elastaani',
      '54 % ull, 44 % polyester, 2 % elastan',
      '54 % ull, 44 % polyester, 2 % elastan',
      '54 % uld, 44 % polyester, 2 % elastan',
    ),
    CLEAN,
    inAll(
      'Kangas joustaa hieman ja oikenee yön aikana.',
      'Tyget ger efter lite och hänger ut sig över natten.',
      'Stoffet gir litt etter og henger seg ut over natten.',
      'Stoffet giver sig en smule og hænger sig glat natten over.',
    ),
  ),
  woolCloth: material(
    inAll('Villakangas', 'Ulltyg', 'Ullstoff', 'Uldstof'),
    inAll('tiiviistä villakankaasta', 'i tätvävd ull', 'i tettvevd ull', 'i tætvævet uld'),
    inAll(
      '70 % villa, 30 % kierrätetty polyamidi',
      '70 % ull, 30 % återvunnen polyamid',
      '70 % ull, 30 % resirkulert polyamid',
      '70 % uld, 30 % genanvendt polyamid',
    ),
    CLEAN,
    inAll(
      'Villakangas pitää tuulen ja pienen sateen loitolla.',
      'Ulltyget stänger ute blåst och lätt regn.',
      'Ullstoffet holder vind og lett regn ute.',
      'Uldstoffet holder blæst og let regn ude.',
    ),
  ),
  denim: material(
    inAll('Denim', 'Denim', 'Denim', 'Denim'),
    inAll('jämäkästä denimistä', 'i kraftig denim', 'i solid denim', 'i kraftig denim'),
    inAll(
      '99 % puuvilla, 1 % elastaani',
      '99 % bomull, 1 % elastan',
      '99 % bomull, 1 % elastan',
      '99 % bomuld, 1 % elastan',
    ),
    MACHINE,
    inAll(
      'Denim pehmenee ja muotoutuu käytössä.',
      'Denimen mjuknar och formar sig efter dig.',
      'Denimen mykner og former seg etter deg.',
      'Denimen bliver blødere og former sig efter dig.',
    ),
  ),
  leather: material(
    inAll('Nahka', 'Skinn', 'Skinn', 'Læder'),
    inAll(
      'kasviparkitusta nahasta',
      'i vegetabiliskt garvat skinn',
      'i vegetabilsk garvet skinn',
      'i vegetabilsk garvet læder',
    ),
    inAll(
      'Päällinen: nahka. Vuori: puuvilla',
      'Ovandel: skinn. Foder: bomull',
      'Ytterside: skinn. Fôr: bomull',
      'Yderside: læder. For: bomuld',
    ),
    WIPE,
    inAll(
      'Nahka saa kauniin pinnan vuosien mittaan.',
      'Skinnet får en vacker patina med åren.',
      'Skinnet får en vakker patina med årene.',
      'Læderet får en smuk patina med årene.',
    ),
  ),
  suede: material(
    inAll('Mokka', 'Mocka', 'Semsket skinn', 'Ruskind'),
    inAll('pehmeästä mokasta', 'i mjuk mocka', 'i mykt, semsket skinn', 'i blødt ruskind'),
    inAll(
      'Päällinen: mokka. Vuori: puuvilla',
      'Ovandel: mocka. Foder: bomull',
      'Ytterside: semsket skinn. Fôr: bomull',
      'Yderside: ruskind. For: bomuld',
    ),
    WIPE,
    inAll(
      'Mokka tuntuu sametilta käteen.',
      'Mockan känns som sammet.',
      'Det semskede skinnet kjennes som fløyel.',
      'Ruskindet føles som fløjl.',
    ),
  ),
  canvas: material(
    inAll('Kanvaasi', 'Kanvas', 'Kanvas', 'Kanvas'),
    inAll('tukevasta kanvaasista', 'i tålig kanvas', 'i slitesterk kanvas', 'i slidstærk kanvas'),
    inAll('100 % puuvilla, kumipohja', '100 % bomull, gummisula', '100 % bomull, gummisåle', '100 % bomuld, gummisål'),
    WIPE,
    inAll(
      'Kanvaasi on kevyt jalassa.',
      'Kanvasen är lätt på foten.',
      'Kanvasen er lett på foten.',
      'Kanvassen er let på foden.',
    ),
  ),
}
