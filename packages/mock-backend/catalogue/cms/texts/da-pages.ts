import type { PageTexts } from '#catalogue/cms/cms-text-types'

export const daPages: PageTexts = {
  delivery: {
    title: 'Levering',
    description: 'Leveringsmåder, leveringstider og priser. Fri fragt over {free}',
    intro: 'Fri fragt, når du handler for over {free} Pakken er fremme på 2–4 hverdage.',
    sections: [
      [
        'Sådan sender vi',
        'Vi sender din ordre næste hverdag fra lageret i Helsinki. {carriers} leverer til pakkeshop, i pakkeboks eller til døren.',
        'Du får et sporingslink på e-mail, når pakken forlader os, og en besked, når den kan hentes.',
      ],
      [
        'Hvad det koster',
        'Til pakkeshop eller pakkeboks fra {fee} Fragten er gratis over {free} Levering til døren koster fra {home} og på større ordrer fra {homeFree}',
        'Du skal købe for mindst {minimum}',
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
    description: 'Gratis retur i 14 dage, fra du har fået pakken.',
    intro: 'Prøv i ro og mag derhjemme. Du har gratis retur i 14 dage, fra du har fået pakken.',
    sections: [
      [
        'Sådan returnerer du',
        'Du må prøve varen, som du ville gøre i en butik. Er den brugt mere end det, kan vi trække værdiforringelsen fra. Parfume og makeup kan mærkes af den næste kunde.',
        '{returnForm|Registrer returneringen}: ordrenummer og e-mailadresse er nok. Du får en kode, som du viser, når du afleverer pakken. Pak varen godt ind, gerne i den originale emballage. Returneringen er gratis.',
        'Du kan også fortryde aftalen uden at give en grund: {withdrawalForm|Fortryd aftale}. Du kan lige så godt bruge {terms|fortrydelsesformularen} eller skrive til {service|kundeservice}.',
      ],
      [
        'Pengene tilbage',
        'Vi betaler tilbage, så snart vi har modtaget pakken, og senest 14 dage efter din besked. Du får pengene tilbage på samme måde, som du betalte.',
      ],
      [
        'Byt størrelse',
        'Du får hurtigst den rigtige størrelse, hvis du afgiver en ny ordre og returnerer den anden. Så når størrelsen ikke at blive udsolgt undervejs. Er størrelsen på lager, kan du også bytte til den, når du {returnForm|registrerer returneringen}.',
      ],
      [
        'Det kan ikke returneres',
        'Badetøj og øreringe kan af hygiejniske grunde ikke returneres, hvis forseglingen er brudt. Prøv badetøj uden på undertøjet.',
      ],
      [
        'Fejl ved varen',
        'Er en søm eller en lynlås gået i stykker? Skriv til {service|kundeservice}, og vedhæft et billede. Vi reparerer, bytter eller erstatter. Dine rettigheder står i {terms|handelsbetingelserne}.',
      ],
    ],
  },
  payment: {
    title: 'Betaling',
    description: 'Betal med det samme, med kort, på faktura eller med delbetaling.',
    intro: 'Du betaler, som det passer dig. Vi vælger ikke betalingsmåde for dig.',
    sections: [
      ['Betal med det samme', '{direct} og kort: beløbet reserveres, når du bestiller, og trækkes, når vi sender.'],
      [
        'Faktura og delbetaling',
        'Med faktura har du {invoiceDays} dage, {invoiceFee}. Ved delbetaling ser du renten og det månedlige beløb, før du siger ja til noget. Du skal være fyldt 18 år, og der foretages en kreditvurdering.',
      ],
      [
        'Rabatkoder',
        'Indtast koden i kassen. Du kan bruge én kode pr. ordre. Rabatten regnes af de priser, du ser i kurven.',
      ],
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
    description: 'Kundeservice har åbent på hverdage kl.\u00a08–17.',
    intro: 'Telefonen er åben på hverdage kl.\u00a08–17, og vi svarer på e-mail samme dag.',
    sections: [
      [
        'Kontakt os',
        'Ring på <a href="{phoneLink}">{phone}</a>, eller skriv til <a href="mailto:kundeservice@kajo.example">kundeservice@kajo.example</a>. Oplys dit ordrenummer, så kommer vi direkte til sagen.',
      ],
      [
        'Hvor er min ordre?',
        '{trackingForm|Følg din ordre} med ordrenummer og e-mailadresse. Linket står også i hver mail om din ordre. Under {delivery|Levering} kan du se, hvor lang tid hver leveringsmåde tager.',
      ],
      ['Hvordan returnerer jeg?', 'Inden for 14 dage, uden beregning. Læs mere under {returns|Returnering}.'],
      [
        'Er der fejl ved en vare?',
        '{complaintForm|Reklamer her}, og tilføj gerne billeder. Vi svarer inden for få hverdage.',
      ],
      [
        'Hvilken størrelse skal jeg vælge?',
        'I {sizes|størrelsesguiden} finder du alle mål i centimeter. Er du mellem to størrelser, så spørg os: vi har selv prøvet det hele.',
      ],
      ['Kan jeg ændre min ordre?', 'Inden for en time, ja. Skriv med det samme, derefter er pakken allerede på vej.'],
    ],
  },
  about: {
    title: 'Om Kajo',
    description: 'Kajo er et modehus fra Helsinki med kjoler, strik, frakker og sko, der holder.',
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
        'Systuerne ligger i Finland, Portugal, Estland, Litauen, Polen, Italien og Spanien. Vi besøger dem alle hvert år og betaler den aftalte pris, også når ordren bliver mindre.',
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
        'Kajo Oy (virksomhedsnummer 3141592-6, Finland), Pursimiehenkatu 12, 00150 Helsinki. Telefon {phone}, e-mail kundeservice@kajo.example. {service|Kundeservice} har åbent på hverdage kl.\u00a08–17.',
      ],
      [
        '2. Ordre',
        'Aftalen er indgået, når vi sender ordrebekræftelsen. Du skal være myndig. Er en vare udsolgt eller prisen åbenlyst forkert, annullerer vi ordren og betaler tilbage.',
      ],
      [
        '3. Priser',
        'Priserne er inklusive moms. Når en vare er sat ned, oplyser vi den laveste pris, den er solgt til i de 30 dage før nedsættelsen. {charges} lægges til i kassen og vises, før du betaler.',
      ],
      [
        '4. Betaling og levering',
        'Betalingsmåderne er beskrevet under {payment|Betaling} og leveringsmåderne under {delivery|Levering}. Leveringstiden er normalt 2–4 hverdage.',
      ],
      [
        '5. Fortrydelsesret',
        'Efter {law} kan du fortryde købet uden at give nogen grund inden for 14 dage, fra du fik varen. Det gør du nemmest via linket {withdrawalForm|Fortryd aftale}, som også er nederst på alle sider. Du kan også sende en e-mail eller bruge fortrydelsesformularen sidst i betingelserne. Det er nok, at du sender beskeden, før fristen udløber.',
        'Send varen tilbage inden for 14 dage efter din besked. Returneringen er gratis. Vi betaler købet og almindelig fragt tilbage senest 14 dage efter din besked. Vi kan vente, til vi har fået varen, eller til du har vist, at den er sendt.',
        'Du må prøve varen, som du ville gøre i en butik. Er den brugt mere end det, kan vi trække værdiforringelsen fra. Fortrydelsesretten gælder af hygiejniske grunde ikke badetøj og øreringe, hvis forseglingen er brudt. Læs mere under {returns|Returnering}.',
      ],
      ['6. Reklamation', '{defects} {complaintForm|Reklamer her}.'],
      ['7. Tvister', 'Vi forsøger altid at blive enige først. {disputes}'],
      [
        'Standardfortrydelsesformular',
        'Udfyld og send kun formularen, hvis du vil fortryde købet.',
        'Til: Kajo Oy, Pursimiehenkatu 12, 00150 Helsinki, Finland, kundeservice@kajo.example',
        'Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale om følgende varer:',
        'Bestilt den og modtaget den:',
        'Forbrugerens navn:',
        'Forbrugerens adresse:',
        'Forbrugerens underskrift (kun hvis formularen udfyldes på papir):',
        'Dato:',
      ],
    ],
  },
  accessibility: {
    title: 'Tilgængelighed',
    description: 'Hvordan butikken virker for alle, hvad der mangler, og hvordan du fortæller os det.',
    intro: 'Alle skal kunne handle hos os, også med tastatur, skærmlæser eller stor tekst.',
    sections: [
      [
        'Sådan virker butikken',
        'Du kan læse, søge, vælge, købe, returnere og have en konto. Alt kan gøres med tastatur, hver del har et navn, som en skærmlæser læser, og det virker med teksten forstørret til 200\u00a0% og på en skærm, der er 320 pixels bred. Siderne kan læses uden JavaScript, og bevægelser standser, hvis din enhed beder om det.',
      ],
      ['Hvad vi følger', 'Butikken følger WCAG 2.2, niveau AA. {access}'],
      [
        'Hvad der mangler',
        'Betalingstjenesternes og fragtfirmaernes egne sider kan vi ikke ændre. Billeder af varer har varens navn og farve som beskrivelse, ikke alle detaljer. Spørg os, så fortæller vi mere.',
      ],
      [
        'Sådan har vi testet',
        'Vi har selv testet hver type side med tastatur og automatiske kontroller. Erklæringen blev lavet den 28. november 2026.',
      ],
      [
        'Fortæl om en mangel',
        'Skriv til <a href="mailto:tilgaengelighed@kajo.example?subject=Mangel%20i%20tilg%C3%A6ngeligheden&amp;body=Sidens%20adresse%3A%0D%0A%0D%0ADet%20virker%20ikke%3A%0D%0A%0D%0AEnhed%2C%20browser%20og%20hj%C3%A6lpemiddel%3A%20">tilgaengelighed@kajo.example</a>, eller ring {phone}. Linket åbner en mail, hvor vi spørger om sidens adresse, hvad der ikke virker, og hvad du bruger. Du får svar inden for 14 dage. Er du ikke tilfreds med svaret, kan du henvende dig til {accessAuthority}.',
      ],
    ],
  },
  privacy: {
    title: 'Privatlivspolitik',
    description: 'Hvilke oplysninger vi gemmer, hvorfor og hvor længe.',
    intro: 'Vi gemmer kun det, din ordre kræver, og sletter det, når det ikke længere er nødvendigt.',
    sections: [
      [
        'Hvad vi gemmer',
        'Fra ordren: navn, adresse, e-mail, telefonnummer og hvad du købte. Fra besøget: enhedstype og de sider, du har set, hvis du har sagt ja til det.',
      ],
      [
        'Hvorfor',
        'For at levere, håndtere returneringer og overholde bogføringsloven. Nyhedsbrevet sendes kun, hvis du har bedt om det, og kan afmeldes i hver udsendelse.',
      ],
      [
        'Til hvem',
        'Til fragtfirmaet, betalingstjenesten og dem, der driver vores servere, i det omfang opgaven kræver det. Søgetjenesten Voyado får at vide, hvad du søger efter og ser på. Hvis du har sagt ja til det, får Google at vide, hvordan du bruger butikken, og hvad du køber, og hvis du har accepteret markedsføring, også din e-mailadresse, dit navn og dit postnummer lavet om til koder (SHA-256). Vi sælger ingen oplysninger.',
      ],
      [
        'Hvor længe',
        'Ordreoplysninger gemmes, så længe bogføringsloven kræver det, andre oplysninger i to år efter dit seneste køb.',
      ],
      [
        'Dine rettigheder',
        'Kajo Oy er dataansvarlig. Du kan se, rette, flytte og slette dine oplysninger og gøre indsigelse mod brugen af dem. Skriv til <a href="mailto:privatliv@kajo.example">privatliv@kajo.example</a>. Du kan også klage til {authority}.',
      ],
    ],
  },
}
