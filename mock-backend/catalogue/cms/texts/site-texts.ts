import type { ArticleTexts, PageTexts, SiteTexts, SizeWords } from '@/mock-backend/catalogue/cms/cms-text-types'
import type { Lang } from '@/mock-backend/catalogue/types'
import { daArticles } from './da-articles'
import { daPages } from './da-pages'
import { daSite } from './da-site'
import { fiArticles } from './fi-articles'
import { fiPages } from './fi-pages'
import { fiSite } from './fi-site'
import { nbArticles } from './nb-articles'
import { nbPages } from './nb-pages'
import { nbSite } from './nb-site'
import { svArticles } from './sv-articles'
import { svPages } from './sv-pages'
import { svSite } from './sv-site'

const SIZE_WORDS: Record<Lang, SizeWords> = {
  fi: {
    clothes: 'Vaatteet, cm',
    jeans: 'Farkut, cm',
    shoes: 'Kengät, cm',
    belts: 'Vyöt, cm',
    gloves: 'Käsineet, cm',
    size: 'Koko',
    bust: 'Rinta',
    waist: 'Vyötärö',
    hip: 'Lantio',
    foot: 'Jalan pituus',
    girth: 'Vyön kohdalta',
    clothesSize: 'Vaatekoko',
    gloveNumber: 'Käsinekoko',
    hand: 'Kämmenen ympärys',
  },
  sv: {
    clothes: 'Kläder, cm',
    jeans: 'Jeans, cm',
    shoes: 'Skor, cm',
    belts: 'Skärp, cm',
    gloves: 'Handskar, cm',
    size: 'Storlek',
    bust: 'Byst',
    waist: 'Midja',
    hip: 'Höft',
    foot: 'Fotlängd',
    girth: 'Runt skärpets plats',
    clothesSize: 'Klädstorlek',
    gloveNumber: 'Handsknummer',
    hand: 'Handens omkrets',
  },
  nb: {
    clothes: 'Klær, cm',
    jeans: 'Jeans, cm',
    shoes: 'Sko, cm',
    belts: 'Belter, cm',
    gloves: 'Hansker, cm',
    size: 'Størrelse',
    bust: 'Bryst',
    waist: 'Midje',
    hip: 'Hofte',
    foot: 'Fotlengde',
    girth: 'Rundt der beltet sitter',
    clothesSize: 'Klesstørrelse',
    gloveNumber: 'Hanskenummer',
    hand: 'Håndens omkrets',
  },
  da: {
    clothes: 'Tøj, cm',
    jeans: 'Jeans, cm',
    shoes: 'Sko, cm',
    belts: 'Bælter, cm',
    gloves: 'Handsker, cm',
    size: 'Størrelse',
    bust: 'Bryst',
    waist: 'Talje',
    hip: 'Hofte',
    foot: 'Fodlængde',
    girth: 'Rundt, hvor bæltet sidder',
    clothesSize: 'Tøjstørrelse',
    gloveNumber: 'Handskenummer',
    hand: 'Håndens omkreds',
  },
}

type EditorsTexts = { site: SiteTexts; pages: PageTexts; articles: ArticleTexts; sizes: SizeWords }

/** Everything the editors wrote, by language. */
export const TEXTS: Record<Lang, EditorsTexts> = {
  fi: { site: fiSite, pages: fiPages, articles: fiArticles, sizes: SIZE_WORDS.fi },
  sv: { site: svSite, pages: svPages, articles: svArticles, sizes: SIZE_WORDS.sv },
  nb: { site: nbSite, pages: nbPages, articles: nbArticles, sizes: SIZE_WORDS.nb },
  da: { site: daSite, pages: daPages, articles: daArticles, sizes: SIZE_WORDS.da },
}
