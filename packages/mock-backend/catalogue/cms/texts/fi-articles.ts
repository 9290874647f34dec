import type { ArticleTexts } from '#catalogue/cms/cms-text-types'

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
    intro: 'Laskokset on kiinnitetty kankaaseen kuumuudella. Siksi ne tarvitsevat vähän omaa hoitoa.',
    sections: [
      [
        'Pese pussissa',
        'Rullaa hame pötköksi laskosten suuntaan, sujauta se sukkahousujen lahkeeseen ja pesupussiin. Kolmekymmentä astetta, hidas linkous.',
      ],
      [
        'Ripusta märkänä',
        'Vesi vetää laskokset suoriksi, kun hame riippuu vyötäröltä. Ei kuivausrumpua, ei silitysrautaa. Jos helma on karannut, höyrytä etäältä ja suorista sormin.',
      ],
      [
        'Rullaa matkalle',
        'Rullaa hame laskosten suuntaan ja laita se matkalaukkuun päällimmäiseksi. Perillä se on valmis puettavaksi.',
        'Katso {skirts|hameet}.',
      ],
    ],
  },
  leather: {
    title: 'Näin hoidat nahkaa',
    description: 'Kymmenen minuuttia, kaksi kertaa vuodessa.',
    teaser: 'Kymmenen minuuttia, kaksi kertaa vuodessa.',
    alt: 'Konjakinruskeat nilkkurit aamuvalossa',
    intro: 'Kasviparkittu nahka tummuu, pehmenee ja kestää, kun sitä hoitaa.',
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
        'Kengät lesteillä, laukku täytettynä paperilla ja pölypussissa. Nahan pitää saada hengittää, joten älä säilytä sitä muovissa.',
        'Katso {boots|nilkkurit} ja {bags|laukut}.',
      ],
    ],
  },
  tailoring: {
    title: 'Näin bleiseri istuu',
    description: 'Olkapää, hiha ja selkä: kolme kohtaa, joista hyvän bleiserin tunnistaa.',
    teaser: 'Olkapää, hiha ja selkä kertovat kaiken.',
    alt: 'Tummansininen ja kamelinvärinen bleiseri vierekkäin',
    intro: 'Bleiseri istuu, kun sen unohtaa päälleen.',
    sections: [
      [
        'Aloita olkapäästä',
        'Sauma päättyy samaan kohtaan kuin olkapää. Jos se valuu käsivarrelle, koko on liian suuri. Jos hihan yläosaan tulee kuoppa, se on liian pieni. Kaiken muun ompelija korjaa, tätä harvoin.',
      ],
      [
        'Katso hihaa ja selkää',
        'Hiha loppuu ranteeseen ja jättää sentin paitaa näkyviin. Napita bleiseri, nosta kädet eteen ja käänny: jos lapojen väliin tulee vaakasuora ryppy, tarvitset numeroa isomman.',
        'Neuleen päälle tarvitaan tilaa, paidan päälle ei. Sovita siis sen kanssa, mitä oikeasti pidät alla.',
      ],
      [
        'Anna sen levätä',
        'Villaflanelli oikenee yössä, kun henkari on leveä. Harjaa, tuuleta ja höyrytä. Pesulassa riittää käydä kerran vuodessa.',
        'Katso {blazers|bleiserit} ja {trousers|housut}.',
      ],
    ],
  },
  wool: {
    title: 'Villa lepää',
    description: 'Miksi hyvä neule pestään harvoin ja säilytetään taiteltuna.',
    teaser: 'Tuuletus, nypyt ja koit: neuleen vuosi.',
    alt: 'Taiteltuja neuleita ja mustat nilkkurit kivisellä korokkeella',
    intro: 'Villa palautuu muotoonsa, kun neule saa levätä yön yli.',
    sections: [
      [
        'Tuuleta, älä pese',
        'Levitä neule yöksi avoimen ikkunan lähelle. Kylmä, kostea ilma vie hajut ja oikaisee kuidun. Pesuun neule joutaa pari kertaa talvessa.',
      ],
      [
        'Nypyt kuuluvat asiaan',
        'Uusi neule nyppyyntyy sieltä, missä hiha hankaa kylkeä. Irtokuitu lähtee ensimmäisinä viikkoina. Kampaa se pois neulekammalla, älä revi. Sen jälkeen nyppyyntyminen vähenee.',
      ],
      [
        'Taita ja suojaa',
        'Henkarissa neule venyy, hyllyssä ei. Vie se kesäksi laatikkoon puhtaana, setripuun palan kanssa: koit hakeutuvat tahroihin.',
        'Katso {knitwear|neuleet} ja {scarves|huivit}.',
      ],
    ],
  },
  layers: {
    title: 'Kolme kerrosta',
    description: 'Mitä pukea, kun ulkona on pakkasta ja bussissa kesä.',
    teaser: 'Ohut, lämmin, tuulenpitävä. Siinä järjestyksessä.',
    alt: 'Luonnonvalkoinen poolo, siniset farkut, sammalenvihreä untuvatakki, valkoiset tennarit ja sinapinkeltainen pipo',
    intro: 'Talvella vaatteiden määrää tärkeämpi on oikea järjestys.',
    sections: [
      [
        'Iholle ohutta',
        'Merinovilla ja silkki siirtävät kosteuden pois iholta. Puuvilla jää märäksi ja kylmäksi, ja sen huomaa vasta pysäkillä.',
      ],
      [
        'Väliin ilmaa',
        'Lämpö on ilmaa, joka pysyy paikallaan. Yksi palmikkoneule pitää sitä enemmän kuin kaksi ohutta, kunhan takissa on tilaa. Sovita takkia aina neule päällä.',
      ],
      [
        'Päälle tuulenpitävää',
        'Villakangas riittää kaupungissa kymmeneen pakkasasteeseen, sen jälkeen otetaan untuva. Loput hoitavat huivi, pipo ja käsineet, ja ne saa bussissa pois.',
        'Katso {coats|takit}, {rollNecks|poolot} ja {gloves|käsineet}.',
      ],
    ],
  },
}
