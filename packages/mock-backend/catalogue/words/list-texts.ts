import type { Localised } from '#catalogue/types'

const text = (fi: string, sv: string, nb: string, da: string): Localised => ({ fi, sv, nb, da })

/** Name and description of each list in `catalogue/lists.ts`. */
export const LIST_TEXTS = {
  newArrivals: {
    name: text('Uutuudet', 'Nyheter', 'Nyheter', 'Nyheder'),
    description: text(
      'Viime viikkoina saapuneet tuotteet, uusimmat ensin.',
      'Det som har kommit in de senaste veckorna, det nyaste först.',
      'Det som har kommet inn de siste ukene, det nyeste først.',
      'Det, der er kommet ind de seneste uger, det nyeste først.',
    ),
  },
  bestsellers: {
    name: text('Parhaiten myydyt juuri nyt', 'Bästsäljare just nu', 'Bestselgere akkurat nå', 'Bestsellere lige nu'),
    description: text(
      'Tuotteet, joita asiakkaamme ostavat nyt eniten.',
      'Det som våra kunder köper mest just nu.',
      'Det kundene våre kjøper mest av akkurat nå.',
      'Det, vores kunder køber mest af lige nu.',
    ),
  },
  incoming: {
    name: text('Tulossa pian', 'Kommer snart', 'Kommer snart', 'Kommer snart'),
    description: text(
      'Nämä tuotteet ovat matkalla meille. Jätä sähköpostiosoitteesi tuotesivulla, niin kerromme, kun tuote on saapunut.',
      'De här varorna är på väg till oss. Lämna din e-postadress på produktsidan, så hör vi av oss när varan har kommit.',
      'Disse varene er på vei til oss. Legg igjen e-postadressen din på produktsiden, så sier vi fra når varen har kommet.',
      'De her varer er på vej til os. Skriv din e-mailadresse på produktsiden, så giver vi besked, når varen er kommet.',
    ),
  },
  party: {
    name: text('Juhliin', 'Till festen', 'Til festen', 'Til festen'),
    description: text(
      'Juhlamekot, korkokengät ja pienet laukut samassa paikassa.',
      'Festklänningar, klackskor och små väskor på ett ställe.',
      'Festkjoler, hæler og små vesker på ett sted.',
      'Festkjoler, højhælede sko og små tasker samlet ét sted.',
    ),
  },
  gifts: {
    name: text('Lahjaideat', 'Presenttips', 'Gavetips', 'Gaveidéer'),
    description: text(
      'Huiveja, pipoja, käsineitä ja yövaatteita lahjaksi.',
      'Halsdukar, mössor, handskar och nattkläder att ge bort.',
      'Skjerf, luer, hansker og nattøy å gi bort.',
      'Halstørklæder, huer, handsker og nattøj til gaven.',
    ),
  },
} as const

export type ListKey = keyof typeof LIST_TEXTS
