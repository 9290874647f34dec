import type { PageTexts } from '#catalogue/cms/cms-text-types'

export const fiPages: PageTexts = {
  delivery: {
    title: 'Toimitus',
    description: 'Toimitustavat, -ajat ja -hinnat. Ilmainen toimitus, kun tilauksesi on yli {free}.',
    intro: 'Toimitus on ilmainen, kun tilauksesi on yli {free}. Paketti on perillä 2–4 arkipäivässä.',
    sections: [
      [
        'Näin paketti kulkee',
        'Lähetämme tilauksesi Helsingin varastosta seuraavana arkipäivänä. Toimitamme {carriers} kautta noutopisteisiin, pakettiautomaatteihin ja kotiin.',
        'Saat seurantalinkin sähköpostiisi heti, kun paketti lähtee, ja viestin, kun se on noudettavissa.',
      ],
      [
        'Mitä toimitus maksaa',
        'Toimitus noutopisteeseen tai pakettiautomaattiin maksaa {fee} alkaen ja on ilmainen, kun tilauksesi on yli {free}. Kotiinkuljetus maksaa {home} alkaen, isommissa tilauksissa {homeFree} alkaen.',
        'Vähimmäistilaus on {minimum}.',
      ],
      [
        'Hieman pidempi toimitusaika',
        'Jotkin tuotteet ommellaan tai tilataan meille vasta tilauksesi jälkeen. Silloin tuotesivulla lukee, että toimitusaika on hieman pidempi: 7–12 arkipäivää. Kaikki saman tilauksen tuotteet lähtevät yhdessä.',
      ],
      [
        'Jos jokin viipyy',
        'Kirjoita {service|asiakaspalveluun} ja kerro tilausnumero. Selvitämme asian samana arkipäivänä.',
      ],
    ],
  },
  returns: {
    title: 'Palautukset',
    description: 'Palautusaika on 14 päivää siitä, kun saat paketin.',
    intro: 'Sovita rauhassa kotona. Palautusaika on 14 päivää siitä, kun sait paketin.',
    sections: [
      [
        'Näin palautat',
        'Saat sovittaa tuotetta kuten kaupassa. Jos tuotetta on käytetty enemmän, voimme vähentää arvon alenemisen palautettavasta summasta. Seuraava asiakas huomaa tuoksut ja meikkitahrat.',
        '{returnForm|Rekisteröi palautus}: tilausnumero ja sähköpostiosoite riittävät. Saat koodin, jonka näytät, kun viet paketin. Pakkaa tuote huolellisesti, mieluiten alkuperäiseen pakkaukseen. Palautus on maksuton.',
        'Voit myös peruuttaa sopimuksen ilman syytä: {withdrawalForm|Peruuta sopimus tästä}. Samaan käy {terms|peruuttamislomake} tai viesti {service|asiakaspalveluun}.',
      ],
      [
        'Rahat takaisin',
        'Palautamme maksun heti, kun paketti on saapunut meille, ja viimeistään 14 päivän kuluttua ilmoituksestasi. Saat rahat takaisin samalla tavalla kuin maksoit.',
      ],
      [
        'Vaihto toiseen kokoon',
        'Nopeimmin saat oikean koon, kun tilaat sen uudella tilauksella ja palautat väärän. Näin koko ei ehdi loppua matkalla. Jos koko on varastossa, voit vaihtaa siihen myös, kun {returnForm|rekisteröit palautuksen}.',
      ],
      [
        'Mitä ei voi palauttaa',
        'Uima-asuja ja korvakoruja ei voi hygieniasyistä palauttaa, jos niiden sinetti on avattu. Sovita uima-asua alushousujen päällä.',
      ],
      [
        'Virheellinen tuote',
        'Jos saumassa tai vetoketjussa on vika, ota yhteyttä {service|asiakaspalveluun} ja liitä mukaan kuva. Korjaamme, vaihdamme tai hyvitämme. Oikeutesi on kerrottu {terms|toimitusehdoissa}.',
      ],
    ],
  },
  payment: {
    title: 'Maksutavat',
    description: 'Maksa verkkopankissa, kortilla, laskulla tai osamaksulla.',
    intro: 'Maksat juuri niin kuin sinulle sopii. Emme valitse maksutapaa puolestasi.',
    sections: [
      ['Maksa heti', '{direct} ja kortti: varaamme summan, kun tilaat, ja veloitamme sen, kun lähetämme tilauksen.'],
      [
        'Lasku ja osamaksu',
        'Laskulla on {invoiceDays} päivää maksuaikaa {invoiceFee}. Osamaksussa näet koron ja kuukausierän ennen kuin hyväksyt mitään. Luottoa myönnetään vain täysi-ikäisille, ja luottotiedot tarkistetaan.',
      ],
      [
        'Alennuskoodit',
        'Syötä koodi kassalla. Yhteen tilaukseen voi käyttää yhden koodin. Alennus lasketaan ostoskorissa näkyvistä hinnoista.',
      ],
      [
        'Turvallisesti',
        'Korttitietosi käsittelee maksupalvelu. Ne eivät kulje meidän kauttamme, emmekä tallenna niitä.',
      ],
    ],
  },
  sizes: {
    title: 'Kokotaulukko',
    description: 'Mitat senttimetreinä vaatteille, farkuille, kengille, vöille ja käsineille.',
    intro:
      'Mittaa itsesi alusvaatteet yllä ja vertaa taulukkoon. Jos olet kahden koon välissä, katso tuotesivulta, onko malli väljä vai kapea.',
    sections: [],
  },
  service: {
    title: 'Asiakaspalvelu',
    description: 'Asiakaspalvelu vastaa arkisin klo\u00a08–17.',
    intro: 'Puhelin on auki arkisin klo\u00a08–17. Sähköpostiin vastaamme saman päivän aikana.',
    sections: [
      [
        'Ota yhteyttä',
        'Soita numeroon <a href="{phoneLink}">{phone}</a> tai kirjoita osoitteeseen <a href="mailto:asiakaspalvelu@kajo.example">asiakaspalvelu@kajo.example</a>. Kerro tilausnumero, niin pääsemme heti asiaan.',
      ],
      [
        'Missä tilaukseni on?',
        '{trackingForm|Seuraa tilausta} tilausnumerolla ja sähköpostiosoitteella. Linkki on myös jokaisessa viestissä, jonka saat tilauksestasi. Sivulta {delivery|Toimitus} näet, kuinka kauan kukin toimitustapa kestää.',
      ],
      ['Miten palautan?', '14 päivän kuluessa, maksutta. Ohjeet löydät sivulta {returns|Palautukset}.'],
      [
        'Tuotteessa on virhe?',
        '{complaintForm|Tee reklamaatio} ja lisää kuvia. Vastaamme muutaman arkipäivän kuluessa.',
      ],
      [
        'Mikä koko minulle?',
        '{sizes|Kokotaulukossa} ovat mitat senttimetreinä. Jos olet kahden koon välissä, kysy: olemme sovittaneet kaikki itse.',
      ],
      ['Voiko tilausta muuttaa?', 'Tunnin sisällä kyllä. Kirjoita meille heti, sen jälkeen paketti on jo matkalla.'],
    ],
  },
  about: {
    title: 'Tietoa Kajosta',
    description:
      'Kajo on helsinkiläinen muotitalo. Meiltä saat mekot, neuleet, takit ja kengät, jotka kestävät käyttöä.',
    intro: 'Kajo on valo juuri ennen auringonnousua. Siinä valossa värit näkyvät oikein.',
    sections: [
      [
        '',
        'Aloitimme Helsingissä yhdestä kietaisumekosta ja yhdestä palmikkoneuleesta. Nyt talossa on oma mallisto ja kaksikymmentäneljä pohjoismaista merkkiä, jotka valitsemme samalla mitalla: kestääkö kangas, istuuko leikkaus, haluammeko sen vielä viiden vuoden päästä.',
        'Teemme vähän ja harkiten. Mallit elävät vuosia, ja väri vaihtuu, kun siihen on syytä, ei joka toinen viikko.',
      ],
      [
        'Pohjoisen valossa',
        'Täällä on puoli vuotta hämärää ja puoli vuotta valoa, joka ei lopu. Siksi katsomme jokaisen kankaan ikkunan ääressä: villan, joka lämpenee illalla, ja silkin, joka vaihtaa sävyä puolen päivän aikaan.',
      ],
      [
        'Neljä maata, yksi pöytä',
        'Palvelemme Suomessa, Ruotsissa, Norjassa ja Tanskassa. Meitä on kaksikymmentäkuusi, ja syömme lounasta saman pöydän ääressä.',
      ],
    ],
  },
  sustainability: {
    title: 'Vastuullisuus',
    description: 'Mistä vaatteemme tulevat, mistä ne on tehty ja kuinka ne kestävät.',
    intro: 'Mieluummin kolme vaatetta kymmeneksi vuodeksi kuin kymmenen kolmeksi kuukaudeksi.',
    sections: [
      [
        'Materiaalit',
        'Puuvillamme on luomua, polyesterimme kierrätettyä ja villamme mulesing-vapaata. Nahka parkitaan kasviuutteilla. Koostumus ja valmistusmaa löytyvät jokaisen tuotteen sivulta.',
      ],
      [
        'Tekijät',
        'Ompelimot ovat Suomessa, Portugalissa, Virossa, Liettuassa, Puolassa, Italiassa ja Espanjassa. Käymme jokaisessa vuosittain ja maksamme sovitun hinnan, vaikka tilaus pienenisi.',
      ],
      [
        'Kestävyys',
        'Testaamme saumat, hankauksen ja pesun ennen kuin malli tulee myyntiin. Mukaan saat varanapit ja lankaa, ja kenkien pohjat voi uusia.',
      ],
      [
        'Mitä emme vielä osaa',
        'Kuljetamme paljon pieniä paketteja, ja osassa kankaista on kuituja, joita ei saa erotettua toisistaan. Kerromme vuosittain, mitä olemme saaneet aikaan ja mitä emme.',
      ],
    ],
  },
  terms: {
    title: 'Toimitusehdot',
    description: 'Kajon verkkokaupan tilaus- ja toimitusehdot.',
    intro: 'Ehdot koskevat tilauksia, jotka kuluttaja tekee Kajon verkkokaupassa.',
    sections: [
      [
        '1. Myyjä',
        'Kajo Oy (Y-tunnus 3141592-6), Pursimiehenkatu 12, 00150 Helsinki. Puhelin {phone}, sähköposti asiakaspalvelu@kajo.example. {service|Asiakaspalvelu} on auki arkisin klo\u00a08–17.',
      ],
      [
        '2. Tilaus',
        'Sopimus syntyy, kun lähetämme tilausvahvistuksen. Tilaajan on oltava täysi-ikäinen. Jos tuote on loppunut tai hinnassa on ilmeinen virhe, peruutamme tilauksen ja palautamme maksun.',
      ],
      [
        '3. Hinnat',
        'Hinnat sisältävät arvonlisäveron. Alennetun tuotteen yhteydessä ilmoitamme alimman hinnan, jolla tuotetta on myyty 30 päivän aikana ennen alennusta. {charges} lisätään kassalla ja näkyvät ennen maksua.',
      ],
      [
        '4. Maksu ja toimitus',
        'Maksutavat on kuvattu sivulla {payment|Maksutavat} ja toimitustavat sivulla {delivery|Toimitus}. Toimitusaika on tavallisesti 2–4 arkipäivää.',
      ],
      [
        '5. Peruuttamisoikeus',
        '{law} mukaan voit peruuttaa kaupan syytä ilmoittamatta 14 päivän kuluessa siitä, kun sait tuotteen. Helpoimmin se käy linkistä {withdrawalForm|Peruuta sopimus tästä}, joka on myös jokaisen sivun alareunassa. Voit myös lähettää sähköpostin tai käyttää ehtojen lopussa olevaa peruuttamislomaketta. Riittää, että lähetät ilmoituksen ennen määräajan päättymistä.',
        'Palauta tuote 14 päivän kuluessa ilmoituksesta. Palautus on maksuton. Palautamme maksun ja tavallisen toimituksen kulut viimeistään 14 päivän kuluttua ilmoituksestasi. Voimme odottaa, kunnes tuote on meillä tai olet osoittanut lähettäneesi sen.',
        'Saat sovittaa tuotetta kuten kaupassa. Jos tuotetta on käytetty enemmän, voimme vähentää arvon alenemisen. Peruuttamisoikeutta ei hygieniasyistä ole uima-asuissa eikä korvakoruissa, joiden sinetti on avattu. Ohjeet löydät sivulta {returns|Palautukset}.',
      ],
      ['6. Virhe', '{defects} Virheestä ilmoitat näin: {complaintForm|tee reklamaatio}.'],
      ['7. Erimielisyydet', 'Yritämme aina ensin päästä sopuun. {disputes}'],
      [
        'Peruuttamislomake',
        'Täytä ja lähetä tämä lomake vain, jos haluat peruuttaa kaupan.',
        'Vastaanottaja: Kajo Oy, Pursimiehenkatu 12, 00150 Helsinki, asiakaspalvelu@kajo.example',
        'Ilmoitan, että haluan peruuttaa tekemäni sopimuksen, joka koskee seuraavien tavaroiden toimitusta:',
        'Tilauspäivä ja vastaanottopäivä:',
        'Kuluttajan nimi:',
        'Kuluttajan osoite:',
        'Kuluttajan allekirjoitus (vain, jos lomake täytetään paperilla):',
        'Päiväys:',
      ],
    ],
  },
  accessibility: {
    title: 'Saavutettavuusseloste',
    description: 'Miten kauppa toimii kaikille, mitä puutteita siinä on ja miten kerrot niistä meille.',
    intro: 'Kaikkien pitää voida ostaa meiltä, myös näppäimistöllä, ruudunlukijalla tai suurella tekstillä.',
    sections: [
      [
        'Näin kauppa toimii',
        'Voit lukea, hakea, valita, ostaa, palauttaa ja käyttää omaa tiliä. Kaikki onnistuu näppäimistöllä, 200 prosenttiin suurennetulla tekstillä ja 320 kuvapistettä leveällä näytöllä, ja jokaisella osalla on nimi, jonka ruudunlukija lukee. Sivut voi lukea ilman JavaScriptiä, ja liike pysähtyy, jos laitteesi pyytää sitä.',
      ],
      ['Mitä noudatamme', 'Kauppa täyttää WCAG 2.2:n tason AA vaatimukset. {access}'],
      [
        'Mitä puutteita on',
        'Maksupalvelujen ja kuljetusyhtiöiden omia sivuja emme voi muuttaa. Tuotekuvien kuvauksena on tuotteen nimi ja väri, ei kaikkia yksityiskohtia. Kysy meiltä, niin kerromme lisää.',
      ],
      [
        'Miten arvioimme',
        'Testasimme itse jokaisen sivutyypin näppäimistöllä ja automaattisilla tarkistuksilla. Seloste on laadittu 28.11.2026.',
      ],
      [
        'Kerro puutteesta',
        'Kirjoita osoitteeseen <a href="mailto:saavutettavuus@kajo.example?subject=Puute%20saavutettavuudessa&amp;body=Sivun%20osoite%3A%0D%0A%0D%0AMik%C3%A4%20ei%20toimi%3A%0D%0A%0D%0ALaite%2C%20selain%20ja%20apuv%C3%A4line%3A%20">saavutettavuus@kajo.example</a> tai soita {phone}. Linkki avaa viestin, jossa kysymme sivun osoitteen, mikä ei toimi ja mitä käytät. Vastaamme 14 päivän kuluessa. Jos et ole tyytyväinen vastaukseen, voit tehdä kantelun {accessAuthority}.',
      ],
    ],
  },
  privacy: {
    title: 'Tietosuoja',
    description: 'Mitä tietoja keräämme, miksi ja kuinka kauan.',
    intro: 'Keräämme vain ne tiedot, joita tilauksesi vaatii, ja poistamme ne, kun niitä ei enää tarvita.',
    sections: [
      [
        'Mitä keräämme',
        'Tilauksesta nimen, osoitteen, sähköpostin, puhelinnumeron ja ostetut tuotteet. Sivuilla käydessäsi keräämme laitteen tyypin ja katsellut sivut, jos olet antanut siihen luvan.',
      ],
      [
        'Miksi',
        'Toimittaaksemme tilauksen, hoitaaksemme palautukset ja noudattaaksemme kirjanpitolakia. Uutiskirje lähtee vain, jos olet tilannut sen, ja sen voi perua jokaisesta viestistä.',
      ],
      [
        'Kenelle',
        'Kuljetusliikkeelle, maksupalvelulle ja palvelimiemme ylläpitäjälle, siinä laajuudessa kuin tehtävä vaatii. Hakupalvelu Voyado saa tietää, mitä haet ja katsot. Luvallasi Google saa tietää, miten kauppaa käytetään ja mitä ostetaan, ja jos hyväksyt markkinoinnin, myös sähköpostiosoitteesi, nimesi ja postinumerosi koodeiksi muutettuina (SHA-256). Emme myy tietoja.',
      ],
      [
        'Kuinka kauan',
        'Tilaustiedot säilytetään kuusi vuotta kirjanpitolain vuoksi, muut tiedot kaksi vuotta viimeisestä ostosta.',
      ],
      [
        'Oikeutesi',
        'Rekisterinpitäjä on Kajo Oy. Voit tarkastaa, oikaista, siirtää ja poistaa tietosi sekä vastustaa niiden käyttöä. Kirjoita osoitteeseen <a href="mailto:tietosuoja@kajo.example">tietosuoja@kajo.example</a>. Voit myös valittaa {authority}.',
      ],
    ],
  },
}
