import type { MaterialWords } from './words-types'

export const fiMaterials: MaterialWords = {
  materials: {
    crepe: {
      name: 'Viskoosikreppi',
      sentences: [
        'Viskoosikreppi on painava ja matta, eikä se rypisty matkalaukussa.',
        'Krepissä on hitunen joustoa, joten se antaa myöten oikeista kohdista.',
      ],
    },
    viscose: {
      name: 'Viskoosi',
      sentences: [
        'Viskoosi on kudottu sertifioidusta puukuidusta ja tuntuu iholla viileältä.',
        'Kevyt viskoosi laskeutuu pehmeästi ja hengittää.',
      ],
    },
    'linen-viscose': {
      name: 'Pellavasekoite',
      sentences: [
        'Pellava tuo ryhdin, viskoosi pehmeyden.',
        'Pellavan ja viskoosin sekoite rypistyy kauniisti eikä kaikkialta.',
      ],
    },
    silk: {
      name: 'Silkki',
      sentences: [
        'Silkki on 19 mommen painoista: tarpeeksi tukevaa laskeutumaan, tarpeeksi ohutta hengittämään.',
        'Mulperisilkki viilentää kesällä ja lämmittää neuleen alla.',
      ],
    },
    satin: {
      name: 'Satiini',
      sentences: [
        'Satiini on kudottu viskoosista ja kierrätetystä polyesteristä, ja se kestää konepesun.',
        'Satiinin kiilto on hillitty, enemmän kuutamoa kuin valonheitintä.',
      ],
    },
    lambswool: {
      name: 'Lampaanvilla',
      sentences: [
        'Lampaanvilla on ensimmäisen kerinnän villaa: pehmeää, kimmoisaa ja lämmintä.',
        'Lampaanvilla hylkii likaa, joten tuuletus riittää useimmiten pesuksi.',
      ],
    },
    alpaca: {
      name: 'Alpakkasekoite',
      sentences: [
        'Alpakka on lampaanvillaa kevyempää ja lämpimämpää, eikä se kutita.',
        'Alpakan ja merinovillan sekoite tuntuu pehmeältä poskea vasten.',
      ],
    },
    'cotton-knit': {
      name: 'Luomupuuvilla',
      sentences: [
        'Luomupuuvilla on neulottu tiiviiksi, joten se pitää muotonsa.',
        'Puuvilla tuntuu raikkaalta ja kestää konepesun kerta toisensa jälkeen.',
      ],
    },
    merino: {
      name: 'Merinovilla',
      sentences: [
        'Ohut merinovilla tasaa lämpöä sisällä ja ulkona.',
        'Merinovilla on mulesing-vapaata ja niin hienoa, että sitä voi pitää paljaalla iholla.',
      ],
    },
    cashmere: {
      name: 'Kashmir',
      sentences: [
        'Kashmir on kaksisäikeistä ja neulottu tiiviiksi, joten se nukkaantuu vain vähän.',
        'Kashmir pehmenee joka pesussa; hoida sitä hyvin, niin se kestää kymmenen vuotta.',
      ],
    },
    jersey: {
      name: 'Luomupuuvilla',
      sentences: [
        'Luomupuuvillatrikoo painaa 180 grammaa neliöltä.',
        'Trikoo on neulottu pitkäkuituisesta luomupuuvillasta, joten se ei nyppyynny.',
      ],
    },
    linen: {
      name: 'Pellava',
      sentences: [
        'Pellava on kasvatettu Euroopassa ja pehmennetty pesemällä.',
        'Pellava imee kosteutta ja kuivuu nopeasti, siksi se on kesän paras kangas.',
      ],
    },
    poplin: {
      name: 'Puuvillapopliini',
      sentences: [
        'Popliini on pesty ennen ompelua, joten se on valmiiksi pehmeä.',
        'Tiivis puuvillapopliini rapisee hieman uutena ja pehmenee pesu pesulta.',
      ],
    },
    flannel: {
      name: 'Puuvillaflanelli',
      sentences: ['Flanelli on harjattu molemmin puolin.', 'Puuvillaflanelli on lämmin heti, kun sen vetää päälle.'],
    },
    wool: {
      name: 'Villasekoite',
      sentences: [
        'Villaa on täydennetty kierrätetyllä polyesterillä ja hyppysellisellä kashmiria.',
        'Villasekoite siliää itsestään yön yli henkarissa.',
      ],
    },
    'wool-flannel': {
      name: 'Villaflanelli',
      sentences: [
        'Villaflanelli on kudottu Italiassa ja harjattu kevyesti.',
        'Flanellin pinta on pehmeä, ja väri elää valon mukaan.',
      ],
    },
    'wool-cashmere': {
      name: 'Villa ja kashmir',
      sentences: [
        'Kaksipuolinen kangas on villaa ja kashmiria: lämmin mutta kevyt.',
        'Kashmir pehmentää villan, mutta ei vie siltä ryhtiä.',
      ],
    },
    pleats: {
      name: 'Kierrätetty polyesteri',
      sentences: [
        'Kangas on kierrätettyä polyesteriä: ainoa kuitu, jossa laskos todella pysyy.',
        'Kierrätetty polyesteri on kudottu mattapintaiseksi ja laskeutuu kuin viskoosi.',
      ],
    },
    'wool-blend': {
      name: 'Villasekoite',
      sentences: [
        'Villasekoite pitää laskoksen terävänä ja lämmittää syystuulessa.',
        'Tukeva villasekoite ei ole läpikuultava eikä sähköisty.',
      ],
    },
    suiting: {
      name: 'Pukukangas',
      sentences: [
        'Pukukankaassa on villaa, kierrätettyä polyesteriä ja vähän joustoa.',
        'Kangas oikenee käytössä ja kestää hienopesun.',
      ],
    },
    denim: {
      name: 'Denim',
      sentences: [
        'Denim on luomupuuvillaa ja kierrätettyä puuvillaa, painoltaan 13 unssia.',
        'Viimeistelyssä vesi kiertää, ja väri kulutetaan otsonilla eikä hiekalla.',
      ],
    },
    leather: {
      name: 'Nahka',
      sentences: [
        'Nahka on kasviparkittua ja tummuu kauniisti vuosien mittaan.',
        'Täysnarvisessa nahassa näkyvät elämän jäljet, joten jokainen kappale on omanlaisensa.',
      ],
    },
  },
  fibres: {
    viscose: 'viskoosia',
    elastane: 'elastaania',
    linen: 'pellavaa',
    silk: 'silkkiä',
    'recycled-polyester': 'kierrätettyä polyesteriä',
    lambswool: 'lampaanvillaa',
    alpaca: 'alpakkaa',
    merino: 'merinovillaa',
    cashmere: 'kashmiria',
    'recycled-polyamide': 'kierrätettyä polyamidia',
    'organic-cotton': 'luomupuuvillaa',
    'recycled-cotton': 'kierrätettyä puuvillaa',
    wool: 'villaa',
    leather: 'nahkaa',
  },
  care: {
    delicate: 'Hienopesu 30 asteessa, ripusta kuivumaan.',
    silk: 'Käsinpesu viileässä vedessä silkille tarkoitetulla aineella. Silitä kosteana nurjalta.',
    wool: 'Tuuleta pesun sijaan. Villaohjelma 30 asteessa, kuivaa tasolla.',
    cotton: 'Konepesu 40 asteessa samanväristen kanssa.',
    linen: 'Konepesu 40 asteessa, silitä kosteana tai jätä silittämättä.',
    'dry-clean': 'Harjaa ja höyrytä. Kemiallinen pesu vain tarvittaessa.',
    denim: 'Pese harvoin, nurinpäin 30 asteessa. Väri voi aluksi tarttua.',
    pleats: 'Pese pussissa 30 asteessa, ripusta märkänä vyötäröltä.',
    leather: 'Pyyhi kuivaksi ja hoida hajusteettomalla nahkavoiteella kahdesti vuodessa.',
  },
  fits: {
    regular: { name: 'Normaali', sentence: 'Mitoitus on normaali: valitse tavallinen kokosi.' },
    loose: { name: 'Väljä', sentence: 'Mitoitus on väljä. Ota kokoa pienempi, jos haluat kapeamman linjan.' },
    slim: { name: 'Kapea', sentence: 'Mitoitus on kapea. Kokojen välissä kannattaa valita suurempi.' },
    none: { name: 'Normaali', sentence: 'Mitoitus vastaa kokotaulukkoa.' },
  },
  prints: {
    floral: [
      'Kukat on maalattu vesivärein ja painettu niin, ettei toisto pistä silmään.',
      'Kukkakuosi jatkuu saumojen yli, mikä on ompelijan käsityötä.',
    ],
    stripe: [
      'Raitojen leveys vaihtelee hieman, kuin käsin vedettyjen.',
      'Raita kulkee kankaan läpi, joten se ei haalistu.',
    ],
    check: [
      'Ruutu on piirretty niin, että mittakaava toimii myös läheltä.',
      'Ruutu on kudottu värjätystä langasta, joten väri on sama nurjalla.',
    ],
    dot: [
      'Pilkut ovat pieniä ja hieman epätasaisia, kuin siveltimellä tehtyjä.',
      'Pilkkukuosi on tarpeeksi hillitty arkeen ja tarpeeksi iloinen juhliin.',
    ],
    animal: [
      'Kuvio on pehmeä kuin aito turkki: ei kahta samanlaista täplää.',
      'Leopardi on vuosien mittaan muuttunut neutraaliksi, joka sopii kaikkeen.',
    ],
    abstract: [
      'Leveät siveltimenvedot on maalattu käsin ja vasta sitten painettu kankaalle.',
      'Kuosi on suuri, joten jokainen kappale leikataan vähän eri kohdasta.',
    ],
  },
  styling: {
    dress: [
      'Pue nilkkureiden ja bleiserin kanssa, niin mekko kulkee mukana pitkälle syksyyn.',
      'Illaksi riittävät korvakorut ja pieni laukku.',
      'Paksu neule päälle, ja mekko on valmis arkeen.',
      'Tennareiden kanssa mekosta tulee viikonlopun vaivattomin asu.',
    ],
    upper: [
      'Sujauta etuhelma korkeavyötäröisiin farkkuihin.',
      'Kaunis pari pliseeratulle hameelle.',
      'Bleiserin alle tai yksin, hihat käärittyinä.',
      'Leveälahkeiset housut ja nahkanilkkurit tekevät loput.',
    ],
    layer: [
      'Jätä auki neuleen päälle tai napita ja solmi huivi kaulaan.',
      'Samansävyinen hame tai housut tekevät kokonaisuudesta puvun.',
      'Parhaimmillaan farkkujen ja valkoisen paidan kanssa.',
      'Silkkimekon päällä arki ja juhla kohtaavat.',
    ],
    lower: [
      'Sileä neule ja nilkkurit pitävät linjan pitkänä.',
      'Popliinipaita sisään ja bleiseri päälle, ja olet valmis.',
      'Palmikkoneule tasapainottaa leveän leikkauksen.',
      'T-paidan ja tennareiden kanssa rennosti, silkkipaidan kanssa juhlavasti.',
    ],
    shoe: [
      'Farkkujen, mekkojen ja kaiken siltä väliltä kaveriksi.',
      'Paksu sukka ja midihame tekevät parista talven suosikin.',
      'Prässihousujen kanssa siistit, slip-mekon kanssa yllättävät.',
      'Kyllästä ennen ensimmäistä sadepäivää.',
    ],
    accessory: [
      'Hyvä lahja, jos et ole varma koosta.',
      'Yksi väri riittää kohottamaan hillityn asun.',
      'Sopii niin villakangastakin kuin farkkutakin kanssa.',
      'Sävyt on valittu niin, että ne toimivat ristiin koko malliston kanssa.',
    ],
  },
}
