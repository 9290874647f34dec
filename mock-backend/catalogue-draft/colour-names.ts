import type { Localised } from '@/mock-backend/catalogue/types'
import type { ColourKey } from '@/mock-backend/studio/colours'
import { inAll } from './langs'

/** What a shop calls the colours the studio paints. */
export const COLOUR_NAMES: Record<ColourKey, Localised> = {
  black: inAll('Musta', 'Svart', 'Svart', 'Sort'),
  charcoal: inAll('Hiilenharmaa', 'Kolgrå', 'Koksgrå', 'Koksgrå'),
  navy: inAll('Tummansininen', 'Marinblå', 'Marineblå', 'Marineblå'),
  white: inAll('Valkoinen', 'Vit', 'Hvit', 'Hvid'),
  ecru: inAll('Luonnonvalkoinen', 'Benvit', 'Naturhvit', 'Råhvid'),
  sand: inAll('Hiekka', 'Sand', 'Sand', 'Sand'),
  camel: inAll('Kameli', 'Kamel', 'Kamel', 'Kamel'),
  cognac: inAll('Konjakki', 'Konjak', 'Konjakk', 'Cognac'),
  chocolate: inAll('Suklaa', 'Chokladbrun', 'Sjokoladebrun', 'Chokoladebrun'),
  taupe: inAll('Harmaanruskea', 'Gråbrun', 'Gråbrun', 'Gråbrun'),
  grey: inAll('Harmaa', 'Grå', 'Grå', 'Grå'),
  sage: inAll('Salvianvihreä', 'Salviagrön', 'Salviegrønn', 'Salviegrøn'),
  moss: inAll('Sammalenvihreä', 'Mossgrön', 'Mosegrønn', 'Mosgrøn'),
  forest: inAll('Metsänvihreä', 'Skogsgrön', 'Skoggrønn', 'Skovgrøn'),
  sky: inAll('Vaaleansininen', 'Ljusblå', 'Lyseblå', 'Lyseblå'),
  blue: inAll('Sininen', 'Blå', 'Blå', 'Blå'),
  indigo: inAll('Indigo', 'Indigo', 'Indigo', 'Indigo'),
  wine: inAll('Viininpunainen', 'Vinröd', 'Vinrød', 'Vinrød'),
  rust: inAll('Ruoste', 'Roströd', 'Rustrød', 'Rustrød'),
  red: inAll('Punainen', 'Röd', 'Rød', 'Rød'),
  blush: inAll('Puuteri', 'Puderrosa', 'Pudderrosa', 'Pudderrosa'),
  mustard: inAll('Sinapinkeltainen', 'Senapsgul', 'Sennepsgul', 'Sennepsgul'),
  lilac: inAll('Liila', 'Syrenlila', 'Syrinlilla', 'Syrenlilla'),
}
