import type { PageTexts } from '#catalogue/cms/cms-text-types'

export const svPages: PageTexts = {
  delivery: {
    title: 'Leverans',
    description: 'Leveranssätt, leveranstider och priser. Fri frakt över {free}.',
    intro: 'Fri frakt när du handlar för över {free}. Paketet är framme på 2–4 vardagar.',
    sections: [
      [
        'Så skickar vi',
        'Vi skickar din beställning nästa vardag från lagret i Helsingfors. {carriers} levererar till ombud, till paketskåp eller hem till dig.',
        'Spårningslänken kommer på mejl när paketet lämnar oss, och ett meddelande när det finns att hämta.',
      ],
      [
        'Vad det kostar',
        'Till ombud eller paketskåp från {fee}, och fraktfritt över {free}. Hemleverans kostar från {home}, på större beställningar från {homeFree}.',
        'Minsta ordervärde är {minimum}.',
      ],
      [
        'Lite längre leveranstid',
        'En del varor sys eller tas hem först när du har beställt. Då står det på produktsidan att leveransen tar lite längre tid: 7–12 vardagar. Allt i samma beställning skickas tillsammans.',
      ],
      ['Om något dröjer', 'Skriv till {service|kundservice} och ange ordernumret. Vi reder ut det samma vardag.'],
    ],
  },
  returns: {
    title: 'Returer',
    description: 'Fri retur i 14 dagar från det att du fått paketet.',
    intro: 'Prova i lugn och ro hemma. Du har fri retur i 14 dagar från det att du fått paketet.',
    sections: [
      [
        'Så returnerar du',
        'Du får prova varan som i en butik. Har den använts mer än så kan vi dra av för värdeminskningen. Doften av parfym och spår av smink märks för nästa kund.',
        '{returnForm|Registrera returen}: ordernummer och e-postadress räcker. Du får en kod som du visar när du lämnar in paketet. Packa varan väl, gärna i originalförpackningen. Returen är gratis.',
        'Du kan också ångra avtalet, utan att ange något skäl: {withdrawalForm|Ångra avtalet här}. Det går lika bra med {terms|ångerblanketten} eller ett mejl till {service|kundservice}.',
      ],
      [
        'Pengarna tillbaka',
        'Vi betalar tillbaka så snart paketet har kommit till oss, och senast 14 dagar efter ditt meddelande. Du får tillbaka pengarna på samma sätt som du betalade.',
      ],
      [
        'Byta storlek',
        'Snabbast får du rätt storlek om du gör en ny beställning och returnerar den andra. Då hinner storleken inte ta slut på vägen. Finns storleken i lager kan du också byta till den när du {returnForm|registrerar returen}.',
      ],
      [
        'Det här går inte att returnera',
        'Badkläder och örhängen kan av hygieniska skäl inte returneras om förseglingen är bruten. Prova badkläder utanpå underkläderna.',
      ],
      [
        'Fel på varan',
        'Har en söm eller en dragkedja gått sönder? Skriv till {service|kundservice} och bifoga en bild. Vi lagar, byter eller ersätter. Dina rättigheter står i {terms|köpvillkoren}.',
      ],
    ],
  },
  payment: {
    title: 'Betalning',
    description: 'Betala direkt, med kort, mot faktura eller delbetala.',
    intro: 'Du betalar som det passar dig. Vi väljer inget betalsätt åt dig.',
    sections: [
      ['Betala direkt', '{direct} och kort: beloppet reserveras när du beställer och dras när vi skickar.'],
      [
        'Faktura och delbetalning',
        'Med faktura har du {invoiceDays} dagar på dig, {invoiceFee}. Vid delbetalning ser du räntan och månadsbeloppet innan du godkänner något. Att låna kostar pengar, och en kreditprövning görs alltid.',
      ],
      [
        'Rabattkoder',
        'Skriv in koden i kassan. Du kan använda en kod per beställning. Rabatten räknas på priserna i varukorgen.',
      ],
      ['Tryggt', 'Dina kortuppgifter hanteras av betaltjänsten. De passerar aldrig oss och vi sparar dem inte.'],
    ],
  },
  sizes: {
    title: 'Storleksguide',
    description: 'Mått i centimeter för kläder, jeans, skor, skärp och handskar.',
    intro:
      'Mät i underkläder och jämför med tabellen. Mellan två storlekar: se på produktsidan om modellen är ledig eller smal.',
    sections: [],
  },
  service: {
    title: 'Kundservice',
    description: 'Kundservice har öppet vardagar 8–17.',
    intro: 'Telefonen är öppen vardagar 8–17, och vi svarar på mejl samma dag.',
    sections: [
      [
        'Kontakta oss',
        'Ring <a href="{phoneLink}">{phone}</a> eller skriv till <a href="mailto:kundservice@kajo.example">kundservice@kajo.example</a>. Ange ordernumret, så kommer vi till saken direkt.',
      ],
      [
        'Var är min beställning?',
        '{trackingForm|Spåra din beställning} med ordernummer och e-postadress. Länken finns också i varje mejl om din beställning. Under {delivery|Leverans} står hur lång tid varje leveranssätt tar.',
      ],
      ['Hur returnerar jag?', 'Inom 14 dagar, utan kostnad. Läs mer under {returns|Returer}.'],
      [
        'Är det fel på en vara?',
        '{complaintForm|Reklamera här} och lägg gärna till bilder. Vi svarar inom några vardagar.',
      ],
      [
        'Vilken storlek passar mig?',
        'I {sizes|storleksguiden} finns alla mått i centimeter. Är du mellan två storlekar, fråga oss: vi har provat allt själva.',
      ],
      ['Kan jag ändra min beställning?', 'Inom en timme, ja. Skriv direkt, efter det är paketet redan på väg.'],
    ],
  },
  about: {
    title: 'Om Kajo',
    description: 'Kajo är ett modehus från Helsingfors med klänningar, stickat, kappor och skor som håller länge.',
    intro: 'Kajo är finska för ljuset strax före soluppgången. I det ljuset syns färgerna som de är.',
    sections: [
      [
        '',
        'Vi började i Helsingfors med en omlottklänning och en kabelstickad tröja. I dag har vi en egen kollektion och tjugofyra nordiska märken, alla valda med samma måttstock: håller tyget, sitter snittet, vill vi fortfarande ha det om fem år?',
        'Vi gör lite i taget. Modellerna lever i flera år, och färgerna byts när det finns skäl, inte varannan vecka.',
      ],
      [
        'I nordiskt ljus',
        'Här är det halvmörkt ett halvår och ljust ett halvår. Därför tittar vi på varje tyg vid fönstret: ullen som blir varmare om kvällen, sidenet som byter ton mitt på dagen.',
      ],
      [
        'Fyra länder, ett bord',
        'Vi finns i Finland, Sverige, Norge och Danmark. Vi är tjugosex personer och äter lunch vid samma bord.',
      ],
    ],
  },
  sustainability: {
    title: 'Hållbarhet',
    description: 'Var kläderna kommer ifrån, vad de är gjorda av och hur de håller.',
    intro: 'Hellre tre plagg som bärs i tio år än tio som hänger med i tre månader.',
    sections: [
      [
        'Material',
        'Vår bomull är ekologisk, vår polyester återvunnen och vår ull mulesingfri. Lädret garvas med växtämnen. Sammansättning och tillverkningsland står på varje produktsida.',
      ],
      [
        'Människorna',
        'Syateljéerna ligger i Finland, Portugal, Estland, Litauen, Polen, Italien och Spanien. Vi besöker var och en varje år och betalar det avtalade priset även när beställningen krymper.',
      ],
      [
        'Slitstyrka',
        'Vi testar sömmar, nötning och tvätt innan en modell börjar säljas. Reservknappar och tråd följer med, och skorna går att sula om.',
      ],
      [
        'Det vi inte kan än',
        'Vi skickar många små paket, och en del tyger blandar fibrer som inte går att skilja åt. En gång om året berättar vi vad vi har fått gjort och vad vi inte har klarat.',
      ],
    ],
  },
  terms: {
    title: 'Köpvillkor',
    description: 'Villkor för köp i Kajos nätbutik.',
    intro: 'Villkoren gäller när du som konsument handlar i Kajos nätbutik.',
    sections: [
      [
        '1. Säljare',
        'Kajo Oy (FO-nummer 3141592-6), Båtsmansgatan 12, 00150 Helsingfors. Telefon {phone}, mejl kundservice@kajo.example. {service|Kundservice} har öppet vardagar 8–17.',
      ],
      [
        '2. Beställning',
        'Avtalet ingås när vi skickar orderbekräftelsen. Du måste vara myndig. Är en vara slut eller priset uppenbart fel annullerar vi beställningen och betalar tillbaka.',
      ],
      [
        '3. Priser',
        'Priserna innehåller moms. När en vara är nedsatt anger vi det lägsta pris den har sålts för under 30 dagar före nedsättningen. {charges} läggs till i kassan och visas innan du betalar.',
      ],
      [
        '4. Betalning och leverans',
        'Betalsätten beskrivs under {payment|Betalning} och leveranssätten under {delivery|Leverans}. Leveranstiden är normalt 2–4 vardagar.',
      ],
      [
        '5. Ångerrätt',
        'Enligt {law} kan du ångra köpet utan att ange skäl inom 14 dagar från det att du fick varan. Det gör du enklast via länken {withdrawalForm|Ångra avtalet här}, som också finns längst ner på varje sida. Det går lika bra med ett mejl eller med ångerblanketten i slutet av villkoren. Det räcker att du skickar meddelandet innan tiden har gått ut.',
        'Skicka tillbaka varan inom 14 dagar efter meddelandet. Returen är gratis. Vi betalar tillbaka priset och kostnaden för vanlig frakt senast 14 dagar efter ditt meddelande. Vi har rätt att vänta tills vi har fått varan eller du har visat att den är skickad.',
        'Du får prova varan som i en butik. Har den använts mer än så kan vi dra av för värdeminskningen. Ångerrätten gäller av hygieniska skäl inte badkläder och örhängen vars försegling är bruten. Läs mer under {returns|Returer}.',
      ],
      ['6. Reklamation', '{defects} {complaintForm|Reklamera här}.'],
      ['7. Tvist', 'Vi försöker alltid komma överens först. {disputes}'],
      [
        'Ångerblankett',
        'Fyll i och skicka blanketten bara om du vill ångra köpet.',
        'Till: Kajo Oy, Båtsmansgatan 12, 00150 Helsingfors, kundservice@kajo.example',
        'Jag meddelar härmed att jag frånträder mitt köpeavtal om följande varor:',
        'Beställdes den och mottogs den:',
        'Konsumentens namn:',
        'Konsumentens adress:',
        'Konsumentens underskrift (bara om blanketten fylls i på papper):',
        'Datum:',
      ],
    ],
  },
  accessibility: {
    title: 'Tillgänglighet',
    description: 'Hur butiken fungerar för alla, vad som brister och hur du berättar det för oss.',
    intro: 'Alla ska kunna handla hos oss, också den som använder tangentbord, skärmläsare eller stor text.',
    sections: [
      [
        'Så fungerar butiken',
        'Du kan läsa, söka, välja, handla, returnera och ha ett konto. Allt går att göra med tangentbord, varje del har ett namn som en skärmläsare läser, och det fungerar med texten förstorad till 200\u00a0% och på en skärm som är 320 pixlar bred. Sidorna går att läsa utan JavaScript, och rörelser stannar om din enhet ber om det.',
      ],
      ['Vad vi följer', 'Butiken följer WCAG 2.2, nivå AA. {access}'],
      [
        'Vad som brister',
        'Betaltjänsternas och transportörernas egna sidor kan vi inte ändra. Bilder av varor har varans namn och färg som beskrivning, inte alla detaljer; fråga oss så berättar vi mer.',
      ],
      [
        'Så har vi testat',
        'Vi har själva testat varje typ av sida med tangentbord och automatiska kontroller. Redogörelsen gjordes den 28 november 2026.',
      ],
      [
        'Berätta om en brist',
        'Skriv till <a href="mailto:tillganglighet@kajo.example?subject=Brist%20i%20tillg%C3%A4ngligheten&amp;body=Sidans%20adress%3A%0D%0A%0D%0ADet%20h%C3%A4r%20fungerar%20inte%3A%0D%0A%0D%0AEnhet%2C%20webbl%C3%A4sare%20och%20hj%C3%A4lpmedel%3A%20">tillganglighet@kajo.example</a> eller ring {phone}. Länken öppnar ett mejl där vi frågar efter sidans adress, vad som inte fungerar och vad du använder. Du får svar inom 14 dagar. Är du inte nöjd med svaret kan du vända dig till {accessAuthority}.',
      ],
    ],
  },
  privacy: {
    title: 'Integritetspolicy',
    description: 'Vilka uppgifter vi sparar, varför och hur länge.',
    intro: 'Vi sparar bara det som din beställning kräver, och tar bort det när det inte längre behövs.',
    sections: [
      [
        'Vad vi sparar',
        'Från beställningen: namn, adress, e-post, telefonnummer och vad du köpte. Från besöket: typ av enhet och sidor du tittat på, om du har sagt ja till det.',
      ],
      [
        'Varför',
        'För att leverera, ta hand om returer och följa bokföringslagen. Nyhetsbrevet skickas bara om du har beställt det, och går att avsluta i varje utskick.',
      ],
      [
        'Till vem',
        'Till transportören, betaltjänsten och den som sköter våra servrar, i den mån uppdraget kräver. Söktjänsten Voyado får veta vad du söker efter och tittar på. Har du sagt ja till det får Google veta hur du använder butiken och vad du köper och, om du har godkänt marknadsföring, även din e-postadress, ditt namn och ditt postnummer omgjorda till koder (SHA-256). Vi säljer inga uppgifter.',
      ],
      [
        'Hur länge',
        'Orderuppgifter sparas så länge bokföringslagen kräver, övriga uppgifter två år efter ditt senaste köp.',
      ],
      [
        'Dina rättigheter',
        'Kajo Oy är personuppgiftsansvarig. Du kan se, rätta, flytta och radera dina uppgifter och invända mot hur de används. Skriv till <a href="mailto:integritet@kajo.example">integritet@kajo.example</a>. Du kan också klaga hos {authority}.',
      ],
    ],
  },
}
