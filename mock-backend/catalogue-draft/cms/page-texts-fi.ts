import type { PageTexts } from './page-texts-types'

export const PAGES_FI: PageTexts = {
  delivery: {
    meta: 'Toimitusajat, toimitustavat ja ilmaisen toimituksen raja.',
    html: '<p>Pakkaamme tilauksesi seuraavana arkipäivänä. Perillä se on yleensä 2–4 arkipäivässä.</p><h2>Toimitustavat</h2><p>Valitse kassalla nouto tai kotiinkuljetus. Hinta näkyy ennen kuin maksat, ja ostoskori kertoo, paljonko ilmaiseen toimitukseen puuttuu.</p><h2>Seuranta</h2><p>Saat seurantatunnuksen sähköpostiisi, kun paketti lähtee meiltä.</p>',
  },
  returns: {
    meta: 'Palauta 30 päivän kuluessa, veloituksetta.',
    html: '<p>Sinulla on 30 päivää aikaa miettiä. Palautus on ilmainen.</p><h2>Näin palautat</h2><ol><li>Pakkaa käyttämättömät tuotteet, laput kiinni.</li><li>Kiinnitä paketissa ollut palautustarra.</li><li>Vie paketti noutopisteeseen.</li></ol><p>Rahat ovat tililläsi 14 päivän kuluessa siitä, kun paketti on meillä.</p>',
  },
  service: {
    meta: 'Ota yhteyttä Kajon asiakaspalveluun.',
    html: '<p>Autamme mielellämme koon, toimituksen tai palautuksen kanssa.</p><p>Vastaamme arkisin kello 9–17. Helpoiten tavoitat meidät sähköpostilla: <a href="mailto:asiakaspalvelu@kajo.test">asiakaspalvelu@kajo.test</a>.</p><h2>Usein kysyttyä</h2><p><strong>Voinko muuttaa tilausta?</strong> Kyllä, kunnes se on pakattu. Kirjoita meille heti.</p><p><strong>Milloin loppuunmyyty koko palaa?</strong> Jos tiedämme päivän, se lukee tuotteen sivulla.</p>',
  },
  sizes: {
    meta: 'Mitat senttimetreinä, jotta koko osuu kerralla.',
    sizes: ['Koko', 'Rinta', 'Vyötärö', 'Lantio'],
    html: '<p>Mittaa alusvaatteiden päältä, mittanauha suorana mutta ei kireällä. Mitat ovat senttimetrejä vartalosta.</p>',
  },
  about: {
    meta: 'Kajo on pohjoinen muotikauppa.',
    html: '<p>Kajo on se valo, joka jää, kun aurinko on laskenut. Siitä saimme nimen – ja tavan katsoa vaatteita: rauhassa, läheltä, päivänvalossa.</p><p>Valikoimassamme on oma mallistomme ja kaksikymmentäneljä pohjoista merkkiä. Otamme mukaan vain sellaista, minkä ostaisimme itse.</p>',
  },
  terms: {
    meta: 'Kajon tilaus- ja toimitusehdot.',
    html: '<h2>Tilaus</h2><p>Tilaus sitoo, kun olet saanut tilausvahvistuksen. Hinnat sisältävät arvonlisäveron.</p><h2>Maksu</h2><p>Maksutavat näet kassalla. Laskun eräpäivä on 14 päivän kuluttua toimituksesta.</p><h2>Peruuttaminen</h2><p>Voit perua kaupan 30 päivän kuluessa syytä kertomatta.</p><h2>Virhe tuotteessa</h2><p>Ilmoita virheestä kohtuullisessa ajassa. Korjaamme, vaihdamme tai palautamme rahat.</p>',
  },
  privacy: {
    meta: 'Mitä tietoja keräämme ja miksi.',
    html: '<p>Keräämme vain ne tiedot, jotka tarvitsemme tilauksesi toimittamiseen: nimen, osoitteen, sähköpostin ja puhelinnumeron.</p><h2>Evästeet</h2><p>Välttämättömät evästeet pitävät ostoskorisi tallessa. Muita käytämme vain luvallasi.</p><h2>Oikeutesi</h2><p>Voit pyytää tietosi nähtäväksi, korjattavaksi tai poistettavaksi milloin tahansa.</p>',
  },
  article: {
    meta: 'Näin valitset neuleen, joka kestää talvesta toiseen.',
    html: '<p>Hyvä neule on kuin vanha ystävä: lämmin, helppo ja aina paikalla.</p><h2>Valitse kuitu</h2><p>Merinovilla sopii iholle, alpakka antaa keveyttä, puuvillaneulos kestää pesukoneen.</p><h2>Hoida hellästi</h2><p>Tuuleta useammin kuin peset. Kuivata tasaisella ja säilytä taiteltuna, ei henkarissa.</p>',
  },
}
