import type { ArticleTexts } from '@/mock-backend/catalogue/cms/cms-text-types'

export const fiArticles: ArticleTexts = {
  print: {
    title: 'Akvarellista kankaaksi',
    description: 'Kuinka tunturin kukista tulee mekon kuosi.',
    teaser: 'Jokainen kuosi maalataan käsin. Näin unikosta tulee neljäkymmentä metriä viskoosia.',
    alt: 'Kaksi kukallista kietaisumekkoa, tummansininen ja luonnonvalkoinen',
    intro: 'Kuosi alkaa lasillisesta vettä, kolmesta siveltimestä ja kukasta, joka ei odota.',
    sections: [
      [
        'Ensin paperilla',
        'Kukat maalataan luonnossa, usein yhdellä istumalla. Akvarelli ei anna anteeksi, ja juuri siksi se sopii: reuna, joka on hieman vinossa, näyttää kankaalla elävältä.',
        'Yhteen kuosiin tarvitaan viisitoista kukkaa. Kymmenen päätyy paperikoriin.',
      ],
      [
        'Sitten toistuvaksi',
        'Kuva jaetaan ruutuun niin, ettei silmä löydä saumaa. Se on työn hitain vaihe. Hyvän kuosin tunnistaa siitä, ettei toistoja osaa laskea.',
      ],
      [
        'Ja lopulta ylle',
        'Painamme viskoosille pieninä sarjoina ja katsomme jokaisen väriversion ikkunan ääressä, aamulla ja illalla. Tummansininen pohja valittiin marraskuussa, luonnonvalkoinen kesäkuussa.',
        'Katso kaikki {wrapDresses|kietaisumekot}.',
      ],
    ],
  },
  pleats: {
    title: 'Plisee, joka pysyy',
    description: 'Pesu, ripustus ja matkalaukku: näin laskokset säilyvät terävinä.',
    teaser: 'Pesu, ripustus ja matkalaukku.',
    alt: 'Viininpunainen pliseerattu hame',
    intro: 'Laskos on muisti, joka on poltettu kankaaseen. Kohtele sitä sen mukaan.',
    sections: [
      [
        'Pese pussissa',
        'Kokoa hame pötköksi laskosten suuntaan, sujauta se sukkahousujen lahkeeseen ja pesupussiin. Kolmekymmentä astetta, hidas linkous.',
      ],
      [
        'Ripusta märkänä',
        'Vesi vetää laskokset suoriksi, kun hame riippuu vyötäröltä. Ei kuivausrumpua, ei silitysrautaa. Jos helma on karannut, höyrytä etäältä ja suorista sormin.',
      ],
      [
        'Rullaa matkalle',
        'Rullaa hame laskosten suuntaan ja laita se matkalaukkuun viimeiseksi. Perillä se on valmis puettavaksi, kun muu matkalaukku on vielä solmussa.',
        'Katso {skirts|hameet}.',
      ],
    ],
  },
  leather: {
    title: 'Näin hoidat nahkaa',
    description: 'Kymmenen minuuttia, kaksi kertaa vuodessa.',
    teaser: 'Kymmenen minuuttia, kaksi kertaa vuodessa.',
    alt: 'Konjakinruskeat nilkkurit aamuvalossa',
    intro: 'Kasviparkittu nahka tummuu, pehmenee ja kestää, jos sitä ruokkii.',
    sections: [
      [
        'Puhdista',
        'Harjaa pöly pois kuivalla harjalla. Pyyhi tahrat nihkeällä liinalla ja anna kuivua huoneenlämmössä, ei patterin päällä.',
      ],
      [
        'Hoida',
        'Ota herneen verran hajusteetonta voidetta ja hiero pienin pyörivin liikkein. Odota kymmenen minuuttia ja kiillota villasukalla. Kokeile ensin kohtaan, jota kukaan ei näe.',
      ],
      [
        'Säilytä',
        'Kengät lesteillä, laukku täytettynä paperilla ja pölypussissa. Nahka haluaa hengittää: muovi ei ole sille koti.',
        'Katso {boots|nilkkurit} ja {bags|laukut}.',
      ],
    ],
  },
}
