import type { Words } from './words-types'

export const nbOutdoorKinds = {
  puffer: [
    'Kanalene er sydd slik at dunet ikke vandrer. Overflaten avviser sludd, og lommene er varmt fôret.',
    'Kan pakkes i sin egen pose og blir luftig igjen på et øyeblikk. Glidelåsene i lommene åpnes med hanskene på.',
    'Den høye kragen lukkes med glidelås helt opp til haken.',
  ],
  'leather-jacket': [
    'Fôret er glatt, og det er lommer også på innsiden. Ermene er svakt buet og poser ikke ved albuen.',
    'Sømmene er sydd med vokset tråd, og metalldelene er massive. Jakken former seg etter deg på noen uker.',
  ],
  'denim-jacket': [
    'Knappene er av metall og stikningene doble. Får plass over en genser og under en ullkåpe.',
    'Kragen står når du slår den opp. I linningen er det knapper til å regulere vidden med.',
  ],
  trench: [
    'Det tette stoffet avviser vann, og bærestykket leder dråpene bort fra skuldrene. Knyt beltet foran eller bak.',
    'Fôret er lett, så en genser får plass under, og kåpen kan brukes langt utover høsten. Splitten bak gir plass til lange steg.',
  ],
  swimsuit: [
    'Stoffet er dobbelt og dekker godt også når det er vått. Benåpningene ligger på plass.',
    'Trikoten beskytter mot sol og tørker fort. På innsiden er det skåler som kan tas ut.',
  ],
  bikini: [
    'Begge delene er fôret med samme stoff, så de dekker godt. Kantene er sydd flate.',
    'Overdelen har uttakbare skåler, og trusen sitter også når du hopper. Bikinien tørker på en ettermiddag.',
  ],
  pyjama: [
    'Kantene har en smal paspel, og strikken i livet er trukket med mykt stoff. Snittet er romslig.',
    'Sømmene er flate og kjennes knapt når du sover. Overdel og bukse kan også brukes hver for seg.',
  ],
  robe: [
    'Forstykkene går godt over hverandre, og beltet går i hemper, så det ikke blir borte. I sidene er det lommer.',
    'Ermene er vide og kan brettes pent opp. Hempen i nakken holder også når den er våt.',
  ],
} satisfies Partial<Words['kinds']>
