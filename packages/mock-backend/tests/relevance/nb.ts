import { all, brandPage, categoryPage, most, page, query, some } from './expectations'
import type { RelevanceQuery } from './relevance-types'
import {
  BLUE,
  BROWN,
  CASHMERE,
  GREEN,
  JUMPERS,
  LEATHER,
  LINEN,
  RED,
  TROUSERS,
  WHITE,
  WINTER_COATS,
  WOOL,
} from './shopper-words'

/** Typical searches of Norwegian shoppers. */
export const NB_QUERIES: readonly RelevanceQuery[] = [
  query('typo', 'rødd kjole', all({ category: 'dresses', colours: RED })),
  query('typo', 'omslagskjolle', all({ kinds: ['wrap-dress'] })),
  query('typo', 'stovletter', all({ kinds: ['boot'] })),
  query('typo', 'dunjakk', all({ kinds: ['puffer'] })),
  query('typo', 'solbriler', all({ kinds: ['sunglasses'] })),
  query('typo', 'ulkåpe', all({ kinds: ['coat'], materials: WOOL })),
  query('typo', 'sjerf ull', all({ kinds: ['scarf'], materials: WOOL })),
  query('typo', 'cardigann', all({ kinds: ['cardigan'] })),
  query('typo', 'ørdobber', all({ kinds: ['earrings'] })),

  query('inflected', 'kjolene', all({ category: 'dresses' })),
  query('inflected', 'genseren', all({ category: 'knitwear' })),
  query('inflected', 'skjørtet', all({ category: 'skirts' })),
  query('inflected', 'svarte bukser', all({ kinds: TROUSERS, colours: ['black'] })),
  query('inflected', 'veska', all({ category: 'bags' })),
  query('inflected', 'strikka genser', all({ kinds: JUMPERS })),
  query('inflected', 'hvite skjorter', all({ kinds: ['shirt'], colours: WHITE })),

  query('compound', 'ull genser', all({ category: 'knitwear', materials: WOOL })),
  query('compound', 'vinterjakke', most({ kinds: WINTER_COATS })),
  query('compound', 'dongeri jakke', all({ kinds: ['denim-jacket'] })),
  query('compound', 'skjorte kjole', all({ kinds: ['shirt-dress'] })),
  query('compound', 'silke skjerf', all({ kinds: ['silk-scarf'] })),
  query('compound', 'skinn hansker', all({ kinds: ['gloves'], materials: LEATHER })),
  query('compound', 'maxi kjole', all({ category: 'maxiDresses' })),

  query('brand', 'mosvik', all({ brand: 'mosvik' })),
  query('brand', 'fuglevik lue', all({ brand: 'fuglevik', kinds: ['beanie'] })),
  query('brand', 'torvald sæther', brandPage('torvald-saether')),
  query('brand', 'maren holt genser', all({ brand: 'maren-holt', category: 'knitwear' })),
  query('brand', 'orsløv', all({ brand: 'orslov' })),
  query('brand', 'skagerlunn', all({ brand: 'skagerlund' })),

  query('colour', 'svart kjole', all({ category: 'dresses', colours: ['black'] })),
  query('colour', 'grønn genser', all({ category: 'knitwear', colours: GREEN })),
  query('colour', 'blå bukse', all({ kinds: TROUSERS, colours: BLUE })),
  query('colour', 'brune støvletter', all({ kinds: ['boot'], colours: BROWN })),
  query('colour', 'gul lue', all({ kinds: ['beanie'], colours: ['mustard'] })),
  query('colour', 'hvite sneakers', all({ kinds: ['trainer'], colours: WHITE })),

  query('price', 'kjole under 1000', all({ category: 'dresses', below: 1000 })),
  query('price', 'skjerf under 500 kr', all({ kinds: ['scarf', 'silk-scarf'], below: 500 })),
  query('price', 'støvletter under 1800,-', all({ kinds: ['boot'], below: 1800 })),
  query('price', 'bukse maks 1000', all({ kinds: ['trousers', 'jeans', 'shorts'], below: 1000 })),
  query('price', 'svart veske under 2000 kr', all({ category: 'bags', colours: ['black'], below: 2000 })),

  query('size', 'kjole str 40', all({ category: 'dresses', size: '40' })),
  query('size', 'jeans w29', all({ kinds: ['jeans'], size: 'W29' })),
  query('size', 'sneakers 38', all({ kinds: ['trainer'], size: '38' })),
  query('size', 'genser xl', all({ category: 'knitwear', size: 'XL' })),

  query('category', 'sko', categoryPage('shoes')),
  query('category', 'bluser', all({ category: 'blouses' })),
  query('category', 'smykker', all({ category: 'jewellery' })),
  query('category', 'badetøy', all({ category: 'swimwear' })),

  query('material', 'silkekjole', all({ category: 'dresses', materials: ['silk'] })),
  query('material', 'linbukse', all({ kinds: ['trousers'], materials: LINEN })),
  query('material', 'kasjmir', all({ materials: CASHMERE })),

  query('synonym', 'joggesko', all({ kinds: ['trainer'] })),
  query('synonym', 'boblejakke', all({ kinds: ['puffer'] })),
  query('synonym', 'olabukse', all({ kinds: ['jeans'] })),

  query('service', 'bytte og retur', page('returns')),
  query('service', 'leveringstid', page('delivery')),
  query('service', 'størrelsestabell', page('sizes')),
  query('service', 'vipps', page('payment')),

  query('mixed', 'kjoler på salg', most({ category: 'dresses', reduced: true })),
  query('mixed', 'K00007-01', some({ articleNumber: 'K00007-01' })),
]
