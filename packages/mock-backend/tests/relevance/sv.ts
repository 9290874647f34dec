import { all, brandPage, categoryPage, most, page, query, some } from './expectations'
import type { RelevanceQuery } from './relevance-types'
import { BEIGE, BLUE, CASHMERE, GREEN, JUMPERS, LEATHER, LINEN, RED, WHITE, WINTER_COATS, WOOL } from './shopper-words'

/** Typical searches of Swedish shoppers. */
export const SV_QUERIES: readonly RelevanceQuery[] = [
  query('typo', 'klannng rod', all({ category: 'dresses', colours: RED })),
  query('typo', 'omlottklänig', all({ kinds: ['wrap-dress'] })),
  query('typo', 'koftta', all({ kinds: ['cardigan'] })),
  query('typo', 'skinjacka', all({ kinds: ['leather-jacket'] })),
  query('typo', 'sneekers vita', all({ kinds: ['trainer'], colours: WHITE })),
  query('typo', 'handvaska', all({ category: 'bags' })),
  query('typo', 'orhangen guld', most({ kinds: ['earrings'], colours: ['gold'] })),
  query('typo', 'kavak svart', most({ kinds: ['blazer'], colours: ['black'] })),
  query('typo', 'dunjaka', all({ kinds: ['puffer'] })),

  query('inflected', 'klänningarna', all({ category: 'dresses' })),
  query('inflected', 'kjolen', all({ category: 'skirts' })),
  query('inflected', 'stickade tröjor', all({ kinds: [...JUMPERS, 'cardigan'] })),
  query('inflected', 'kapporna', all({ kinds: ['coat', 'puffer', 'trench'] })),
  query('inflected', 'vantar', all({ kinds: ['gloves'] })),
  query('inflected', 'svarta väskor', all({ category: 'bags', colours: ['black'] })),
  query('inflected', 'blommiga blusar', all({ category: 'blouses', prints: ['floral'] })),

  query('compound', 'ull kappa', all({ kinds: ['coat'], materials: WOOL })),
  query('compound', 'vinterjacka', most({ kinds: WINTER_COATS })),
  query('compound', 'jeans kjol', all({ kinds: ['denim-skirt'] })),
  query('compound', 'skjort klänning', all({ kinds: ['shirt-dress'] })),
  query('compound', 'linnebyxor', all({ kinds: ['trousers'], materials: LINEN })),
  query('compound', 'trench coat', all({ kinds: ['trench'] })),
  query('compound', 'pärl halsband', some({ kinds: ['necklace'], materials: ['river-pearl'] })),

  query('brand', 'Ekelöv', all({ brand: 'ekelov' })),
  query('brand', 'lind och rå jeans', all({ brand: 'lind-ra', kinds: ['jeans'] })),
  query('brand', 'vindö studio', brandPage('vindo-studio')),
  query('brand', 'ljungdal stickat', all({ brand: 'ljungdal', category: 'knitwear' })),
  query('brand', 'strandas', all({ brand: 'strandas' })),
  query('brand', 'kvistgreen väska', all({ brand: 'kvistgren', category: 'bags' })),

  query('colour', 'svart kavaj', most({ kinds: ['blazer'], colours: ['black'] })),
  query('colour', 'grön kjol', all({ category: 'skirts', colours: GREEN })),
  query('colour', 'vit skjorta', all({ kinds: ['shirt'], colours: WHITE })),
  query('colour', 'beige kappa', all({ category: 'coats', colours: BEIGE })),
  query('colour', 'blå tröja', all({ kinds: [...JUMPERS, 'cardigan', 'tee'], colours: BLUE })),
  query('colour', 'rosa blus', all({ category: 'shirtsAndBlouses', colours: ['blush'] })),

  query('price', 'röd klänning under 1000', all({ category: 'dresses', colours: RED, below: 1000 })),
  query('price', 'kappa under 2500 kr', all({ category: 'coats', below: 2500 })),
  query('price', 'tröja max 800', all({ kinds: [...JUMPERS, 'cardigan', 'tee'], below: 800 })),
  query('price', 'väska under 1500:-', all({ category: 'bags', below: 1500 })),
  query('price', 'jeans billigare än 900 kr', all({ kinds: ['jeans'], below: 900 })),

  query('size', 'klänning 38', all({ category: 'dresses', size: '38' })),
  query('size', 'jeans w30', all({ kinds: ['jeans'], size: 'W30' })),
  query('size', 'boots storlek 39', all({ kinds: ['boot'], size: '39' })),
  query('size', 'dunjacka stl L', all({ kinds: ['puffer'], size: 'L' })),

  query('category', 'klänningar', categoryPage('dresses')),
  query('category', 'skor', all({ category: 'shoes' })),
  query('category', 'badkläder', all({ category: 'swimwear' })),
  query('category', 'maxiklänning', all({ category: 'maxiDresses' })),

  query('material', 'kashmirtröja', all({ kinds: [...JUMPERS, 'cardigan'], materials: CASHMERE })),
  query('material', 'sidenklänning', all({ category: 'dresses', materials: ['silk'] })),
  query('material', 'skärp i äkta läder', all({ kinds: ['belt'], materials: LEATHER })),

  query('synonym', 'gympaskor', all({ kinds: ['trainer'] })),
  query('synonym', 'täckjacka', all({ kinds: ['puffer'] })),
  query('synonym', 'byxdress', all({ kinds: ['jumpsuit'] })),

  query('service', 'returnera', page('returns')),
  query('service', 'fraktkostnad', page('delivery')),
  query('service', 'kundtjänst', page('service')),
  query('service', 'måttabell', page('sizes')),

  query('mixed', 'vanamo omlottklänning', some({ kinds: ['wrap-dress'], model: 'Vanamo' })),
  query('mixed', 'rea klänningar', most({ category: 'dresses', reduced: true })),
]
