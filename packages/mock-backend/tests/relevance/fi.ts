import { all, brandPage, categoryPage, most, page, query, some } from './expectations'
import type { RelevanceQuery } from './relevance-types'
import { BEIGE, BLUE, CASHMERE, GREEN, LEATHER, LINEN, RED, WHITE, WINTER_COATS, WOOL } from './shopper-words'

/** Typical searches of Finnish shoppers. */
export const FI_QUERIES: readonly RelevanceQuery[] = [
  query('typo', 'mekkko punainen', all({ category: 'dresses', colours: RED })),
  query('typo', 'kietasumekko', all({ kinds: ['wrap-dress'] })),
  query('typo', 'vilapaita', most({ category: 'knitwear', materials: WOOL })),
  query('typo', 'farkkut', all({ kinds: ['jeans'] })),
  query('typo', 'nahkatakkki', all({ kinds: ['leather-jacket'] })),
  query('typo', 'kasilaukku', all({ category: 'bags' })),
  query('typo', 'kengat', all({ category: 'shoes' })),
  query('typo', 'mustat nilkurit', all({ kinds: ['boot'], colours: ['black'] })),
  query('typo', 'pliserattu hame', all({ kinds: ['pleated-skirt'] })),

  query('inflected', 'mekkoja', all({ category: 'dresses' })),
  query('inflected', 'villapaidan', all({ category: 'knitwear' })),
  query('inflected', 'hametta', all({ category: 'skirts' })),
  query('inflected', 'farkkuja', all({ kinds: ['jeans'] })),
  query('inflected', 'pipoja', all({ kinds: ['beanie'] })),
  query('inflected', 'mustia housuja', all({ kinds: ['trousers', 'jeans'], colours: ['black'] })),
  query('inflected', 'korvakorua', all({ kinds: ['earrings'] })),

  query('compound', 'villa takki', all({ kinds: ['coat', 'cardigan'], materials: WOOL })),
  query('compound', 'farkku takki', all({ kinds: ['denim-jacket'] })),
  query('compound', 'talvitakki', most({ kinds: WINTER_COATS })),
  query('compound', 'untuva takki', all({ kinds: ['puffer'] })),
  query('compound', 'paita mekko', all({ kinds: ['shirt-dress'] })),
  query('compound', 'silkki huivi', all({ kinds: ['silk-scarf'] })),
  query('compound', 'kukkamekko', all({ category: 'dresses', prints: ['floral'] })),

  query('brand', 'nord atelier', all({ brand: 'nord-atelier' })),
  query('brand', 'lind & rå farkut', all({ brand: 'lind-ra', kinds: ['jeans'] })),
  query('brand', 'saarni ja salt', all({ brand: 'saarni-salt' })),
  query('brand', 'hiljainen talo takki', most({ brand: 'hiljainen-talo', category: 'coats' })),
  query('brand', 'ulla karna mekko', all({ brand: 'ulla-kaarna', category: 'dresses' })),
  query('brand', 'harmajalka', brandPage('harmajalka')),

  query('colour', 'musta mekko', all({ category: 'dresses', colours: ['black'] })),
  query('colour', 'vihreä neule', all({ category: 'knitwear', colours: GREEN })),
  query('colour', 'beige takki', all({ category: 'coats', colours: BEIGE })),
  query('colour', 'valkoinen kauluspaita', all({ kinds: ['shirt'], colours: WHITE })),
  query('colour', 'sininen huivi', all({ kinds: ['scarf', 'silk-scarf'], colours: BLUE })),
  query('colour', 'punaiset kengät', all({ category: 'shoes', colours: RED })),

  query('price', 'mekko alle 100 €', all({ category: 'dresses', below: 100 })),
  query('price', 'takki alle 200', all({ category: 'coats', below: 200 })),
  query('price', 'laukku max 150 euroa', all({ category: 'bags', below: 150 })),
  query('price', 'neule alle 80e', all({ category: 'knitwear', below: 80 })),
  query(
    'price',
    'musta paita alle 50€',
    all({ kinds: ['tee', 'shirt', 'bow-blouse', 'camisole'], colours: ['black'], below: 50 }),
  ),

  query('size', 'mekko 38', all({ category: 'dresses', size: '38' })),
  query('size', 'farkut w28', all({ kinds: ['jeans'], size: 'W28' })),
  query('size', 'nilkkurit koko 39', all({ kinds: ['boot'], size: '39' })),
  query('size', 'bleiseri koko 44', all({ kinds: ['blazer'], size: '44' })),

  query('category', 'mekot', categoryPage('dresses')),
  query('category', 'korut', all({ category: 'jewellery' })),
  query('category', 'pyjama', all({ kinds: ['pyjama'] })),
  query('category', 'midihame', all({ category: 'midiSkirts' })),

  query('material', 'kashmir', all({ materials: CASHMERE })),
  query('material', 'pellavapaita', all({ kinds: ['shirt', 'tee'], materials: LINEN })),
  query('material', 'nahkahanskat', all({ kinds: ['gloves'], materials: LEATHER })),

  query('synonym', 'lenkkarit', all({ kinds: ['trainer'] })),
  query('synonym', 'toppatakki', all({ kinds: ['puffer'] })),
  query('synonym', 'jakku', all({ kinds: ['blazer'] })),

  query('service', 'palautus', page('returns')),
  query('service', 'toimitusaika', page('delivery')),
  query('service', 'kokotaulukko', page('sizes')),
  query('service', 'osamaksu', page('payment')),

  query('mixed', 'orvokki hame', some({ category: 'skirts', model: 'Orvokki' })),
  query('mixed', 'ale takit', most({ category: 'coats', reduced: true })),
]
