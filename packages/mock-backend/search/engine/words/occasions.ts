import { inEvery } from '#catalogue/langs'
import type { Lang } from '#catalogue/types'
import type { ListKey } from '#catalogue/words/list-texts'
import { analyserOf } from '#search/engine/analysis/analyser'

/** What a shopper buys for. Its products are those of a merchant list. */
export type Occasion = {
  list: ListKey
  /** Guests of a wedding do not wear white. */
  isWedding?: true
  /** Words that mean the occasion, in the forms that people type. */
  words: Record<Lang, string>
}

const OCCASIONS: readonly Occasion[] = [
  {
    list: 'party',
    isWedding: true,
    words: {
      fi: 'häät häihin häissä hääjuhla hääjuhlaan häävieras häävieraalle',
      sv: 'bröllop bröllopet bröllopsfest bröllopsgäst',
      nb: 'bryllup bryllupet bryllupsfest bryllupsgjest',
      da: 'bryllup brylluppet bryllupsfest bryllupsgæst',
    },
  },
  {
    list: 'party',
    words: {
      fi: 'juhla juhlat juhliin juhlaan juhlissa ristiäiset ristiäisiin cocktail cocktailjuhla pikkujoulut pikkujouluihin uusivuosi uudenvuoden valmistujaiset valmistujaisiin ylioppilasjuhla lakkiaiset lakkiaisiin',
      sv: 'fest fester festen dop dopet cocktail cocktailparty bal balen nyår nyårsafton nyårsfest studenten examen julfest mingel',
      nb: 'fest fester festen dåp dåpen cocktail ball ballet nyttår nyttårsaften julebord konfirmasjon konfirmasjonen selskap',
      da: 'fest fester festen dåb dåben barnedåb cocktail galla nytår nytårsaften julefrokost julefrokosten konfirmation konfirmationen selskab',
    },
  },
  {
    list: 'gifts',
    words: {
      fi: 'lahja lahjat lahjoja lahjaksi lahjaidea lahjaideoita joulu jouluksi joululahja joululahjat joululahjaksi syntymäpäivälahja tuliainen tuliaiset äitienpäivälahja',
      sv: 'present presenter presenten presenttips gåva gåvor gåvan jul julen julklapp julklappar julklappstips födelsedagspresent',
      nb: 'gave gaver gaven gavetips presang jul julen julegave julegaver bursdagsgave vertinnegave',
      da: 'gave gaver gaven gaveide gaveideer jul julen julegave julegaver fødselsdagsgave værtindegave',
    },
  },
]

const BY_STEM: Record<Lang, ReadonlyMap<string, Occasion>> = inEvery((lang) => {
  const { stem } = analyserOf(lang)
  return new Map(
    OCCASIONS.flatMap((occasion) =>
      occasion.words[lang].split(' ').map((word): [string, Occasion] => [stem(word), occasion]),
    ),
  )
})

/** The occasion that a word means; undefined when it means none. */
export const occasionOf = (word: string, lang: Lang): Occasion | undefined =>
  BY_STEM[lang].get(analyserOf(lang).stem(word))

/** Words of all occasions of a list. */
export const occasionWordsOf = (list: string, lang: Lang): string[] =>
  OCCASIONS.filter((occasion) => occasion.list === list).flatMap(({ words }) => words[lang].split(' '))
