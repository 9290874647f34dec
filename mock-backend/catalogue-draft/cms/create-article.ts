import type { Catalogue, CmsContainer, Localised } from '@/mock-backend/catalogue/types'
import { categoryPath } from '../public-paths'
import { container, type Spot, widget } from './cms-parts'
import { inAll } from './in-all'

const KNITS = 11

const WORDS: Record<'alt' | 'list' | 'button', Localised> = {
  alt: inAll(
    'Sammalenvihreä palmikkoneule',
    'Mossgrön kabelstickad tröja',
    'Mosegrønn flettestrikket genser',
    'Mosgrøn kabelstrikket sweater',
  ),
  list: inAll('Neuleita talveen', 'Stickat för vintern', 'Strikk til vinteren', 'Strik til vinteren'),
  button: inAll('Kaikki neuleet', 'Allt stickat', 'Alle gensere', 'Al strik'),
}

/** The article's story with a picture above it, the knits it speaks of and the way to all of them. */
export function createArticle(
  catalogue: Catalogue,
  { lang }: Spot,
  title: string,
  story: CmsContainer,
): CmsContainer[] {
  const url = categoryPath(catalogue.categories, KNITS)[lang]
  return [
    story,
    container(title, [
      widget('Image', {
        image: { filename: 'scene.still-knit.webp', href: url, altText: WORDS.alt[lang] },
        classNames: '',
      }),
    ]),
    container(WORDS.list[lang], [
      widget('Product list', {
        title: WORDS.list[lang],
        mode: 'DEFAULT',
        searchParameters: { categoryIds: [KNITS], sort: 'MOST_SOLD' },
        slideshowDisabled: false,
        limitNrOfRows: true,
        pageCount: 1,
        displayNavigationArrows: true,
        displayNavigationLinks: false,
      }),
    ]),
    container(WORDS.button[lang], [widget('Buttons', { buttons: [{ url, buttonText: WORDS.button[lang] }] })]),
  ]
}
