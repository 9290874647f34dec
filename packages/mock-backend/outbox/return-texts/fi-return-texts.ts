/** What the mails about returns, withdrawals and complaints say in Finnish. */
export const FI_RETURN_TEXTS = {
  /** Why pieces of a return are refused. */
  refusals: {
    worn: 'Tuotetta on käytetty enemmän kuin sovittaminen vaatii.',
    damaged: 'Tuote on vaurioitunut.',
    incomplete: 'Palautuksesta puuttuu osia.',
    'seal-broken': 'Tuotteen sinetti on avattu.',
    'not-received': 'Kaikki tuotteet eivät olleet paketissa.',
  },
  /** What an order shows beside a refund. */
  refundReasons: { return: 'Palautettu tuote', withdrawal: 'Peruutettu kauppa', fees: 'Toimitus ja maksutapa' },
  labels: {
    number: 'Palautusnumero',
    order: 'Tilausnumero',
    code: 'Palautuskoodi',
    sendBefore: 'Lähetä viimeistään',
    exchange: 'Vaihto kokoon {size}',
    goods: 'Tuotteet',
    campaigns: 'Kampanjaedun muutos',
    fees: 'Toimitus ja maksutapa',
    estimate: 'Arvioitu hyvitys',
    total: 'Hyvitys',
    earlier: 'Oikaisu aiemmista palautuksista',
    toBalance: 'Tästä saldolle',
  },
  button: 'Katso palautus',
  'return-registered': {
    subject: 'Palautus {number} on rekisteröity',
    lines: [
      'Palautuksesi on rekisteröity.',
      'Pakkaa tuotteet huolellisesti ja jätä paketti noutopisteeseen. Näytä siellä palautuskoodi, niin et tarvitse osoitekorttia. Palautus on maksuton.',
    ],
  },
  'return-approved': {
    subject: 'Palautus {number} on hyväksytty',
    lines: ['Olemme vastaanottaneet palautuksesi ja hyväksyneet sen.'],
  },
  partly: {
    subject: 'Palautus {number} on hyväksytty osittain',
    lines: ['Olemme tarkistaneet palautuksesi ja hyväksyneet siitä osan. Loppuja emme voi ottaa takaisin.'],
  },
  'return-refused': {
    subject: 'Palautusta {number} ei hyväksytty',
    lines: ['Olemme tarkistaneet palautuksesi, emmekä voi hyväksyä sitä.'],
  },
  disagree: 'Jos olet eri mieltä, ota yhteyttä asiakaspalveluumme.',
  'return-refunded': {
    subject: 'Hyvitys palautuksesta {number}',
    lines: ['Olemme maksaneet hyvityksen palautuksestasi.'],
  },
  willRefund: 'Saat hyvityksen muutaman päivän kuluessa.',
  nothingToPay:
    'Pois jäävä etu on suurempi kuin palautettavien tuotteiden hinta, mutta sinun ei tarvitse maksaa mitään lisää.',
  willSend: 'Lähetämme sinulle uuden koon.',
  paidToBalance: 'Saldolle palautetun summan näet heti.',
  paidToPayment: 'Maksutavalle palautettu raha näkyy pankkitililläsi muutaman pankkipäivän kuluessa.',
  withdrawal: {
    subject: 'Peruuttamisilmoituksesi on saapunut',
    lines: [
      'Olemme vastaanottaneet ilmoituksesi, jolla peruutat sopimuksen. Sen sisältö ja lähetysaika ovat alla.',
      'Tämä viesti vahvistaa, että ilmoitus on saapunut. Käsittelemme sen ja palaamme asiaan.',
    ],
    /** Of a mail that acknowledges more than one. */
    several: {
      subject: 'Peruuttamisilmoituksesi ovat saapuneet',
      lines: [
        'Olemme vastaanottaneet peruuttamisilmoituksesi. Niiden sisältö ja lähetysajat ovat alla.',
        'Tämä viesti vahvistaa, että ilmoitukset ovat saapuneet. Käsittelemme ne ja palaamme asiaan.',
      ],
    },
    /** Before the delivery of the order. */
    early: {
      subject: 'Peruutus {number} on rekisteröity',
      lines: [
        'Olet peruuttanut kaupan ennen toimitusta, ja peruutus on rekisteröity.',
        'Emme lähetä tuotteita, jotka peruutit. Jos paketti on jo matkalla, voit jättää sen noutamatta tai palauttaa sen maksutta. Saat hyvityksen viimeistään 14 päivän kuluttua ilmoituksestasi.',
      ],
    },
    refunded: {
      subject: 'Hyvitys peruutetusta kaupasta',
      lines: ['Olemme palauttaneet rahasi kaupasta, jonka peruutit.'],
    },
    name: 'Nimi',
    order: 'Tilaus',
    about: 'Peruutus koskee',
    whole: 'Koko tilausta',
    email: 'Sähköposti',
    sent: 'Lähetetty',
    id: 'Ilmoituksen tunnus',
    notSent: 'Jos et ole lähettänyt ilmoitusta, ota yhteyttä asiakaspalveluumme.',
  },
  complaint: {
    subject: 'Reklamaatio {number} on saapunut',
    lines: ['Olemme vastaanottaneet reklamaatiosi.', 'Vastaamme muutaman arkipäivän kuluessa.'],
    number: 'Reklamaation numero',
    about: 'Tuotteet',
    description: 'Kuvaus',
    wish: 'Toive',
    photos: 'Kuvia',
    button: 'Avaa reklamaatio',
    remedies: {
      repair: 'Korjaus',
      replacement: 'Vaihto uuteen',
      reduction: 'Hinnanalennus',
      refund: 'Rahat takaisin',
    },
    accepted: {
      subject: 'Reklamaatio {number} on hyväksytty',
      lines: ['Olet oikeassa: tuotteessa on virhe. Pahoittelemme.'],
      follows: {
        repair: 'Korjaamme tuotteen maksutta. Saat pian ohjeet, miten lähetät sen meille ilmaiseksi.',
        replacement:
          'Lähetämme sinulle uuden tuotteen maksutta. Saat pian ohjeet, miten palautat viallisen ilmaiseksi.',
        reduction: 'Saat hinnasta alennuksen, ja voit pitää tuotteen. Maksamme alennuksen muutaman päivän kuluessa.',
        refund: 'Saat rahasi takaisin. Saat pian ohjeet, miten palautat tuotteen ilmaiseksi.',
      },
    },
    refused: {
      subject: 'Reklamaatiota {number} ei hyväksytty',
      lines: ['Olemme tutkineet reklamaatiosi, emmekä voi hyväksyä sitä.'],
      disagree: 'Jos olet eri mieltä, kerro siitä asiakaspalvelullemme, niin yritämme löytää ratkaisun.',
    },
    refusals: {
      'no-fault': 'Emme löytäneet tuotteesta virhettä.',
      wear: 'Kyse on tavallisesta kulumisesta.',
      handling: 'Vaurio johtuu siitä, että tuotetta on käytetty tai pesty vastoin hoito-ohjetta.',
      'too-late': 'Tuote on ollut sinulla kauemmin kuin sen voi kohtuudella olettaa kestävän.',
    },
  },
}

export type ReturnTexts = typeof FI_RETURN_TEXTS
