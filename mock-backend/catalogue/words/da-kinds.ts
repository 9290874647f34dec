import type { Words } from './words-types'

export const daKinds = {
  'wrap-dress': {
    short: [
      'En kjole, du binder i taljen, og som sidder, som var den syet efter dine mål.',
      'Slå om, bind og gå: fra morgenmøde til middag.',
      'Kjole med V-udskæring og et skørt, der lever, når du går.',
    ],
    long: [
      'Forstykkerne går godt ind over hinanden, så kjolen bliver på plads, også når du sidder ned. Taljen justerer du med bindebåndet.',
      'En let rynkning i taljen giver skørtet bevægelse. Bindebåndet går gennem en skjult åbning i sidesømmen.',
      'Ærmet slutter i en smal manchet, og udskæringen er skåret, så du ikke behøver en top indenunder.',
    ],
  },
  'slip-dress': {
    short: [
      'Smalle stropper og et fald, der følger kroppen uden at stramme.',
      'Én kjole, mange muligheder: alene til festen, under en strik til hverdag.',
      'Blødt fald i halsen og en glans, der skifter med lyset.',
    ],
    long: [
      'Stoffet er skåret på skrå og giver efter uden elastan. Stropperne justeres i ryggen.',
      'Halsen falder blødt, og kanten er rullet. Uden lynlås og uforet: intet overflødigt.',
      'Vidden ligger over hoften, så kjolen hverken strammer eller bliver statisk. Sidesømmen er næsten usynlig.',
    ],
  },
  'cable-knit': {
    short: [
      'En solid kabelstrikket sweater, der varmer næsten som en jakke.',
      'Velkendte snoninger i gennemtænkte proportioner.',
      'Strikket til at holde til både blikke og år.',
    ],
    long: [
      'Snoningerne er strikket i totrådet garn, og ribben holder formen vask efter vask. Ærmerne er masket på, så ingen sømme trykker.',
      'Den runde hals er dobbelt og giver sig ikke. Mønstret gør sweateren varm uden at gøre den tung.',
      'Snoningerne fortsætter ud i ærmet. Ribben er lang nok til at folde op eller trække ned over hånden.',
    ],
  },
  jumper: {
    short: [
      'Den glatte strik, hånden finder først i skabet.',
      'Tynd, varm og skabt til lag på lag.',
      'Basis i ordets bedste betydning: alt andet bygger på den.',
    ],
    long: [
      'Den tætte strik holder formen, og ribben sidder uden at stramme. Der er plads til den under blazeren.',
      'Skuldersømmen er rykket en anelse frem, og det giver et roligt fald. Halsen er lav og pænt afsluttet.',
      'Delene er strikket i facon i stedet for klippet, så intet går til spilde, og sømmene bliver flade.',
    ],
  },
  tee: {
    short: [
      'T-shirten med en hals, der holder formen.',
      'Hverdagens vigtigste stykke tøj, lavet ordentligt.',
      'Blød, tilpas tyk og lige så god alene som under en strik.',
    ],
    long: [
      'Halsen er forstærket med nakkebånd, og ærmet ligger pænt på skulderen. Stoffet er forkrympet.',
      'Sidesømmene forbliver lige, fordi stoffet har hvilet før tilskæringen. Kanten har dobbelte stikninger.',
      'Tykkelsen er gennemtænkt: den er ikke gennemsigtig, men kan fint stoppes ned i buksekanten.',
    ],
  },
  shirt: {
    short: [
      'Stabil krave, afslappet fald.',
      'Klassikeren, der ikke behøver at blive strøget til perfektion.',
      'Knap helt op, eller bær den åben over en top.',
    ],
    long: [
      'Kraven er let forstærket og står uden strygejern. Knapperne er af perlemor.',
      'Et læg under bærestykket giver bevægelsesfrihed. Manchetten har to knapper, så ærmet kan rulles pænt op.',
      'Sømmene er dobbelte, og stolpen er pæn, også når den står åben. Længden fungerer både nede i og uden på bukserne.',
    ],
  },
  blazer: {
    short: [
      'Blød skulder og en linje, der holder hele dagen.',
      'Enkeltradet blazer, der gør jeansene til et outfit.',
      'Skræddersyet snit uden stivhed.',
    ],
    long: [
      'Reverset er rullet med damp, og skulderpuderne er tynde. Foret er af viskose og har to inderlommer.',
      'Forstykket har et halvt mellemlæg, der former sig efter dig. Klaplommerne er rigtige lommer, ikke pynt.',
      'Taljen er kun let markeret, så der er plads til en strik indenunder. Fire knapper ved håndleddet.',
    ],
  },
  coat: {
    short: [
      'Frakken med kraven, du slår op, når vinden vender.',
      'Dobbeltradet, med et fald, der ikke bliver gammelt.',
      'Vinterfrakken, du ikke behøver at skifte ud til foråret.',
    ],
    long: [
      'Brede revers og dobbelt knapperække holder blæsten ude. Sidelommerne er dybe nok til vanterne.',
      'Stoffet er valket og foret med glat viskose, så frakken glider let over strikken.',
      'Skulderen er blød og ærmegabet dybt: der er plads til en blazer under. Slidsen bagpå giver plads til lange skridt.',
    ],
  },
  'pleated-skirt': {
    short: [
      'Plisseringer, der følger med, når du går, og falder på plads igen.',
      'Skarpe læg, blød talje.',
      'En nederdel til sneakers, støvler og festsko.',
    ],
    long: [
      'Plisseringen er varmefikseret og tåler både hverdag og kuffert. Skjult lynlås i siden.',
      'Linningen sidder højt og drejer ikke rundt. Læggene åbner sig først ved hoften, og det holder linjen ren.',
      'Nederdelen er let foret og hænger ikke fast i strømpebukserne. Kanten er smal.',
    ],
  },
  trousers: {
    short: [
      'Bukser, der falder lige og holder stilen.',
      'Pressefold foran, behagelige i taljen.',
      'Jakkesættets holdning, hverdagsbuksens lethed.',
    ],
    long: [
      'Høj talje og et enkelt læg giver plads over hoften. Pressefolden er permanent og trækker blikket lige ned.',
      'Sidelommerne er dybe og ligger fladt. Der er tre centimeter at lægge ned i benet.',
      'Linningen er foret indvendigt, så bukserne sidder uden bælte.',
    ],
  },
  jeans: {
    short: [
      'Høj talje, solid denim og et snit, der er ligeglad med trends.',
      'Jeans, der bliver bedre for hver gang.',
      'Fem lommer, rigtig tyngde, ingen unødig stretch.',
    ],
    long: [
      'Denimen er langsomt vævet og kun vasket én gang, så farven får lov at leve med dig. Linningen sidder godt i lænden.',
      'Lommeposerne er af kraftig bomuld, og nitterne er af kobber. Der er ekstra længde at lægge ned.',
      'Snittet er tegnet til solid denim: det holder formen, og knæene poser ikke.',
    ],
  },
  boot: {
    short: [
      'Støvler, du kan gå tværs gennem byen i.',
      'Stabil hæl, blød elastik og læder, der bliver smukkere.',
      'Til efterårets våde gader og forårets tørre.',
    ],
    long: [
      'Den brede hæl står fast, også på brosten. Elastik i siderne og strop bagpå: på foden på et øjeblik.',
      'Sålen er syet og gummieret, så skomageren kan skifte den. Indersiden er foret med læder, der ånder.',
      'Læsten er lidt bredere over forfoden, så der er plads til en tyk strømpe.',
    ],
  },
  trainer: {
    short: [
      'Lave sneakers uden noget overflødigt.',
      'Lige så gode til jakkesæt som til jeans.',
      'Bløde fra første dag.',
    ],
    long: [
      'Sålen er syet hele vejen rundt, så den holder. Indersålen kan tages ud og skiftes.',
      'Hælkappen er polstret og gnaver ikke. Snørebåndene er af vokset bomuld, og et ekstra par følger med.',
      'Den lette gummisål følger foden, og pløsen er blød mod vristen.',
    ],
  },
  bag: {
    short: [
      'En taske med plads til dagen, men ikke til kaosset.',
      'Rund hank, glat klap og en lås, der klikker.',
      'Fra kontoret til middagen uden at pakke om.',
    ],
    long: [
      'Hanken er polstret og ligger godt i hånden eller over armen. Indvendigt er der lynlåslomme og plads til telefonen.',
      'Kanterne er malet i hånden i fire lag. Metalfødder i bunden gør, at tasken kan stå på gulvet.',
      'Klappen lukkes med drejelås, og foret er af lys bomuld: du finder nøglerne selv i halvmørke.',
    ],
  },
  beanie: {
    short: [
      'Huen, der hverken trykker håret fladt eller kradser i panden.',
      'Ribstrikket varme med bredt opsmøg.',
      'En lille ting, der gør stor forskel ved busstoppestedet.',
    ],
    long: [
      'Opsmøget kan justeres, og huen ligger blødt over ørerne.',
      'Ribben giver sig i alle retninger og finder formen igen efter vask. Indtagningerne i toppen er flade.',
      'Strikket i ét stykke, helt uden søm.',
    ],
  },
  scarf: {
    short: [
      'Et halstørklæde, der når to gange rundt.',
      'Varmt, men let, og bredt nok til skuldrene.',
      'Halstørklædet, der redder morgenen og fuldender frakken.',
    ],
    long: [
      'Stoffet er let børstet på begge sider og føles blødt fra første dag.',
      'Målene gør, at det kan bindes under frakken eller bredes ud som tæppe på flyet.',
      'Kanterne er vævet som ægkant og trævler ikke.',
    ],
  },
} satisfies Partial<Words['kinds']>
