import type { Words } from './words-types'

export const daKinds = {
  'wrap-dress': [
    'Forstykkerne går godt ind over hinanden, så kjolen bliver på plads, også når du sidder ned. Taljen justerer du med bindebåndet.',
    'En let rynkning i taljen giver skørtet bevægelse. Bindebåndet går gennem en skjult åbning i sidesømmen.',
    'Udskæringen er skåret, så kjolen kan bæres, som den er. Sømmen i taljen sidder i naturlig højde.',
    'Kanterne foran er forstærkede, så V-udskæringen ligger pænt hele dagen.',
  ],
  'slip-dress': [
    'Stoffet er skåret på skrå og giver efter uden elastan. Stropperne justeres i ryggen.',
    'Udskæringen falder blødt, og kanten forneden er rullet. Kjolen trækkes over hovedet.',
    'Vidden ligger over hoften, så kjolen er behagelig at sidde i. Sidesømmen er næsten usynlig.',
  ],
  'cable-knit': [
    'Snoningerne er strikket i totrådet garn, og ribben holder formen vask efter vask. Ærmerne er masket på, så ingen sømme trykker.',
    'Den dobbelte hals holder faconen. Snoningerne gør strikken tyk og varm.',
    'Snoningerne fortsætter ud i ærmet. Ribben er lang nok til at folde op eller trække ned over hånden.',
  ],
  jumper: [
    'Den tætte strik holder formen, og ribben sidder uden at stramme. Der er plads til den under blazeren.',
    'Skuldersømmen er rykket en anelse frem, og det giver et roligt fald. Halsen er lav og pænt afsluttet.',
    'Delene strikkes direkte i facon, så sømmene bliver flade, og intet garn går til spilde.',
  ],
  tee: [
    'Halsen er forstærket med nakkebånd, og ærmet ligger pænt på skulderen. Stoffet er forkrympet.',
    'Sidesømmene forbliver lige, fordi stoffet har hvilet før tilskæringen. Kanten har dobbelte stikninger.',
    'Stoffet er tilpas tykt: det dækker godt, og T-shirten kan fint stoppes ned i bukserne.',
  ],
  shirt: [
    'Kraven er let forstærket og holder formen uden strygning. Knapperne er af stennød.',
    'Et læg under bærestykket giver bevægelsesfrihed. Manchetten har to knapper, så ærmet kan rulles pænt op.',
    'Sømmene er dobbelte, og stolpen er pæn, også når den står åben. Længden fungerer både nede i og uden på bukserne.',
  ],
  blazer: [
    'Reverset er formet med damp, og skulderpuderne er tynde. Foret er af viskose og har to inderlommer.',
    'Forstykket har et halvt mellemlæg, der former sig efter dig. Klaplommerne har plads til telefonen.',
    'Taljen er kun let markeret, så der er plads til en strik indenunder. Ærmerne har knapper ved håndleddet.',
  ],
  coat: [
    'Brede revers og dobbelt knapperække holder blæsten ude. Sidelommerne er dybe nok til vanterne.',
    'Foret er af glat viskose, så frakken glider let over strikken. Lommerne er skjult i sømmene.',
    'Skulderen er blød og ærmegabet dybt: der er plads til en blazer under. Slidsen bagpå giver plads til lange skridt.',
    'Frakken lukkes med store knapper, og kraven kan slås op, når det blæser.',
  ],
  'pleated-skirt': [
    'Plisseringen er varmefikseret og tåler både hverdag og kuffert. Skjult lynlås i siden.',
    'Linningen sidder højt. Læggene åbner sig først ved hoften, og det holder linjen ren.',
    'Nederdelen er let foret og hænger ikke fast i strømpebukserne. Kanten er smal.',
  ],
  trousers: [
    'Høj talje og et enkelt læg giver plads over hoften. Pressefolden er permanent og giver en lang linje.',
    'Sidelommerne er dybe og ligger fladt. Der er tre centimeter at lægge ned i benet.',
    'Linningen er foret indvendigt, så bukserne sidder uden bælte.',
  ],
  jeans: [
    'Denimen er langsomt vævet og kun vasket én gang, så farven falmer flot med tiden. Linningen sidder godt i lænden.',
    'Lommeposerne er af kraftig bomuld, og nitterne er af kobber. Der er ekstra længde at lægge ned.',
    'Snittet er tegnet til solid denim: formen holder, også over knæene.',
  ],
  boot: [
    'Den brede hæl står fast, også på brosten. Elastik i siderne og strop bagpå: på foden på et øjeblik.',
    'Sålen er syet og gummieret, så skomageren kan skifte den. Indersiden er foret med læder, der ånder.',
    'Læsten er lidt bredere over forfoden, så der er plads til en tyk strømpe.',
  ],
  trainer: [
    'Sålen er syet hele vejen rundt, så den holder. Indersålen kan tages ud og skiftes.',
    'Hælkappen er polstret. Snørebåndene er af vokset bomuld, og et ekstra par følger med.',
    'Den lette gummisål følger foden, og pløsen er blød mod vristen.',
    'Indersålen støtter svangen, og foret er af blødt læder.',
  ],
  bag: [
    'Hanken er polstret og ligger godt i hånden eller over armen. Indvendigt er der lynlåslomme og plads til telefonen.',
    'Kanterne er malet i hånden i fire lag. Metalfødder i bunden gør, at tasken kan stå på gulvet.',
    'Klappen lukkes med drejelås, og foret er af lys bomuld: du finder nøglerne selv i halvmørke.',
    'Hanken er fæstnet i metalringe, og indvendigt er der to rum.',
  ],
  beanie: [
    'Opsmøget kan justeres, og huen ligger blødt over ørerne.',
    'Ribben giver sig i alle retninger og finder formen igen efter vask. Indtagningerne i toppen er flade.',
    'Strikket i ét stykke, helt uden søm.',
  ],
  scarf: [
    'Stoffet er let børstet på begge sider og føles blødt fra første dag.',
    'Målene gør, at det kan bindes under frakken eller bredes ud som tæppe på flyet.',
    'Kanterne er vævet som ægkant og trævler ikke.',
    'Halstørklædet er vævet i ét stykke og kan vaskes på uldprogram.',
  ],
} satisfies Partial<Words['kinds']>
