import type { Words } from './words-types'

export const svKinds = {
  'wrap-dress': [
    'Framstyckena går omlott med god marginal, så klänningen ligger kvar även när du sitter. Midjan justerar du med knytbandet.',
    'En lätt rynkning i midjan ger kjolen rörelse. Knytbandet löper genom en dold öppning i sidsömmen.',
    'Urringningen är skuren så att klänningen kan bäras som den är. Midjesömmen sitter i naturlig höjd.',
    'Framkanterna är förstärkta, så V-ringningen ligger snyggt hela dagen.',
  ],
  'slip-dress': [
    'Tyget är skuret på snedden och ger efter utan elastan. Axelbanden justeras i ryggen.',
    'Urringningen faller mjukt och fållen är rullad. Klänningen dras över huvudet.',
    'Vidden sitter över höften, så klänningen är skön att sitta i. Sidsömmen syns knappt.',
  ],
  'cable-knit': [
    'Flätorna är stickade i tvåtrådigt garn och mudden håller formen tvätt efter tvätt. Ärmarna är maskade på plats, så inga sömmar trycker.',
    'Den dubbelvikta halsen håller formen. Flätorna gör stickningen tjock och varm.',
    'Flätorna fortsätter ut i ärmen. Mudden är lång nog att vika upp eller dra ner över handen.',
  ],
  jumper: [
    'Den täta stickningen håller formen och resåren sitter utan att strama. Får plats under kavajen.',
    'Axelsömmen är flyttad en aning framåt, vilket ger ett lugnt fall. Halsen är låg och prydligt avslutad.',
    'Delarna stickas direkt i form, så sömmarna blir platta och inget garn går till spillo.',
  ],
  tee: [
    'Halsen är förstärkt med ett nackband och ärmen sitter fint på axeln. Tyget är förkrympt.',
    'Sidsömmarna håller sig raka eftersom tyget har vilat före tillskärningen. Fållen har dubbla stickningar.',
    'Tyget är lagom tjockt: täckande, men smidigt att stoppa ner i byxorna.',
  ],
  shirt: [
    'Kragen är lätt förstärkt och håller formen även ostruken. Knapparna är av stennöt.',
    'Ett veck under oket ger rörelsefrihet. Manschetten har två knappar, så ärmen går att rulla upp snyggt.',
    'Sömmarna är dubbla och knappslån är fin även öppen. Längden fungerar både innanför och utanpå linningen.',
  ],
  blazer: [
    'Slagen är formade med ånga och axelvadden är tunn. Fodret är av viskos, och på insidan finns två fickor.',
    'Framstycket har ett lätt mellanlägg som formar sig efter dig. Lockfickorna rymmer telefonen.',
    'Midjan är bara lätt markerad, så en tröja får plats under. Ärmsluten har knappar.',
  ],
  coat: [
    'Breda slag och dubbel knäppning håller blåsten ute. Sidfickorna är djupa nog för vantarna.',
    'Fodret är av slät viskos, så kappan glider lätt på över tröjan. Fickorna ligger dolda i sömmarna.',
    'Axeln är mjuk och ärmhålet djupt: kavajen får plats under. Sprundet bak ger steget utrymme.',
    'Kappan har stora knappar, och kragen går att fälla upp när det blåser.',
  ],
  'pleated-skirt': [
    'Vecken är värmefixerade och klarar både vardag och resväska. Dold dragkedja i sidan.',
    'Linningen sitter högt. Vecken öppnar sig först vid höften, vilket håller linjen ren.',
    'Kjolen är lätt fodrad och fastnar inte i strumpbyxorna. Fållen är smal.',
  ],
  trousers: [
    'Hög midja och ett veck ger plats över höften. Pressvecket är permanent och ger en lång linje.',
    'Sidfickorna är djupa och ligger platt. I benslutet finns tre centimeter att lägga ner.',
    'Linningen är fodrad på insidan, så byxorna sitter kvar utan skärp.',
  ],
  jeans: [
    'Denimen är långsamt vävd och bara tvättad en gång, så färgen bleknar fint med tiden. Linningen sitter stadigt i svanken.',
    'Fickpåsarna är av kraftig bomull och nitarna av koppar. Det finns fåll att lägga ner.',
    'Snittet är ritat för stadig denim och håller formen även över knäna.',
  ],
  boot: [
    'Den breda klacken står stadigt även på kullersten. Resår i sidorna och dragögla bak: på foten på ett ögonblick.',
    'Sulan är sydd och gummerad, så skomakaren kan byta den. Insidan är fodrad med läder som andas.',
    'Lästen är lite bredare över trampdynan, så en tjock strumpa får plats.',
  ],
  trainer: [
    'Sulan är sydd runt om, så den håller. Innersulan går att ta ur och byta.',
    'Hälkappan är vadderad. Snörena är av vaxad bomull, och ett extra par följer med.',
    'Den lätta gummisulan följer steget, och plösen är mjuk mot vristen.',
    'Innersulan stöttar hålfoten och fodret är av mjukt läder.',
  ],
  bag: [
    'Handtaget är vadderat och ligger bra i handen eller armvecket. Insidan har dragkedjefack och plats för telefonen.',
    'Kanterna är handmålade i fyra lager. Metallfötter i botten gör att väskan kan ställas på golvet.',
    'Locket stängs med vridlås och fodret är av ljus bomull: du hittar nycklarna även i dunkel.',
    'Handtaget sitter fast i metallringar, och inuti finns två fack.',
  ],
  beanie: [
    'Uppvikningen går att justera och mössan ligger mjukt över öronen.',
    'Ribben töjer sig åt alla håll och går tillbaka efter tvätt. Hoptagningarna upptill är platta.',
    'Stickad i ett stycke, helt utan söm.',
  ],
  scarf: [
    'Tyget är lätt ruggat på båda sidor och känns mjukt från första dagen.',
    'Måtten gör att den går att knyta under kappan eller breda ut som filt på planet.',
    'Kanterna är vävda som stadkant och repar inte upp sig.',
    'Halsduken är vävd i ett stycke och kan tvättas på ullprogram.',
  ],
} satisfies Partial<Words['kinds']>
