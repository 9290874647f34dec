import type { Lang } from '#catalogue/types'

export const INSERT_KEYS = ['silk', 'print', 'pleats', 'leather', 'knit', 'city'] as const
export type InsertKey = (typeof INSERT_KEYS)[number]

type InsertText = { title: string; button: string; alt: string }

/** Texts on the pictures between the products of a list. */
export const INSERT_TEXTS: Record<Lang, Record<InsertKey, InsertText>> = {
  fi: {
    silk: { title: 'Silkkiä arkeen', button: 'Slip-mekot', alt: 'Metsänvihreä slip-mekko' },
    print: {
      title: 'Akvarellista kankaaksi',
      button: 'Lue kuoseista',
      alt: 'Siveltimenvedoin kuvioitu slip-mekko ja leopardikuvioinen kietaisumekko',
    },
    pleats: { title: 'Laskos, joka pysyy', button: 'Lue, miten', alt: 'Viininpunainen laskoshame' },
    leather: { title: 'Nahka vanhenee kauniisti', button: 'Lue hoito-ohje', alt: 'Konjakinruskeat nilkkurit' },
    knit: { title: 'Villaa kylmiin aamuihin', button: 'Katso neuleet', alt: 'Sammalenvihreä palmikkoneule' },
    city: {
      title: 'Tavallinen tiistai',
      button: 'Katso farkut',
      alt: 'Vaaleansininen paita, farkut ja musta laukku',
    },
  },
  sv: {
    silk: { title: 'Siden till vardags', button: 'Slipklänningar', alt: 'Skogsgrön slipklänning' },
    print: {
      title: 'Från akvarell till tyg',
      button: 'Läs om mönstren',
      alt: 'Slipklänning med penseldrag och leopardmönstrad omlottklänning',
    },
    pleats: { title: 'Plissé som håller', button: 'Läs hur', alt: 'Vinröd plisserad kjol' },
    leather: { title: 'Läder som åldras vackert', button: 'Läs om skötseln', alt: 'Konjaksbruna boots' },
    knit: { title: 'Ull för kalla morgnar', button: 'Se stickat', alt: 'Mossgrön kabelstickad tröja' },
    city: { title: 'En vanlig tisdag', button: 'Se jeansen', alt: 'Ljusblå skjorta, jeans och svart väska' },
  },
  nb: {
    silk: { title: 'Silke til hverdags', button: 'Slipkjoler', alt: 'Skoggrønn slipkjole' },
    print: {
      title: 'Fra akvarell til stoff',
      button: 'Les om mønstrene',
      alt: 'Slipkjole med penselstrøk og leopardmønstret omslagskjole',
    },
    pleats: { title: 'Plissé som holder', button: 'Les hvordan', alt: 'Vinrødt plissert skjørt' },
    leather: { title: 'Skinn som eldes vakkert', button: 'Les om stell', alt: 'Konjakkbrune støvletter' },
    knit: { title: 'Ull til kalde morgener', button: 'Se genserne', alt: 'Mosegrønn kabelstrikket genser' },
    city: {
      title: 'En helt vanlig tirsdag',
      button: 'Se jeans',
      alt: 'Lyseblå skjorte, jeans og svart veske',
    },
  },
  da: {
    silk: { title: 'Silke til hverdag', button: 'Slipkjoler', alt: 'Skovgrøn slipkjole' },
    print: {
      title: 'Fra akvarel til stof',
      button: 'Læs om mønstrene',
      alt: 'Slipkjole med penselstrøg og leopardmønstret slå om-kjole',
    },
    pleats: { title: 'Plissé, der holder', button: 'Læs hvordan', alt: 'Vinrød plisseret nederdel' },
    leather: { title: 'Læder, der ældes smukt', button: 'Læs om pleje', alt: 'Cognacfarvede støvler' },
    knit: { title: 'Uld til kolde morgener', button: 'Se strik', alt: 'Mosgrøn kabelstrikket sweater' },
    city: {
      title: 'En ganske almindelig tirsdag',
      button: 'Se jeans',
      alt: 'Lyseblå skjorte, jeans og sort taske',
    },
  },
}
