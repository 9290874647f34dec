import type { Kind } from '@kajo/picture-studio'
import { all, brandPage, categoryPage, most, page, query } from './expectations'
import type { RelevanceQuery } from './relevance-types'
import { BLUE, BROWN, CASHMERE, GREEN, JUMPERS, LINEN, RED, TROUSERS, WHITE, WINTER_COATS, WOOL } from './shopper-words'

/** Kinds that a Danish shopper calls "bluse": sewn blouses and fine knitwear. */
const BLOUSES: readonly Kind[] = ['shirt', 'bow-blouse', 'jumper', 'roll-neck', 'camisole', 'tee']

/** Typical searches of Danish shoppers. */
export const DA_QUERIES: readonly RelevanceQuery[] = [
  query('typo', 'rød kojle', all({ category: 'dresses', colours: RED })),
  query('typo', 'stovler', all({ kinds: ['boot'] })),
  query('typo', 'halstorklæde', all({ kinds: ['scarf', 'silk-scarf'] })),
  query('typo', 'handtaske', all({ category: 'bags' })),
  query('typo', 'pliseret nederdel', all({ kinds: ['pleated-skirt'] })),
  query('typo', 'uldfrake', all({ kinds: ['coat'], materials: WOOL })),
  query('typo', 'soblriller', all({ kinds: ['sunglasses'] })),
  query('typo', 'skjrote hvid', all({ kinds: ['shirt'], colours: WHITE })),
  query('typo', 'cardigen', all({ kinds: ['cardigan'] })),

  query('inflected', 'kjolerne', all({ category: 'dresses' })),
  query('inflected', 'nederdelen', all({ category: 'skirts' })),
  query('inflected', 'sorte bukser', all({ kinds: TROUSERS, colours: ['black'] })),
  query('inflected', 'støvlerne', all({ kinds: ['boot'] })),
  query('inflected', 'strikket trøje', all({ kinds: [...JUMPERS, 'cardigan'] })),
  query('inflected', 'hatten', all({ kinds: ['hat'] })),
  query('inflected', 'ternede skjorter', all({ kinds: ['shirt'], prints: ['check'] })),

  query('compound', 'uld frakke', all({ kinds: ['coat'], materials: WOOL })),
  query('compound', 'vinterjakke', most({ kinds: WINTER_COATS })),
  query('compound', 'slå om kjole', all({ kinds: ['wrap-dress'] })),
  query('compound', 'skjorte kjole', all({ kinds: ['shirt-dress'] })),
  query('compound', 'silke tørklæde', all({ kinds: ['silk-scarf'] })),
  query('compound', 'læder bælte', all({ kinds: ['belt'] })),
  query('compound', 'uldsweater', all({ category: 'knitwear', materials: WOOL })),

  query('brand', 'Ørsløv', all({ brand: 'orslov' })),
  query('brand', 'solbærhus kjole', all({ brand: 'solbaerhus', category: 'dresses' })),
  query('brand', 'aune og otso', all({ brand: 'aune-otso' })),
  query('brand', 'nord atelier sneakers', all({ brand: 'nord-atelier', kinds: ['trainer'] })),
  query('brand', 'vesterhede', brandPage('vesterhede')),
  query('brand', 'torvald sether', all({ brand: 'torvald-saether' })),

  query('colour', 'sort blazer', most({ kinds: ['blazer'], colours: ['black'] })),
  query('colour', 'grøn strik', all({ category: 'knitwear', colours: GREEN })),
  query('colour', 'hvid bluse', all({ kinds: BLOUSES, colours: WHITE })),
  query('colour', 'blå nederdel', all({ category: 'skirts', colours: BLUE })),
  query('colour', 'brun taske', all({ category: 'bags', colours: BROWN })),
  query('colour', 'grå sweater', all({ category: 'knitwear', colours: ['grey', 'charcoal'] })),

  query('price', 'kjole under 700', all({ category: 'dresses', below: 700 })),
  query('price', 'taske under 1000 kr', all({ category: 'bags', below: 1000 })),
  query('price', 'strik max 600', all({ category: 'knitwear', below: 600 })),
  query('price', 'sko under 800 kr.', all({ category: 'shoes', below: 800 })),
  query('price', 'øreringe under 400', all({ kinds: ['earrings'], below: 400 })),

  query('size', 'kjole str. 42', all({ category: 'dresses', size: '42' })),
  query('size', 'jeans 38', all({ kinds: ['jeans'] })),
  query('size', 'støvler str 37', all({ kinds: ['boot'], size: '37' })),
  query('size', 'blazer 36', all({ kinds: ['blazer'], size: '36' })),

  query('category', 'kjoler', categoryPage('dresses')),
  query('category', 'overtøj', all({ category: 'coats' })),
  query('category', 'smykker', all({ category: 'jewellery' })),
  query('category', 'nattøj', all({ category: 'nightwear' })),

  query('material', 'silkekjole', all({ category: 'dresses', materials: ['silk'] })),
  query('material', 'hørbukser', all({ kinds: ['trousers'], materials: LINEN })),
  query('material', 'kashmir', all({ materials: CASHMERE })),

  query('synonym', 'kondisko', all({ kinds: ['trainer'] })),
  query('synonym', 'cowboybukser', all({ kinds: ['jeans'] })),
  query('synonym', 'skindjakke', all({ kinds: ['leather-jacket'] })),

  query('service', 'returlabel', page('returns')),
  query('service', 'fragt', page('delivery')),
  query('service', 'fortrydelsesret', page('returns', 'terms')),
  query('service', 'mobilepay', page('payment')),

  query('mixed', 'prikket bluse med sløjfe', all({ kinds: ['bow-blouse'], prints: ['dot'] })),
  query('mixed', 'udsalg kjoler', most({ category: 'dresses', reduced: true })),
]
