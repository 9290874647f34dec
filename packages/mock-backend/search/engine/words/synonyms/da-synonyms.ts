/**
 * One row per group: the words people type, then a colon, then the catalogue's words for them, both separated by
 * commas. Two catalogue words separated by a space must both match.
 */
export const daSynonyms = `
trøje, sweater, pullover, jumper, striktrøje, strikbluse, strik, strikket, strikketrøje: strikbluse, sweater
strik: cardigan
uldtrøje, uldsweater, uldstrik: strikbluse uld, sweater uld
cardigan, striktrøje, strikjakke, kofte: cardigan
rullekrave, polo, turtleneck, rullekravetrøje, højhalset: rullekravebluse, rullekravesweater
festkjole, selskabskjole, gallakjole, cocktailkjole, aftenkjole: slipkjole, kjole satin, kjole silke
sommerkjole: maxikjole, flæsekjole, kjole hør
brudekjole, bryllupskjole: kjole hvid
wrapkjole, omslagskjole, wrap: om-kjole
busker, buks, benklæder, chinos: bukser
cowboybukser, denimbukser, denim: jeans
denim, cowboy: denimjakke, denimnederdel
cowboyjakke, jeansjakke: denimjakke
cowboynederdel, jeansnederdel, denimskørt: denimnederdel
skørt, skørter: nederdel
plissé, plisse, plisseret: plisseret
gummisko, kondisko, tennissko, sportssko, løbesko, sneaks: sneakers
støvletter, boots, støvle, ankelstøvler, vinterstøvler, vintersko: støvler
højhælede, højhælet, hæle, stiletter, stilet, festsko: pumps, stiletsandaler
mokkasiner, mokkasin: loafers
ballerinasko, ballerina, balletsko: ballerinaer
klipklapper, slippers, tøfler, sandaletter: sandaler
taske, bag: taske, totebag
mulepose, net, shopper, indkøbsnet, tote: totebag
clutch, selskabstaske, festtaske: taske
rem, livrem: bælte
tørklæde, halstørklæde, sjal, scarf: halstørklæde, silketørklæde
kasket: hat
hue, strikhue, beanie: hue
handske: handsker, uldvanter
vanter, luffer: uldvanter
briller: solbriller
smykke: øreringe, halskæde
øreringe, ørering, ørestikker, creoler: øreringe, creoler
kæde, halssmykke, vedhæng, collier: halskæde, perlekæde
halskæde: perlekæde
top, undertrøje, stroptop, singlet: top
top: t-shirt
tshirt, tee, t-trøje: t-shirt
blazer, habitjakke, jakkesæt: blazer
jakke, vinterjakke, overtøj, dynejakke: dunjakke, jakke
dynejakke, boblejakke, pufferjakke, puffer: dunjakke, dunfrakke
frakke, kåbe, vinterfrakke, vinterkåbe, uldkåbe: frakke
kåbe: frakke
uldkåbe, uldjakke: uldfrakke
regnfrakke, trench, cottoncoat, efterårsjakke: trenchcoat
skindjakke, læderjakke, bikerjakke, mc-jakke: læderjakke, bikerjakke
skind, læder: læder
skindhandsker: læderhandsker
skindbælte: læderbælte
badetøj, badedragt, bikini: badedragt, bikini
natkjole, nattøj, natbluse, sovetøj: pyjamas
slåbrok, morgenkåbe, badekåbe, kimono: morgenkåbe, badekåbe, kimono
buksedragt, heldragt, overall, kedeldragt: jumpsuit
bluse, skjortebluse: bluse
skjorte: skjorte
blomster, blomsterprint, blomstrede: blomstret
leopard, leo, dyreprint: leopardmønstret
prikker: prikket
striber: stribet
tern, ternede: ternet
kashmir, kasjmir, cashmir: cashmere
satin, sateng: satin
fløjl: jernbanefløjl, velour
silk: silke
linned: hør
ruskindsko: ruskind
mokka: ruskind
lak: laklæder
perle, perler: perleøreringe, perlekæde
vest, dynevest, strikvest: dunvest, strikvest
mininederdel: kort nederdel
langnederdel, maxinederdel: lang nederdel
solhat, sommerhat: stråhat
regnjakke: trenchcoat
habitbukser: pressefold
blonde, blonder: blondekant, broderi
tunika: bluse, kjole
mini: kort
lang: maxi
`
