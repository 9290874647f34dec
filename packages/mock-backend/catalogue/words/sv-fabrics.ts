import { svHardMaterials } from './sv-hard-materials'
import type { MaterialWords } from './words-types'

export const svFabrics: MaterialWords['materials'] = {
  crepe: {
    name: 'Viskoskräpp',
    sentences: [
      'Viskoskräppen är tung och matt och slätar ut sig på galgen.',
      'Kräppen har en aning stretch och ger efter på rätt ställen.',
    ],
  },
  viscose: {
    name: 'Viskos',
    sentences: ['Viskosen är vävd av träfiber och känns sval mot huden.', 'Den lätta viskosen faller mjukt och andas.'],
  },
  'linen-viscose': {
    name: 'Linneblandning',
    sentences: ['Linnet ger stadga, viskosen mjukhet.', 'Blandningen skrynklar mindre än rent linne.'],
  },
  silk: {
    name: 'Siden',
    sentences: [
      'Sidenet väger 19 momme: det faller fint och andas.',
      'Mullbärssilke svalkar på sommaren och värmer på vintern.',
    ],
  },
  satin: {
    name: 'Satin',
    sentences: [
      'Satinen är vävd av viskos och återvunnen polyester och tål maskintvätt.',
      'Lystern är dämpad, så satinen fungerar även till vardags.',
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
      'Alpacka är lättare och varmare än lammull.',
      'Alpacka och merinoull ger en stickning som är mjuk mot kinden.',
    ],
  },
  'cotton-knit': {
    name: 'Ekologisk bomull',
    sentences: [
      'Den ekologiska bomullen är tätt stickad och behåller formen.',
      'Bomullen känns fräsch och klarar tvättmaskinen gång på gång.',
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
      'Kashmiren är tvåtrådig och tätt stickad, därför noppar den sig så lite.',
      'Kashmir mjuknar för varje tvätt; väl omskött håller den i många år.',
    ],
  },
  jersey: {
    name: 'Ekologisk bomull',
    sentences: [
      'Trikån i ekologisk bomull väger 180 gram per kvadratmeter.',
      'Trikån är stickad av långfibrig ekologisk bomull, så ytan håller sig slät.',
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
      'Den täta bomullspoplinen frasar lite som ny och mjuknar tvätt för tvätt.',
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
      'Ullblandningen slätar ut sig på galgen över natten.',
    ],
  },
  'wool-flannel': {
    name: 'Ullflanell',
    sentences: [
      'Ullflanellen är vävd i Italien och lätt ruggad.',
      'Flanellens yta är mjuk, och på nära håll syns garnets nyanser.',
    ],
  },
  'wool-cashmere': {
    name: 'Ull och kashmir',
    sentences: [
      'Det dubbelvävda tyget av ull och kashmir är varmt men lätt.',
      'Kashmiren gör ullen mjukare, och kappan behåller sin stadga.',
    ],
  },
  pleats: {
    name: 'Återvunnen polyester',
    sentences: [
      'Tyget är av återvunnen polyester, vecken fixeras med värme och sitter kvar i tvätten.',
      'Den återvunna polyestern är matt och faller som viskos.',
    ],
  },
  'wool-blend': {
    name: 'Ullblandning',
    sentences: [
      'Ullblandningen håller formen och värmer i höstvinden.',
      'En stadig ullblandning som faller fint och tål slitage.',
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
      'Tyget är av ekologisk och återvunnen bomull, vikt 13 oz.',
      'Vattnet cirkulerar i tvätteriet, och slitningen görs med ozon.',
    ],
  },
  voile: {
    name: 'Bomullsvoile',
    sentences: ['Bomullsvoilen är tunn och tätt vävd.', 'Voilen är lätt och torkar snabbt.'],
  },
  broderie: {
    name: 'Broderie anglaise',
    sentences: [
      'Hålbroderiet är sytt på tät bomull och tål maskintvätt.',
      'Under broderiet finns ett tunt foder där det behövs.',
    ],
  },
  chiffon: {
    name: 'Chiffong',
    sentences: [
      'Chiffongen är av återvunnen polyester: tunn men slitstark.',
      'Väven är skir, bär ett tunt linne under.',
    ],
  },
  velvet: {
    name: 'Sammet',
    sentences: ['Viskossammeten har en dämpad lyster.', 'Sammetens lugg är kort och tät.'],
  },
  corduroy: {
    name: 'Manchester',
    sentences: [
      'Manchestern är av ekologisk bomull med breda, mjuka räfflor.',
      'Manchester är varmt och går att tvätta i maskin.',
    ],
  },
  twill: {
    name: 'Bomullstwill',
    sentences: [
      'Twillen är vävd i kypert: slitstark, men med fall.',
      'Den täta ekologiska bomullen ger efter en aning och slätar ut sig när den bärs.',
    ],
  },
  cotton: {
    name: 'Ekologisk bomull',
    sentences: [
      'Det täta ekologiska bomullstyget håller formen och tål maskintvätt.',
      'Fodret är av samma ekologiska bomull.',
    ],
  },
  boucle: {
    name: 'Bouclé',
    sentences: [
      'Bouclégarnet lägger sig i öglor som håller kvar den varma luften.',
      'Bouclé av ull och alpacka, lätt och mycket mjuk.',
    ],
  },
  gabardine: {
    name: 'Bomullsgabardin',
    sentences: [
      'Gabardinen är så tätt vävd att regnet rinner av.',
      'Den täta gabardinen stöter bort vatten utan fluorkemikalier.',
    ],
  },
  down: {
    name: 'Dun och återvunnen polyamid',
    sentences: [
      'Fyllningen är 90\u00a0% ankdun.',
      'Yttertyget är av återvunnen polyamid och dunet värmer även när det är riktigt kallt.',
    ],
  },
  swim: {
    name: 'Återvunnen polyamid',
    sentences: [
      'Den återvunna polyamiden tål klor och salt.',
      'Den täta trikån går tillbaka i form sommar efter sommar.',
    ],
  },
  terry: {
    name: 'Ekologisk bomullsfrotté',
    sentences: [
      'Frottén är av ekologisk bomull och de långa öglorna suger snabbt upp vatten.',
      'Frottén väger 400 gram per kvadratmeter: tjock och mjuk.',
    ],
  },
  waffle: {
    name: 'Våffelvävd bomull',
    sentences: [
      'Våffelväven suger upp lika bra som frotté men väger hälften.',
      'Våffelväven torkar snabbt och mjuknar för varje tvätt.',
    ],
  },
  ...svHardMaterials,
}
