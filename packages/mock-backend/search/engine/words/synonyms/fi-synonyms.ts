/**
 * One row per group: the words people type, then a colon, then the catalogue's words for them, both separated by
 * commas. Two catalogue words separated by a space must both match.
 */
export const fiSynonyms = `
villapaita, villapusero: neule villa
neulepaita, neulepusero, svetari, collegepaita, huppari: neule
leninki, kolttu, hellemekko: mekko
kesämekko: maksimekko, mekko pellava, röyhelömekko
juhlamekko, iltapuku, iltamekko, juhlapuku, cocktailmekko: slip-mekko, mekko satiini, mekko silkki
hääpuku, häämekko: mekko valkoinen
tunika: mekko
vekkihame, vekki: laskoshame
pliseehame, plisee: pliseerattu
kynähame: hame
farkku, jeans, jeansit, denimit, farmarit, farkkuhousut: farkut
farmaritakki, denimtakki: farkkutakki
pöksyt, chinot: housut
lenkkarit, tossut, sneakerit, kävelykengät, tennistossut: tennarit
saappaat, saapas, nilkkasaappaat, maiharit, bootsit, talvikengät, buutsit: nilkkurit
korkokengät, korkkarit, juhlakengät, piikkikorot: avokkaat
sandaletit, varvastossut: sandaalit
mokkasiinit: loaferit
balleriinat, balleriina: ballerinat
kassi, tote, ostoskassi, kangaskassi, shopperi, reppu: kassilaukku
veska, käsveska: laukku
iltalaukku, juhlalaukku, clutch: käsilaukku, ketjulaukku
laukku: käsilaukku
kaulaliina, kaulahuivi, saali: huivi
silkkihuivi: silkkihuivi
hanskat, hansikkaat, hansikas, hanska: käsineet
tumput, rukkaset, kintaat: lapaset, käsineet
lapaset: käsineet
vyöt, remmi: vyö
lakki, lippis: hattu
myssy, pipa: pipo
lasit, arskat, auringolasit: aurinkolasit
korut, koru, korvarenkaat, korvikset, korvakorut: korvakorut
kaulaketju, riipus, kaulakorut: kaulakoru
jakku, pikkutakki, blazer, puvuntakki, jakkupuku: bleiseri
takki, talvitakki: takki
talvitakki, toppatakki, pufferi, puffer, untsikka: untuvatakki
villatakki, päällystakki, palttoo, ulsteri, villakangas: villakangastakki
villatakki, kardigaani, neuletakki, villanuttu: neuletakki
trenssi, trenchcoat, popliinitakki, sadetakki, välikausitakki: trenssi
nahkarotsi, rotsi, prätkätakki, bikertakki, biker: nahkatakki, bikertakki
toppi, hihaton, olkaintoppi: toppi
toppi: t-paita
tpaita, teepaita, tiisertti, t-shirt: t-paita
kauluspaita, paitapusero: kauluspaita
pusero, blusa: pusero
poolo, poolokaulus, poolopaita: poolo, poolopaita, pooloneule
liivi, toppaliivi: liivi
toppaliivi: untuvaliivi
uimapuvut, uikkarit, uimarit, uima-asu, uikkari: uimapuku, bikinit
bikini: bikinit
yöpuku, yöpaita, yöpuvut, yöasu: pyjama
kylpytakki, aamutakki, kotiasu: kylpytakki, aamutakki
haalari, jumpsuit, housupuku: haalari
sortsit, shortsi, bermudat: shortsit
kietaisu: kietaisumekko
villainen: villa
silkkinen: silkki
satiininen: satiini
pellavainen: pellava
puuvillainen: puuvilla
nahkainen: nahka
kashmirinen, kasmir, kaschmir, cashmere: kashmir
farkkuinen, denim: farkku
merino: merinovilla
lammasvilla: lampaanvilla
untuvainen: untuva
kukkamekko: kukallinen mekko
kukka, kukkakuvio, kukikas, kukkakuvioinen: kukallinen
leopardi, leo, eläinkuvio: leopardikuvioinen
raita, raidat: raidallinen
ruutu, ruudut: ruudullinen
pilkku, pallokuvio, pilkut: pilkullinen
pitkähihainen: pitkä
helmi, helmet: helmikorvakorut, helmikaulanauha
mokka: mokkanahka
pitsi: pitsireunainen, reikäkirjailtu
plyysi, velour: sametti
minihame: lyhyt hame
maksihame, pitkähame: pitkä hame
aurinkohattu, kesähattu, lierihattu: olkihattu, huopahattu
sadetakki, kevyttakki: trenssi
puvunhousut: liituraitahousut, villaflanellihousut, housut
mini: lyhyt
pitkä: maksi
`
