import type { Words } from './words-types'

export const nbOutdoorKinds = {
  puffer: {
    short: ['Lett som en dyne, varm som et hus.', 'Dun som holder vinden ute og linjen ren.'],
    long: [
      'Kanalene er sydd slik at dunet ikke vandrer. Overflaten avviser sludd, og lommene er varmt fôret.',
      'Kan pakkes i sin egen pose og blir luftig igjen på et øyeblikk. Glidelåsene i lommene åpnes med hanskene på.',
    ],
  },
  'leather-jacket': {
    short: ['Jakken som er på sitt beste om fem år.', 'En fast jakke som former seg etter den som bærer den.'],
    long: [
      'Fôret er glatt, og det er lommer også på innsiden. Ermene er svakt buet og poser ikke ved albuen.',
      'Sømmene er sydd med vokset tråd, og metalldelene er massive. Skuldrene former seg på noen uker.',
    ],
  },
  'denim-jacket': {
    short: ['Jakken som er med på alle gode bilder.', 'To brystlommer og så mye vår du vil.'],
    long: [
      'Knappene er av metall og stikningene doble. Får plass over en genser og under en ullkåpe.',
      'Kragen står når du slår den opp. I linningen er det knapper til å regulere vidden med.',
    ],
  },
  trench: {
    short: [
      'Regnkåpen som ikke trenger forklaring i solskinn.',
      'Dobbeltspent klassiker, med beltet knyttet på din måte.',
    ],
    long: [
      'Det tette stoffet avviser vann, og bærestykket leder dråpene bort fra skuldrene. Knyt beltet foran eller bak.',
      'Fôret er lett, så en genser får plass under og kåpen varer til oktober. Splitten bak gir plass til lange steg.',
    ],
  },
  swimsuit: {
    short: ['En badedrakt du faktisk kan svømme i.', 'Til bryggen, bølgene og brunsjen.'],
    long: [
      'Stoffet er dobbelt og ikke gjennomsiktig, selv ikke når det er vått. Benåpningene glir ikke og strammer ikke.',
      'Trikoten beskytter mot sol og tørker fort. På innsiden er det skåler som kan tas ut.',
    ],
  },
  bikini: {
    short: ['To deler, én sommer.', 'Laget for bading, ikke bare for bilder.'],
    long: [
      'Begge delene er fôret med samme stoff, så de ikke blir gjennomsiktige. Kantene er sydd flate.',
      'Overdelen har uttakbare skåler, og trusen sitter også når du hopper. Tørr på en ettermiddag.',
    ],
  },
  pyjama: {
    short: ['En pyjamas du kan åpne døren i.', 'God natt, og enda bedre søndagsmorgen.'],
    long: [
      'Kantene har en smal paspel, og strikken i livet er trukket med mykt stoff. Den er romslig, slik nattøy skal være.',
      'Sømmene er flate og kjennes ikke når du ligger på siden. Delene kan brukes hver for seg når ingen ser på.',
    ],
  },
  robe: {
    short: ['Morgenens første plagg og kveldens siste.', 'Slå den om deg og kok kaffe.'],
    long: [
      'Forstykkene går godt over hverandre, og beltet går i hemper, så det ikke blir borte. I sidene er det lommer.',
      'Ermene er vide og kan brettes pent opp. Hempen i nakken holder også når den er våt.',
    ],
  },
} satisfies Partial<Words['kinds']>
