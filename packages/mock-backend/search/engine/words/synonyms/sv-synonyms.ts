/**
 * One row per group: the words people type, then a colon, then the catalogue's words for them, both separated by
 * commas. Two catalogue words separated by a space must both match.
 */
export const svSynonyms = `
jumper, pullover, sweater: tröja
stickat, stickning: stickad, tröja, cardigan
tröja: polotröja
ylletröja, ulltröja, yllejumper: tröja ull
ylle: ull
kofta: cardigan
kofta, koftor: cardigan
polo, polokrage, rullkrage: polotröja
brallor, långbyxor, chinos, benkläder: byxor
jeansbyxor, denimjeans, denimbyxor: jeans
denim, denimjacka: jeansjacka
denimkjol: jeanskjol
gympaskor, gymnastikskor, träningsskor, tennisskor, sportskor, kängor, joggingskor: sneakers
stövlar, stövel, stövletter, kängor, vinterskor, ankelboots, stövlett: boots
klackskor, högklackat, klackar, festskor, stilettskor: pumps, sandaletter
lågskor, mockasiner: loafers
ballerinor: ballerinaskor
tofflor, slippers, flipflops: sandaler
väska, bag: handväska
handväska: axelväska, crossbodyväska
shopper, shoppingväska, tygkasse, kasse, tygväska, tote: toteväska
kuvertväska, clutch, aftonväska, festväska: väska
bälte, livrem: skärp
scarf, sjal, sjalett: halsduk, sidenscarf
halsduk: sidenscarf
keps: hatt
mössa, luva, toppluva, beanie: mössa
handske, vante: handskar, tumvantar
vantar, lovikkavantar: tumvantar, handskar
glasögon, solbrillor, brillor: solglasögon
smycke, smycken: örhängen, halsband
kedja, collier, hänge: halsband
ringar, örringar, creoler: ringörhängen
topp, top, singlet: linne, t-shirt
linne, tanktop: linne
tshirt, t-tröja, tisha: t-shirt
kavaj, blazer, dressjacka, kostymjacka: kavaj
rock, ytterplagg, ytterkläder: kappa
kappa, vinterkappa: kappa
jacka, vinterjacka: dunjacka, jacka
täckjacka, bubbeljacka, pufferjacka, vinterjacka: dunjacka
täckkappa, vinterkappa: dunkappa, kappa
dunrock: dunkappa
regnrock, trench, höstkappa: trenchcoat
läderjacka, bikerjacka, mc-jacka, skinnjacka: skinnjacka, bikerjacka
skinn: läder
läder: skinn
mockaskinn, mocka: mocka
skinnskärp: läderskärp
badkläder, bikini: bikini
badkläder: baddräkt, bikini
badklänning: baddräkt
nattlinne, nattkläder, sovplagg: pyjamas
morgonrock, badkappa: badrock, morgonrock
overall, byxdress, byxdräkt: jumpsuit
omlott: omlottklänning
wrapklänning, wrap: omlottklänning
festklänning, aftonklänning, balklänning, cocktailklänning: slipklänning, klänning siden, klänning satin
sommarklänning: maxiklänning, volangklänning, klänning linne
bröllopsklänning, brudklänning: klänning ecru, klänning vit
skjortblus: skjorta, blus
blus: blus
bluse: blus
plisserad, plisse, veckad: plisserad
blommönstrad, blommor, blom: blommig
leo, leopard, djurmönstrad: leopardmönstrad
prickar: prickig
ränder: randig
cashmere, kaschmir, kasmir: kashmir
silke, silk: siden
sammet, velour: sammet
cotton: bomull
pärlor, pärla: pärlörhängen, pärlhalsband
väst: väst
dunväst: dunväst
shorts, kortbyxor, bermudas: shorts
minikjol: kort kjol
maxikjol, långkjol: lång kjol
solhatt, sommarhatt: stråhatt
regnjacka, regnkappa, poplinkappa: trenchcoat
kostymbyxor, pressveckade, finbyxor: pressvecksbyxor, byxor
spets: spetskant, broderie
tunika: blus, klänning
mini: kort
lång: maxi
`
