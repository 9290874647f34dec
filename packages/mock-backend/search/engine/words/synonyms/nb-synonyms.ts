/**
 * One row per group: the words people type, then a colon, then the catalogue's words for them, both separated by
 * commas. Two catalogue words separated by a space must both match.
 */
export const nbSynonyms = `
strikk, strikkeplagg, strikketøy: genser, cardigan
pullover, jumper, sweater, strikkegenser: genser
ullgenser: genser ull
strikkejakke, kofte, kardigan: cardigan
pologenser, rullekrage, turtleneck, polohals, høyhals: høyhalset
selskapskjole, festkjole, ballkjole, cocktailkjole: slipkjole, kjole sateng, kjole silke
sommerkjole: maxikjole, volangkjole, kjole lin
brudekjole, bryllupskjole: kjole hvit
wrapkjole, wrap, omslag: omslagskjole
benklær, langbukse, chinos, slacks: bukse
olabukse, olabukser, dongeribukse, dongeri, denim, denimbukse: jeans
dongeri, denim: dongerijakke, dongeriskjørt
olajakke, denimjakke, jeansjakke: dongerijakke
denimskjørt, jeansskjørt, olaskjørt: dongeriskjørt
joggesko, turnsko, gymsko, tennissko, fritidssko: sneakers
støvler, boots, støvel, ankelstøvletter, vintersko, skoletter, skolett: støvletter
høyhælte, hæler, stilettsko, festsko: pumps, sandaletter
mokkasiner, mokkasin: loafers
ballerina, ballerinaer: ballerinasko
tøfler, slippers, flipflops: sandaler
bag, handbag, vesker: veske
handlenett, bærenett, shopper, tote, nett: totebag
clutch, selskapsveske, festveske: veske
veske: totebag
reim, livreim: belte
sjal, halstørkle, tørkle, skaut: skjerf, silkeskjerf
skjerf: silkeskjerf
caps: hatt
lue, topplue, strikkelue, beanie: lue
hanske, votte, vott: hansker, ullvotter
votter, vanter, polvotter: ullvotter
briller: solbriller
smykke: øredobber, halskjede
kjede, halsbånd, collier, anheng: halskjede, perlekjede
halskjede: perlekjede
øreringer, ørering, øreanheng: øredobber
topp, singlet, stropptopp: topp
topp: t-skjorte
tskjorte, tskjorter, t-shirt, tshirt, tee: t-skjorte
blazer, dressjakke, jakkeslag: blazer
jakke, vinterjakke, ytterjakke, boblejakke: dunjakke, jakke
boblejakke, boble, boblekåpe, puffer: dunjakke, dunkåpe
kåpe, frakk, vinterkåpe, yttertøy: kåpe
regnkåpe, trench, høstkåpe, poplinfrakk: trenchcoat
skinnjakke, lærjakke, mc-jakke, bikerjakke: skinnjakke, bikerjakke
lær, skinn: skinn
lærbelte: skinnbelte
lærhansker: skinnhansker
lærstøvletter: skinnstøvletter
badetøy, bikini, badedrakt: badedrakt, bikini
nattkjole, nattøy, sovetøy, pysj: pyjamas
slåbrok, morgenkåpe, badekåpe, kimono: morgenkåpe, badekåpe, kimono
kjeledress, buksedress, heldress, overall: jumpsuit
bluse, skjortebluse: bluse
skjorte: skjorte
plissé, plisse, foldeskjørt: plissert
blomster, blomstret: blomstrete
leopard, leo, dyreprint, dyremønster: leopardmønstret
prikker, prikket, prikkete: prikkete
striper, stripet: stripete
ruter, rutet, rutemønster: rutete
cashmere, kashmir, kasjmirull: kasjmir
satin: sateng
velur, velours, fløyel: fløyel
kordfløyel, cordfløyel: kordfløyel
silk: silke
ull, ulltøy: ull
semsket, mokka, semska: semsket
lakk: lakkskinn
perle, perler: perleøredobber, perlekjede
vest, boblevest: dunvest, strikkevest
shorts, kortbukse, bermuda: shorts
miniskjørt: kort skjørt
langskjørt, maxiskjørt: langt skjørt
solhatt, sommerhatt: stråhatt
regnjakke: trenchcoat
dressbukse, penbukse: pressbukse, bukse
blonde, blonder: blondekant, broderi
tunika: bluse, kjole
mini: kort
lang: maxi
`
