import type { PageTexts } from '#catalogue/cms/cms-text-types'

export const nbPages: PageTexts = {
  delivery: {
    title: 'Levering',
    description: 'Leveringsmåter, leveringstider og priser. Fri frakt over {free}.',
    intro: 'Fri frakt når du handler for over {free}. Pakken er fremme på 2–4 virkedager.',
    sections: [
      [
        'Slik sender vi',
        'Vi sender bestillingen din neste virkedag fra lageret i Helsingfors. {carriers} leverer til hentested eller hjem til deg.',
        'Sporingslenken kommer på e-post når pakken går fra oss, og du får beskjed når den kan hentes.',
      ],
      [
        'Hva det koster',
        'Til hentested fra {fee}, og fraktfritt over {free}. Levering hjem koster fra {home}, på større bestillinger fra {homeFree}.',
        'Minstebeløpet for en bestilling er {minimum}.',
      ],
      [
        'Litt lengre leveringstid',
        'Noen varer sys eller bestilles hjem først når du har bestilt. Da står det på produktsiden at leveringen tar litt lengre tid: 7–12 virkedager. Alt i samme bestilling sendes samlet.',
      ],
      [
        'Hvis noe drøyer',
        'Skriv til {service|kundeservice} og oppgi ordrenummeret. Vi finner ut av det samme virkedag.',
      ],
    ],
  },
  returns: {
    title: 'Retur',
    description: 'Fri retur i 14 dager fra du har fått pakken.',
    intro: 'Prøv i ro og mak hjemme. Du har fri retur i 14 dager fra du har fått pakken.',
    sections: [
      [
        'Slik returnerer du',
        'Du kan prøve varen slik du ville gjort i en butikk. Er den brukt mer enn det, kan vi trekke fra verditapet. Parfyme og sminke merkes av neste kunde.',
        '{returnForm|Registrer returen}: ordrenummer og e-postadresse er nok. Du får en kode som du viser når du leverer pakken. Pakk varen godt inn, gjerne i originalemballasjen. Returen er gratis.',
        'Du kan også angre avtalen, uten å oppgi noen grunn: {withdrawalForm|Angre avtalen her}. Det går like fint med {terms|angrerettskjemaet} eller en e-post til {service|kundeservice}.',
      ],
      [
        'Pengene tilbake',
        'Vi betaler tilbake så snart pakken har kommet til oss, og senest 14 dager etter at du ga beskjed. Du får pengene tilbake på samme måte som du betalte.',
      ],
      [
        'Bytte størrelse',
        'Raskest får du riktig størrelse hvis du legger inn en ny bestilling og returnerer den andre. Da rekker ikke størrelsen å bli utsolgt underveis. Er størrelsen på lager, kan du også bytte til den når du {returnForm|registrerer returen}.',
      ],
      [
        'Dette kan ikke returneres',
        'Badetøy og øredobber kan av hygieniske grunner ikke returneres hvis forseglingen er brutt. Prøv badetøy utenpå undertøyet.',
      ],
      [
        'Feil på varen',
        'Har en søm eller en glidelås røket? Skriv til {service|kundeservice} og legg ved et bilde. Vi reparerer, bytter eller erstatter. Rettighetene dine står i {terms|kjøpsvilkårene}.',
      ],
    ],
  },
  payment: {
    title: 'Betaling',
    description: 'Betal med en gang, med kort, mot faktura eller med delbetaling.',
    intro: 'Du betaler slik det passer deg. Vi velger ikke betalingsmåte for deg.',
    sections: [
      ['Betal med en gang', '{direct} og kort: beløpet reserveres når du bestiller, og trekkes når vi sender.'],
      [
        'Faktura og delbetaling',
        'Med faktura har du {invoiceDays} dager på deg, {invoiceFee}. Ved delbetaling ser du renten og månedsbeløpet før du godtar noe. Du må være over 18 år, og det gjøres en kredittvurdering.',
      ],
      [
        'Rabattkoder',
        'Skriv inn koden i kassen. Én kode per bestilling, og rabatten regnes av prisene du ser i handleposen.',
      ],
      [
        'Trygt',
        'Kortopplysningene dine håndteres av betalingstjenesten. De går aldri gjennom oss, og vi lagrer dem ikke.',
      ],
    ],
  },
  sizes: {
    title: 'Størrelsesguide',
    description: 'Mål i centimeter for klær, jeans, sko, belter og hansker.',
    intro:
      'Mål deg i undertøy og sammenlign med tabellen. Mellom to størrelser: se på produktsiden om modellen er vid eller smal.',
    sections: [],
  },
  service: {
    title: 'Kundeservice',
    description: 'Kundeservice har åpent på hverdager kl.\u00a08–17.',
    intro: 'Telefonen er åpen på hverdager kl.\u00a08–17, og vi svarer på e-post samme dag.',
    sections: [
      [
        'Kontakt oss',
        'Ring <a href="{phoneLink}">{phone}</a> eller skriv til <a href="mailto:kundeservice@kajo.example">kundeservice@kajo.example</a>. Oppgi ordrenummeret, så kommer vi rett til saken.',
      ],
      [
        'Hvor er bestillingen min?',
        '{trackingForm|Følg bestillingen} med ordrenummer og e-postadresse. Lenken ligger også i hver e-post om bestillingen din. Under {delivery|Levering} står det hvor lang tid hver leveringsmåte tar.',
      ],
      ['Hvordan returnerer jeg?', 'Innen 14 dager, uten kostnad. Les mer under {returns|Retur}.'],
      [
        'Er det feil på en vare?',
        '{complaintForm|Reklamer her}, og legg gjerne ved bilder. Vi svarer innen noen virkedager.',
      ],
      [
        'Hvilken størrelse passer meg?',
        'I {sizes|størrelsesguiden} finner du alle mål i centimeter. Er du mellom to størrelser, spør oss: vi har prøvd alt selv.',
      ],
      ['Kan jeg endre bestillingen?', 'Innen en time, ja. Skriv med en gang, etter det er pakken allerede på vei.'],
    ],
  },
  about: {
    title: 'Om Kajo',
    description: 'Kajo er et motehus fra Helsingfors med kjoler, strikk, kåper og sko som varer.',
    intro: 'Kajo er finsk for lyset rett før soloppgang. I det lyset ser du fargene slik de er.',
    sections: [
      [
        '',
        'Vi begynte i Helsingfors med en omslagskjole og en kabelstrikket genser. I dag har vi en egen kolleksjon og tjuefire nordiske merker, alle valgt med de samme spørsmålene: holder stoffet, sitter snittet, vil vi fortsatt ha det om fem år?',
        'Vi lager litt om gangen. Modellene lever i flere år, og fargene byttes når det er grunn til det, ikke annenhver uke.',
      ],
      [
        'I nordisk lys',
        'Her er det halvmørkt et halvt år og lyst et halvt år. Derfor ser vi på hvert stoff ved vinduet: ullen som blir varmere om kvelden, silken som skifter tone midt på dagen.',
      ],
      [
        'Fire land, ett bord',
        'Vi holder til i Finland, Sverige, Norge og Danmark. Vi er tjueseks stykker og spiser lunsj ved samme bord.',
      ],
    ],
  },
  sustainability: {
    title: 'Bærekraft',
    description: 'Hvor klærne kommer fra, hva de er laget av, og hvordan de holder.',
    intro: 'Heller tre plagg som brukes i ti år enn ti som varer i tre måneder.',
    sections: [
      [
        'Materialer',
        'Bomullen vår er økologisk, polyesteren resirkulert og ullen mulesingfri. Skinnet garves med plantestoffer. Sammensetning og produksjonsland står på hver produktside.',
      ],
      [
        'Menneskene',
        'Systuene ligger i Finland, Portugal, Estland, Litauen, Polen, Italia og Spania. Vi besøker hver av dem hvert år og betaler avtalt pris selv når bestillingen blir mindre.',
      ],
      [
        'Holdbarhet',
        'Vi tester sømmer, slitasje og vask før en modell kommer i salg. Reserveknapper og tråd følger med, og skoene kan få ny såle.',
      ],
      [
        'Det vi ikke får til ennå',
        'Vi sender mange små pakker, og noen stoffer blander fibre som ikke kan skilles. En gang i året forteller vi hva vi har fått til, og hva vi ikke har klart.',
      ],
    ],
  },
  terms: {
    title: 'Kjøpsvilkår',
    description: 'Vilkår for kjøp i Kajos nettbutikk.',
    intro: 'Vilkårene gjelder når du som forbruker handler i Kajos nettbutikk.',
    sections: [
      [
        '1. Selger',
        'Kajo Oy (org.nr. 3141592-6, Finland), Pursimiehenkatu 12, 00150 Helsingfors. Telefon {phone}, e-post kundeservice@kajo.example. {service|Kundeservice} har åpent på hverdager kl.\u00a08–17.',
      ],
      [
        '2. Bestilling',
        'Avtalen er inngått når vi sender ordrebekreftelsen. Du må være myndig. Er en vare utsolgt eller prisen åpenbart feil, kansellerer vi bestillingen og betaler tilbake.',
      ],
      [
        '3. Priser',
        'Prisene inkluderer merverdiavgift og eventuell toll. Når en vare er satt ned, oppgir vi den laveste prisen den er solgt for i løpet av de siste 30 dagene før prisen ble satt ned. {charges} legges til i kassen og vises før du betaler.',
      ],
      [
        '4. Betaling og levering',
        'Betalingsmåtene er beskrevet under {payment|Betaling} og leveringsmåtene under {delivery|Levering}. Leveringstiden er normalt 2–4 virkedager.',
      ],
      [
        '5. Angrerett',
        'Etter {law} kan du angre kjøpet uten å oppgi noen grunn innen 14 dager fra du fikk varen. Det gjør du enklest via lenken {withdrawalForm|Angre avtalen her}, som også er nederst på alle sider. Du kan også sende en e-post eller bruke angrerettskjemaet til slutt i vilkårene. Det er nok at du sender beskjeden før fristen går ut.',
        'Send varen tilbake innen 14 dager etter at du ga beskjed. Returen er gratis. Vi betaler tilbake kjøpesummen og vanlig frakt senest 14 dager etter at du ga beskjed. Vi kan vente til vi har fått varen, eller til du har vist at den er sendt.',
        'Du kan prøve varen slik du ville gjort i en butikk. Er den brukt mer enn det, kan vi trekke fra verditapet. Angreretten gjelder av hygieniske grunner ikke badetøy og øredobber der forseglingen er brutt. Les mer under {returns|Retur}.',
      ],
      ['6. Reklamasjon', '{defects} {complaintForm|Reklamer her}.'],
      ['7. Tvist', 'Vi prøver alltid å bli enige først. {disputes}'],
      [
        'Angrerettskjema',
        'Fyll ut og send skjemaet bare hvis du vil gå fra avtalen.',
        'Til: Kajo Oy, Pursimiehenkatu 12, 00150 Helsingfors, Finland, kundeservice@kajo.example',
        'Jeg underretter herved om at jeg ønsker å gå fra min avtale om kjøp av følgende varer:',
        'Bestilt den og mottatt den:',
        'Forbrukerens navn:',
        'Forbrukerens adresse:',
        'Forbrukerens underskrift (bare hvis skjemaet fylles ut på papir):',
        'Dato:',
      ],
    ],
  },
  accessibility: {
    title: 'Tilgjengelighet',
    description: 'Hvordan butikken virker for alle, hva som mangler, og hvordan du sier fra til oss.',
    intro: 'Alle skal kunne handle hos oss, også med tastatur, skjermleser eller stor tekst.',
    sections: [
      [
        'Slik virker butikken',
        'Du kan lese, søke, velge, handle, returnere og ha en konto. Alt går med tastatur, hver del har et navn som en skjermleser leser, og det virker med teksten forstørret til 200\u00a0% og på en skjerm som er 320 piksler bred. Sidene kan leses uten JavaScript, og bevegelser stanser hvis enheten din ber om det.',
      ],
      ['Hva vi følger', 'Butikken følger WCAG 2.2, nivå AA. {access}'],
      [
        'Hva som mangler',
        'Sidene til betalingstjenestene og transportørene kan vi ikke endre. Bilder av varer har navnet og fargen som beskrivelse, ikke alle detaljer. Spør oss, så forteller vi mer.',
      ],
      [
        'Slik har vi testet',
        'Vi har selv testet hver type side med tastatur og automatiske kontroller. Redegjørelsen ble laget 28. november 2026.',
      ],
      [
        'Si fra om en mangel',
        'Skriv til <a href="mailto:tilgjengelighet@kajo.example?subject=Mangel%20i%20tilgjengeligheten&amp;body=Adressen%20til%20siden%3A%0D%0A%0D%0ADette%20virker%20ikke%3A%0D%0A%0D%0AEnhet%2C%20nettleser%20og%20hjelpemiddel%3A%20">tilgjengelighet@kajo.example</a> eller ring {phone}. Lenken åpner en e-post der vi spør om adressen til siden, hva som ikke virker, og hva du bruker. Du får svar innen 14 dager. Er du ikke fornøyd med svaret, kan du henvende deg til {accessAuthority}.',
      ],
    ],
  },
  privacy: {
    title: 'Personvern',
    description: 'Hvilke opplysninger vi lagrer, hvorfor og hvor lenge.',
    intro: 'Vi lagrer bare det bestillingen din krever, og sletter det når det ikke lenger trengs.',
    sections: [
      [
        'Hva vi lagrer',
        'Fra bestillingen: navn, adresse, e-post, telefonnummer og hva du kjøpte. Fra besøket: type enhet og sider du har sett på, hvis du har sagt ja til det.',
      ],
      [
        'Hvorfor',
        'For å levere, håndtere returer og følge bokføringsloven. Nyhetsbrevet sendes bare hvis du har bedt om det, og du kan melde deg av i hver utsendelse.',
      ],
      [
        'Til hvem',
        'Til transportøren, betalingstjenesten og den som drifter serverne våre, så langt oppdraget krever det. Søketjenesten Voyado får vite hva du søker etter og ser på. Hvis du har sagt ja til det, får Google vite hvordan du bruker butikken og hva du kjøper, og hvis du har godtatt markedsføring, også e-postadressen, navnet og postnummeret ditt gjort om til koder (SHA-256). Vi selger ingen opplysninger.',
      ],
      [
        'Hvor lenge',
        'Ordreopplysninger lagres så lenge bokføringsloven krever, andre opplysninger i to år etter det siste kjøpet ditt.',
      ],
      [
        'Rettighetene dine',
        'Kajo Oy er behandlingsansvarlig. Du kan se, rette, flytte og slette opplysningene dine og protestere mot hvordan de brukes. Skriv til <a href="mailto:personvern@kajo.example">personvern@kajo.example</a>. Du kan også klage til {authority}.',
      ],
    ],
  },
}
