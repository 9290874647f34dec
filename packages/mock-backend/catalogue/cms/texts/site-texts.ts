import type { ArticleTexts, PageTexts, SiteTexts, SizeWords } from '#catalogue/cms/cms-text-types'
import type { Lang } from '#catalogue/types'
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
    hand: 'Kämmenen ympärys',
    howTo: {
      bust: 'Rinta: leveimmästä kohdasta, mittanauha vaakasuorassa.',
      hips: 'Vyötärö: kapeimmasta kohdasta, hengitä ulos. Lantio: leveimmästä kohdasta, jalat yhdessä.',
      foot: 'Jalka: seiso paperilla kantapää seinää vasten ja mittaa pisimpään varpaaseen. Mittaa illalla, jalka on silloin suurimmillaan.',
      belt: 'Vyö: mittaa omasta vyöstäsi soljen juuresta siihen reikään, jota käytät.',
      hand: 'Kämmen: rystysten kohdalta ympäri, peukalo ei mukaan.',
    },
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
    girth: 'Mått där skärpet sitter',
    clothesSize: 'Klädstorlek',
    hand: 'Handens omkrets',
    howTo: {
      bust: 'Byst: där du är bredast, med måttbandet vågrätt.',
      hips: 'Midja: där du är smalast, andas ut. Höft: där du är bredast, med fötterna ihop.',
      foot: 'Fot: ställ dig på ett papper med hälen mot väggen och mät till den längsta tån. Mät på kvällen, då är foten som störst.',
      belt: 'Skärp: mät ett du redan har, från spännets fäste till hålet du använder.',
      hand: 'Hand: runt handen över knogarna, tummen räknas inte med.',
    },
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
    hand: 'Håndens omkrets',
    howTo: {
      bust: 'Bryst: der du er bredest, med målebåndet vannrett.',
      hips: 'Midje: der du er smalest, pust ut. Hofte: der du er bredest, med føttene samlet.',
      foot: 'Fot: still deg på et ark med hælen mot veggen og mål til den lengste tåen. Mål om kvelden, da er foten størst.',
      belt: 'Belte: mål et du allerede har, fra spennefestet til hullet du bruker.',
      hand: 'Hånd: rundt hånden over knokene, uten tommelen.',
    },
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
    girth: 'Omkreds, hvor bæltet sidder',
    clothesSize: 'Tøjstørrelse',
    hand: 'Håndens omkreds',
    howTo: {
      bust: 'Bryst: hvor du er bredest, med målebåndet vandret.',
      hips: 'Talje: hvor du er smallest, pust ud. Hofte: hvor du er bredest, med fødderne samlet.',
      foot: 'Fod: stil dig på et stykke papir med hælen mod væggen, og mål til den længste tå. Mål om aftenen, da er foden størst.',
      belt: 'Bælte: mål et, du har i forvejen, fra spændets fæste til det hul, du bruger.',
      hand: 'Hånd: rundt om hånden over knoerne, uden tommelfinger.',
    },
  },
}

type EditorsTexts = { site: SiteTexts; pages: PageTexts; articles: ArticleTexts; sizes: SizeWords }

/** All editorial texts by language. */
export const TEXTS: Record<Lang, EditorsTexts> = {
  fi: { site: fiSite, pages: fiPages, articles: fiArticles, sizes: SIZE_WORDS.fi },
  sv: { site: svSite, pages: svPages, articles: svArticles, sizes: SIZE_WORDS.sv },
  nb: { site: nbSite, pages: nbPages, articles: nbArticles, sizes: SIZE_WORDS.nb },
  da: { site: daSite, pages: daPages, articles: daArticles, sizes: SIZE_WORDS.da },
}
