import type { PageTexts } from '@/mock-backend/catalogue/cms/cms-text-types'

export const daPages: PageTexts = {
  delivery: {
    title: 'Levering',
    description: 'Leveringsmåder, leveringstider og priser. Fri fragt over {free}',
    intro: 'Fri fragt, når du handler for over {free} Pakken er fremme på 2–4 hverdage.',
    sections: [
      [
        'Sådan rejser pakken',
        'Vi sender din ordre næste hverdag fra lageret i Helsinki. Du vælger pakkeshop, pakkeboks eller levering til døren: {carriers}.',
        'Du får et sporingslink på mail, når pakken forlader os, og en besked, når den kan hentes.',
      ],
      [
        'Hvad det koster',
        'Til pakkeshop eller pakkeboks fra {fee} Fragten er gratis over {free} Levering til døren koster {home} og på større ordrer {homeFree}',
        'Mindste ordreværdi er {minimum}',
      ],
      [
        'Lidt længere leveringstid',
        'Nogle varer bliver først syet eller taget hjem, når du har bestilt. Så står der på produktsiden, at leveringen tager lidt længere tid: 7–12 hverdage. Alt i samme ordre sendes samlet.',
      ],
      [
        'Hvis noget trækker ud',
        'Skriv til {service|kundeservice}, og oplys dit ordrenummer. Vi finder ud af det samme hverdag.',
      ],
    ],
  },
  returns: {
    title: 'Returnering',
    description: 'Du har 14 dages returret, fra du har fået pakken.',
    intro: 'Prøv i ro og mag derhjemme. Du har 14 dages returret, fra du har fået pakken.',
    sections: [
      [
        'Sådan returnerer du',
        'Varen skal være ubrugt og have mærkerne på. Du må gerne prøve, men ikke bruge den: parfume og makeup kan mærkes af den næste.',
        'Læg varen i den originale emballage, sæt den medfølgende returlabel på, og aflever pakken i pakkeshoppen. Returneringen er gratis.',
      ],
      [
        'Pengene tilbage',
        'Vi betaler tilbage inden 14 dage efter, at pakken er nået frem til os, som regel meget hurtigere. Du får pengene samme vej, som du betalte.',
      ],
      [
        'Byt størrelse',
        'Du får hurtigst den rigtige størrelse, hvis du afgiver en ny ordre og returnerer den anden. Så når størrelsen ikke at blive udsolgt undervejs.',
      ],
      [
        'Fejl på varen',
        'Er en søm eller en lynlås gået i stykker? Skriv til {service|kundeservice}, og vedhæft et billede. Vi reparerer, bytter eller erstatter.',
      ],
    ],
  },
  payment: {
    title: 'Betaling',
    description: 'Betal med det samme, med kort, på faktura eller i rater.',
    intro: 'Du betaler, som det passer dig. Vi vælger ikke betalingsmåde for dig.',
    sections: [
      ['Betal med det samme', '{direct} og kort: beløbet trækkes, når du bestiller.'],
      [
        'Faktura og delbetaling',
        'Med faktura har du 14 dage, uden gebyr. Ved delbetaling ser du renten og den månedlige ydelse, før du siger ja til noget. Du skal være fyldt 18 år, og der foretages en kreditvurdering.',
      ],
      ['Rabatkoder', 'Indtast koden i kassen. Én kode pr. ordre, og den giver rabat på de priser, du ser i kurven.'],
      [
        'Sikkert',
        'Dine kortoplysninger behandles af betalingstjenesten. De når aldrig ind til os, og vi gemmer dem ikke.',
      ],
    ],
  },
  sizes: {
    title: 'Størrelsesguide',
    description: 'Mål i centimeter til tøj, jeans, sko, bælter og handsker.',
    intro:
      'Mål dig i undertøj, og sammenlign med tabellen. Mellem to størrelser: se på produktsiden, om modellen er løs eller smal.',
    sections: [],
  },
  service: {
    title: 'Kundeservice',
    description: 'Kundeservice har åbent på hverdage kl. 8–17.',
    intro: 'Vi er her på hverdage kl. 8–17 og svarer på mails samme dag.',
    sections: [
      [
        'Kontakt os',
        'Skriv til <a href="mailto:kundeservice@kajo.example">kundeservice@kajo.example</a>. Oplys dit ordrenummer, så kommer vi direkte til sagen.',
      ],
      [
        'Hvor er min ordre?',
        'Dit sporingslink står i leveringsbekræftelsen. Under {delivery|Levering} kan du se, hvor lang tid hver leveringsmåde tager.',
      ],
      ['Hvordan returnerer jeg?', 'Inden for 14 dage, uden beregning. Læs mere under {returns|Returnering}.'],
      [
        'Hvilken størrelse skal jeg vælge?',
        'I {sizes|størrelsesguiden} finder du alle mål i centimeter. Er du mellem to størrelser, så spørg os: vi har selv prøvet det hele.',
      ],
      ['Kan jeg ændre min ordre?', 'Inden for en time, ja. Skriv med det samme, derefter er pakken allerede på vej.'],
    ],
  },
  about: {
    title: 'Om Kajo',
    description: 'Kajo er et modehus fra Helsinki, der laver tøj til det nordiske lys.',
    intro: 'Kajo er finsk for lyset lige før solopgang. I det lys ser man farverne, som de er.',
    sections: [
      [
        '',
        'Vi begyndte i Helsinki med en slå om-kjole og en kabelstrikket sweater. I dag har vi vores egen kollektion og fireogtyve nordiske mærker, alle valgt med de samme spørgsmål: holder stoffet, sidder snittet, vil vi stadig have det om fem år?',
        'Vi laver lidt ad gangen. Modellerne lever i flere år, og farverne skifter, når der er grund til det, ikke hver anden uge.',
      ],
      [
        'I nordisk lys',
        'Her er der halvmørkt et halvt år og lyst et halvt år. Derfor ser vi på hvert stof ved vinduet: ulden, der bliver varmere om aftenen, silken, der skifter tone midt på dagen.',
      ],
      [
        'Fire lande, ét bord',
        'Vi findes i Finland, Sverige, Norge og Danmark. Vi er seksogtyve mennesker og spiser frokost ved samme bord.',
      ],
    ],
  },
  sustainability: {
    title: 'Bæredygtighed',
    description: 'Hvor tøjet kommer fra, hvad det er lavet af, og hvordan det holder.',
    intro: 'Hellere tre stykker tøj, der bruges i ti år, end ti, der holder i tre måneder.',
    sections: [
      [
        'Materialer',
        'Vores bomuld er økologisk, vores polyester genanvendt og vores uld mulesingfri. Læderet garves med plantestoffer. Sammensætning og fremstillingsland står på hver produktside.',
      ],
      [
        'Menneskene',
        'Systuerne ligger i Portugal, Estland, Litauen, Polen, Italien og Spanien. Vi besøger dem alle hvert år og betaler den aftalte pris, også når ordren bliver mindre.',
      ],
      [
        'Holdbarhed',
        'Vi tester sømme, slid og vask, før en model kommer til salg. Ekstra knapper og tråd følger med, og skoene kan forsåles.',
      ],
      [
        'Det, vi ikke kan endnu',
        'Vi sender mange små pakker, og nogle stoffer blander fibre, der ikke kan skilles ad. En gang om året fortæller vi, hvad vi har nået, og hvad vi ikke har klaret.',
      ],
    ],
  },
  terms: {
    title: 'Handelsbetingelser',
    description: 'Betingelser for køb i Kajos webshop.',
    intro: 'Betingelserne gælder, når du som forbruger handler i Kajos webshop.',
    sections: [
      [
        '1. Sælger',
        'Kajo Oy, Helsinki. Mail kundeservice@kajo.example. {service|Kundeservice} har åbent på hverdage kl. 8–17.',
      ],
      [
        '2. Bestilling',
        'Aftalen er indgået, når vi sender ordrebekræftelsen. Du skal være myndig. Er en vare udsolgt eller prisen åbenlyst forkert, annullerer vi ordren og betaler tilbage.',
      ],
      [
        '3. Priser',
        'Priserne er inklusive moms. Når en vare er sat ned, oplyser vi den laveste pris, den er solgt til i de 30 dage før nedsættelsen. Fragten lægges til i kassen og vises, før du betaler.',
      ],
      [
        '4. Betaling og levering',
        'Betalingsmåderne er beskrevet under {payment|Betaling} og leveringsmåderne under {delivery|Levering}. Leveringstiden er normalt 2–4 hverdage.',
      ],
      [
        '5. Fortrydelsesret',
        'Efter {law} kan du fortryde købet inden for 14 dage, fra du fik varen. Giv os besked, og send varen tilbage inden for 14 dage derefter. Vi betaler købet tilbage inklusive fragt. Sådan gør du: {returns|Returnering}.',
      ],
      [
        '6. Reklamation',
        'Vi hæfter for fejl efter loven. Giv besked inden for rimelig tid, efter at du har opdaget fejlen.',
      ],
      ['7. Tvister', 'Vi forsøger altid at blive enige først. Du kan også henvende dig til {board}.'],
    ],
  },
  privacy: {
    title: 'Privatlivspolitik',
    description: 'Hvilke oplysninger vi gemmer, hvorfor og hvor længe.',
    intro: 'Vi gemmer kun det, din ordre kræver, og sletter det, når det ikke længere er nødvendigt.',
    sections: [
      [
        'Hvad vi gemmer',
        'Fra ordren: navn, adresse, mail, telefonnummer og hvad du købte. Fra besøget: enhedstype og de sider, du har set, hvis du har sagt ja til det.',
      ],
      [
        'Hvorfor',
        'For at levere, håndtere returneringer og overholde bogføringsloven. Nyhedsbrevet sendes kun, hvis du har bedt om det, og kan afmeldes i hver udsendelse.',
      ],
      [
        'Til hvem',
        'Til fragtfirmaet, betalingstjenesten og dem, der driver vores servere, i det omfang opgaven kræver det. Vi sælger ingen oplysninger.',
      ],
      [
        'Hvor længe',
        'Ordreoplysninger gemmes, så længe bogføringsloven kræver det, andre oplysninger i to år efter dit seneste køb.',
      ],
      [
        'Dine rettigheder',
        'Du kan se, rette og slette dine oplysninger. Skriv til <a href="mailto:privatliv@kajo.example">privatliv@kajo.example</a>. Du kan også klage til Datatilsynet.',
      ],
    ],
  },
}
