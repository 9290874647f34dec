import type { MaterialWords } from './words-types'

export const svMaterials: MaterialWords = {
  materials: {
    crepe: {
      name: 'Viskoskräpp',
      sentences: [
        'Viskoskräppen är tung och matt och skrynklar inte i resväskan.',
        'Kräppen har en aning stretch och ger efter på rätt ställen.',
      ],
    },
    viscose: {
      name: 'Viskos',
      sentences: [
        'Viskosen är vävd av certifierad träfiber och känns sval mot huden.',
        'Den lätta viskosen faller mjukt och andas.',
      ],
    },
    'linen-viscose': {
      name: 'Linneblandning',
      sentences: [
        'Linnet ger stadga, viskosen mjukhet.',
        'Blandningen av linne och viskos skrynklar vackert och lagom.',
      ],
    },
    silk: {
      name: 'Siden',
      sentences: [
        'Sidenet väger 19 momme: tungt nog att falla, tunt nog att andas.',
        'Mullbärssilke svalkar på sommaren och värmer under en tröja.',
      ],
    },
    satin: {
      name: 'Satin',
      sentences: [
        'Satinen är vävd av viskos och återvunnen polyester och tål maskintvätt.',
        'Lystern är dämpad, mer månsken än strålkastare.',
      ],
    },
    lambswool: {
      name: 'Lammull',
      sentences: [
        'Lammullen är från första klippningen: mjuk, spänstig och varm.',
        'Lammull stöter bort smuts, så vädring räcker oftast.',
      ],
    },
    alpaca: {
      name: 'Alpackablandning',
      sentences: [
        'Alpacka är lättare och varmare än lammull och kliar inte.',
        'Alpacka och merinoull tillsammans blir mjukt mot kinden.',
      ],
    },
    'cotton-knit': {
      name: 'Ekologisk bomull',
      sentences: [
        'Den ekologiska bomullen är tätt stickad och håller formen.',
        'Bomullen känns frisk och klarar tvättmaskinen gång på gång.',
      ],
    },
    merino: {
      name: 'Merinoull',
      sentences: [
        'Den tunna merinoullen reglerar värmen ute och inne.',
        'Merinoullen är mulesingfri och så fin att den kan bäras direkt mot huden.',
      ],
    },
    cashmere: {
      name: 'Kashmir',
      sentences: [
        'Kashmiren är tvåtrådig och tätt stickad, därför noppar den så lite.',
        'Kashmir mjuknar för varje tvätt; vårda den väl och den håller i tio år.',
      ],
    },
    jersey: {
      name: 'Ekologisk bomull',
      sentences: [
        'Trikån i ekologisk bomull väger 180 gram per kvadratmeter.',
        'Trikån är stickad av långfibrig ekologisk bomull och noppar inte.',
      ],
    },
    linen: {
      name: 'Linne',
      sentences: [
        'Linet är odlat i Europa och mjuktvättat.',
        'Linne suger upp fukt och torkar snabbt, därför är det sommarens bästa tyg.',
      ],
    },
    poplin: {
      name: 'Bomullspoplin',
      sentences: [
        'Poplinen är tvättad före sömnaden och mjuk från början.',
        'Den täta bomullspoplinen prasslar lite som ny och mjuknar tvätt för tvätt.',
      ],
    },
    flannel: {
      name: 'Bomullsflanell',
      sentences: ['Flanellen är ruggad på båda sidor.', 'Bomullsflanell är varm i samma stund som du drar på den.'],
    },
    wool: {
      name: 'Ullblandning',
      sentences: [
        'Ull med återvunnen polyester och en gnutta kashmir.',
        'Ullblandningen hänger ut sig själv på galgen över natten.',
      ],
    },
    'wool-flannel': {
      name: 'Ullflanell',
      sentences: [
        'Ullflanellen är vävd i Italien och lätt ruggad.',
        'Flanellens yta är mjuk och färgen skiftar med ljuset.',
      ],
    },
    'wool-cashmere': {
      name: 'Ull och kashmir',
      sentences: [
        'Det dubbelvävda tyget av ull och kashmir är varmt men lätt.',
        'Kashmiren mjukar upp ullen utan att ta ifrån den hållningen.',
      ],
    },
    pleats: {
      name: 'Återvunnen polyester',
      sentences: [
        'Tyget är av återvunnen polyester, den enda fiber där ett veck verkligen sitter.',
        'Den återvunna polyestern är matt och faller som viskos.',
      ],
    },
    'wool-blend': {
      name: 'Ullblandning',
      sentences: [
        'Ullblandningen håller vecken skarpa och värmer i höstvinden.',
        'En stadig ullblandning som varken lyser igenom eller blir elektrisk.',
      ],
    },
    suiting: {
      name: 'Kostymtyg',
      sentences: [
        'Kostymtyget är av ull, återvunnen polyester och lite stretch.',
        'Tyget slätar ut sig när det bärs och tål skontvätt.',
      ],
    },
    denim: {
      name: 'Denim',
      sentences: [
        'Denimen är av ekologisk och återvunnen bomull och väger 13 uns.',
        'Vattnet cirkulerar i tvätteriet och slitningen görs med ozon, inte sand.',
      ],
    },
    leather: {
      name: 'Läder',
      sentences: [
        'Lädret är vegetabiliskt garvat och mörknar vackert med åren.',
        'Fullnarvigt läder visar livets spår, så inget exemplar är det andra likt.',
      ],
    },
  },
  fibres: {
    viscose: 'viskos',
    elastane: 'elastan',
    linen: 'lin',
    silk: 'siden',
    'recycled-polyester': 'återvunnen polyester',
    lambswool: 'lammull',
    alpaca: 'alpacka',
    merino: 'merinoull',
    cashmere: 'kashmir',
    'recycled-polyamide': 'återvunnen polyamid',
    'organic-cotton': 'ekologisk bomull',
    'recycled-cotton': 'återvunnen bomull',
    wool: 'ull',
    leather: 'läder',
  },
  care: {
    delicate: 'Skontvätt 30 grader, häng på tork.',
    silk: 'Handtvätt i svalt vatten med silkestvättmedel. Stryk fuktigt från avigan.',
    wool: 'Vädra hellre än tvätta. Ullprogram 30 grader, torka plant.',
    cotton: 'Maskintvätt 40 grader med liknande färger.',
    linen: 'Maskintvätt 40 grader, stryk fuktigt eller låt bli.',
    'dry-clean': 'Borsta och ånga. Kemtvätt bara vid behov.',
    denim: 'Tvätta sällan, ut och in i 30 grader. Kan färga av sig i början.',
    pleats: 'Tvätta i påse i 30 grader, häng blöt från linningen.',
    leather: 'Torka av och vårda med oparfymerad läderkräm två gånger om året.',
  },
  fits: {
    regular: { name: 'Normal', sentence: 'Normal i storleken: välj den du brukar ha.' },
    loose: { name: 'Ledig', sentence: 'Stor i storleken. Gå ner en storlek om du vill ha en smalare linje.' },
    slim: { name: 'Smal', sentence: 'Liten i storleken. Mellan två storlekar? Välj den större.' },
    none: { name: 'Normal', sentence: 'Måtten följer storleksguiden.' },
  },
  prints: {
    floral: [
      'Blommorna är målade i akvarell och tryckta så att upprepningen inte syns.',
      'Mönstret löper vidare över sömmarna, vilket är sömmerskans hantverk.',
    ],
    stripe: ['Ränderna varierar lite i bredd, som dragna för hand.', 'Randen går genom tyget och bleknar inte.'],
    check: [
      'Rutan är ritad så att skalan fungerar även på nära håll.',
      'Rutan är vävd av färgat garn, så färgen är densamma på avigan.',
    ],
    dot: [
      'Prickarna är små och lite ojämna, som gjorda med pensel.',
      'Lagom stillsamma prickar för vardagen, lagom glada för festen.',
    ],
    animal: [
      'Mönstret är mjukt som en riktig päls: inga två fläckar är lika.',
      'Leopard har med åren blivit en neutral färg som går till allt.',
    ],
    abstract: [
      'Breda penseldrag, målade för hand innan de trycktes på tyget.',
      'Mönstret är stort, så varje plagg är klippt lite olika.',
    ],
  },
  styling: {
    dress: [
      'Bär den med boots och kavaj, så hänger klänningen med långt in på hösten.',
      'Till kvällen räcker örhängen och en liten väska.',
      'En tjock tröja över, och klänningen blir vardag.',
      'Med sneakers blir den helgens enklaste val.',
    ],
    upper: [
      'Stoppa ner framkanten i ett par jeans med hög midja.',
      'Fin till en plisserad kjol.',
      'Bär den under kavajen eller för sig själv med uppvikta ärmar.',
      'Vida byxor och skinnboots gör resten.',
    ],
    layer: [
      'Bär den öppen över en tröja, eller knäpp och vira en halsduk runt halsen.',
      'Kjol eller byxor i samma ton gör en dräkt av det.',
      'Som bäst till jeans och vit skjorta.',
      'Över en sidenklänning möts vardag och fest.',
    ],
    lower: [
      'En slät tröja och boots håller linjen lång.',
      'Poplinskjorta innanför, kavaj över, klart.',
      'En kabelstickad tröja balanserar vidden.',
      'Avspänt med t-shirt och sneakers, festligt med sidenblus.',
    ],
    shoe: [
      'Till jeans, klänningar och allt däremellan.',
      'En tjock strumpa och en midikjol gör dem till vinterns favorit.',
      'Prydliga till pressveck, oväntade till slipklänning.',
      'Impregnera före första regnet.',
    ],
    accessory: [
      'En bra present när du är osäker på storleken.',
      'En enda färg räcker för att lyfta en stillsam outfit.',
      'Passar lika bra till ullkappan som till jeansjackan.',
      'Färgerna är valda för att gå ihop med hela kollektionen.',
    ],
  },
}
