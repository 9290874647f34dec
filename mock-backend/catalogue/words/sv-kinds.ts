import type { Words } from './words-types'

export const svKinds = {
  'wrap-dress': {
    short: [
      'En klänning att knyta i midjan, som sitter som om den vore sydd efter dina mått.',
      'Svep, knyt och gå: från morgonmöte till middag.',
      'V-ringad klänning med en kjol som lever i steget.',
    ],
    long: [
      'Framstyckena går omlott med god marginal, så klänningen ligger kvar även när du sitter. Midjan justerar du med knytbandet.',
      'En lätt rynkning i midjan ger kjolen rörelse. Knytbandet löper genom en dold öppning i sidsömmen.',
      'Ärmen slutar i en smal manschett och urringningen är skuren så att inget linne behövs under.',
    ],
  },
  'slip-dress': {
    short: [
      'Smala axelband och ett fall som följer kroppen utan att sitta åt.',
      'En klänning, många möjligheter: som den är till festen, under en tröja till vardags.',
      'Mjukt vattenfall i urringningen och en lyster som skiftar med ljuset.',
    ],
    long: [
      'Tyget är skuret på snedden och ger efter utan elastan. Axelbanden justeras i ryggen.',
      'Urringningen faller mjukt och fållen är rullad. Ingen dragkedja, inget foder, ingenting i onödan.',
      'Vidden sitter över höften, så klänningen varken stramar eller blir statisk. Sidsömmen är nästan osynlig.',
    ],
  },
  'cable-knit': {
    short: [
      'En rejäl kabelstickad tröja som värmer nästan som en jacka.',
      'Välkända flätor i noga uttänkta proportioner.',
      'Stickad för att tåla både blickar och år.',
    ],
    long: [
      'Flätorna är stickade i tvåtrådigt garn och mudden håller formen tvätt efter tvätt. Ärmarna är maskade på plats, så inga sömmar trycker.',
      'Den runda halsen är dubbelvikt och töjer sig inte. Mönstret värmer utan att göra tröjan tung.',
      'Flätorna fortsätter ut i ärmen. Mudden är lång nog att vika upp eller dra ner över handen.',
    ],
  },
  jumper: {
    short: [
      'Den släta tröjan som handen hittar först i garderoben.',
      'Tunn, varm och gjord för lager på lager.',
      'En baströja i ordets bästa mening: allt annat bygger på den.',
    ],
    long: [
      'Den täta stickningen håller formen och resåren sitter utan att strama. Får plats under kavajen.',
      'Axelsömmen är flyttad en aning framåt, vilket ger ett lugnt fall. Halsen är låg och prydligt avslutad.',
      'Delarna är stickade i form i stället för klippta, så inget garn går till spillo och sömmarna blir platta.',
    ],
  },
  tee: {
    short: [
      'T-shirten vars hals behåller formen.',
      'Vardagens viktigaste plagg, gjort på riktigt.',
      'Mjuk, lagom tjock och lika bra ensam som under en tröja.',
    ],
    long: [
      'Halsen är förstärkt med ett nackband och ärmen sitter fint på axeln. Tyget är förkrympt.',
      'Sidsömmarna håller sig raka eftersom tyget har vilat före tillskärningen. Fållen har dubbla stickningar.',
      'Tjockleken är genomtänkt: tyget lyser inte igenom, men fållen går bra att stoppa ner i byxlinningen.',
    ],
  },
  shirt: {
    short: [
      'Stadig krage, avspänt fall.',
      'Klassikern som inte behöver strykas till perfektion.',
      'Knäpp hela vägen upp eller bär den öppen över ett linne.',
    ],
    long: [
      'Kragen är lätt förstärkt och står upp utan strykjärn. Knapparna är av pärlemor.',
      'Ett veck under oket ger rörelsefrihet. Manschetten har två knappar, så ärmen går att rulla upp snyggt.',
      'Sömmarna är dubbla och knappslån är fin även öppen. Längden fungerar både innanför och utanpå linningen.',
    ],
  },
  blazer: {
    short: [
      'Mjuk axel och en linje som håller hela dagen.',
      'Enknäppt kavaj som gör jeansen till en outfit.',
      'Skräddat snitt utan styvhet.',
    ],
    long: [
      'Slagen är formade med ånga och axelvadden är tunn. Fodret är av viskos, och på insidan finns två fickor.',
      'Framstycket har ett lätt mellanlägg som formar sig efter dig. Lockfickorna är riktiga fickor, inte dekoration.',
      'Midjan är bara lätt markerad, så en tröja får plats under. Fyra knappar i ärmslutet.',
    ],
  },
  coat: {
    short: [
      'Kappan vars krage åker upp när vinden vänder.',
      'Dubbelknäppt, med ett fall som inte åldras.',
      'Vinterkappan du inte behöver byta till våren.',
    ],
    long: [
      'Breda slag och dubbel knäppning håller blåsten ute. Sidfickorna är djupa nog för vantarna.',
      'Tyget är valkat och fodrat med slät viskos, så kappan glider på över tröjan.',
      'Axeln är mjuk och ärmhålet djupt: kavajen får plats under. Sprundet bak ger steget utrymme.',
    ],
  },
  'pleated-skirt': {
    short: [
      'Veck som följer med i steget och hittar tillbaka.',
      'Skarpa veck, mjuk midja.',
      'En kjol för sneakers, boots och festskor.',
    ],
    long: [
      'Vecken är värmefixerade och klarar både vardag och resväska. Dold dragkedja i sidan.',
      'Linningen sitter högt och vrider sig inte. Vecken öppnar sig först vid höften, vilket håller linjen ren.',
      'Kjolen är lätt fodrad och fastnar inte i strumpbyxorna. Fållen är smal.',
    ],
  },
  trousers: {
    short: [
      'Byxor som faller rakt och håller stilen.',
      'Pressveck fram, bekvämt i midjan.',
      'Kostymbyxans hållning, vardagsbyxans enkelhet.',
    ],
    long: [
      'Hög midja och ett veck ger plats över höften. Pressvecket är permanent och drar blicken rakt ner.',
      'Sidfickorna är djupa och ligger platt. I benslutet finns tre centimeter att lägga ner.',
      'Linningen är fodrad på insidan, så byxorna sitter kvar utan skärp.',
    ],
  },
  jeans: {
    short: [
      'Hög midja, stadig denim och ett snitt som inte bryr sig om trender.',
      'Jeans som blir bättre för varje gång du bär dem.',
      'Fem fickor, rätt tyngd, ingen onödig stretch.',
    ],
    long: [
      'Denimen är långsamt vävd och bara tvättad en gång, så färgen får leva med dig. Linningen sitter stadigt i svanken.',
      'Fickpåsarna är av kraftig bomull och nitarna av koppar. Det finns fåll att lägga ner.',
      'Snittet är ritat för stadig denim: det håller formen och knäna blir inte säckiga.',
    ],
  },
  boot: {
    short: [
      'Boots att gå tvärs genom stan i.',
      'Stadig klack, mjuk resår och läder som blir vackrare.',
      'För höstens våta gator och vårens torra.',
    ],
    long: [
      'Den breda klacken står stadigt även på kullersten. Resår i sidorna och dragögla bak: på foten på ett ögonblick.',
      'Sulan är sydd och gummerad, så skomakaren kan byta den. Insidan är fodrad med läder som andas.',
      'Lästen är lite bredare över trampdynan, så en tjock strumpa får plats.',
    ],
  },
  trainer: {
    short: ['Låga sneakers utan någonting extra.', 'Lika bra till kostym som till jeans.', 'Mjuka redan första dagen.'],
    long: [
      'Sulan är sydd runt om, så den håller. Innersulan går att ta ur och byta.',
      'Hälkappan är vadderad och skaver inte. Snörena är av vaxad bomull, och ett extra par följer med.',
      'Den lätta gummisulan följer steget, och plösen är mjuk mot vristen.',
    ],
  },
  bag: {
    short: [
      'En väska som rymmer dagen men inte kaoset.',
      'Rundat handtag, slätt lock och ett lås som klickar.',
      'Från kontoret till middagen utan att packa om.',
    ],
    long: [
      'Handtaget är vadderat och ligger bra i handen eller armvecket. Insidan har dragkedjefack och plats för telefonen.',
      'Kanterna är handmålade i fyra lager. Metallfötter i botten gör att väskan kan ställas på golvet.',
      'Locket stängs med vridlås och fodret är av ljus bomull: du hittar nycklarna även i dunkel.',
    ],
  },
  beanie: {
    short: [
      'Mössan som varken plattar till håret eller kliar i pannan.',
      'Ribbad värme med bred uppvikning.',
      'En liten sak som gör stor skillnad vid hållplatsen.',
    ],
    long: [
      'Uppvikningen går att justera och mössan ligger mjukt över öronen.',
      'Ribben töjer sig åt alla håll och går tillbaka efter tvätt. Hoptagningarna upptill är platta.',
      'Stickad i ett stycke, helt utan söm.',
    ],
  },
  scarf: {
    short: [
      'En halsduk som räcker två varv.',
      'Varm men lätt, och bred nog för axlarna.',
      'Halsduken som räddar morgonen och fullbordar kappan.',
    ],
    long: [
      'Tyget är lätt ruggat på båda sidor och känns mjukt från första dagen.',
      'Måtten gör att den går att knyta under kappan eller breda ut som filt på planet.',
      'Kanterna är vävda som stadkant och repar inte upp sig.',
    ],
  },
} satisfies Partial<Words['kinds']>
