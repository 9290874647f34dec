import type { Words } from './words-types'

export const fiOutdoorKinds = {
  puffer: {
    short: ['Kevyt kuin peitto, lämmin kuin talo.', 'Toppaus, joka pitää viiman ulkona ja linjan siistinä.'],
    long: [
      'Kanavat on ommeltu niin, ettei täyte pääse vaeltamaan. Pinta hylkii räntää, ja taskuissa on lämmin vuori.',
      'Pakkautuu omaan pussiinsa ja pöyhistyy hetkessä. Taskuissa on vetoketjut, jotka aukeavat käsineet kädessä.',
    ],
  },
  'leather-jacket': {
    short: ['Takki, joka on parhaimmillaan viiden vuoden päästä.', 'Ryhtiä, joka pehmenee käyttäjänsä mukaan.'],
    long: [
      'Vuori on sileä ja taskuja on sisälläkin. Hihat on leikattu hieman kaareviksi, joten ne eivät pussita kyynärpäistä.',
      'Saumat on ommeltu vahatulla langalla ja metalliosat ovat umpimetallia. Hartiat asettuvat muutamassa viikossa.',
    ],
  },
  'denim-jacket': {
    short: ['Takki, joka löytyy jokaisesta hyvästä kuvasta.', 'Kaksi rintataskua, loputtomasti kevättä.'],
    long: [
      'Napit ovat metallia ja tikkaukset kaksinkertaisia. Hihat mahtuvat neuleen päälle ja takki villakangastakin alle.',
      'Kaulus pysyy pystyssä, kun sen nostaa. Vyötärökaitaleessa on säätönapit, joilla takin saa istumaan.',
    ],
  },
  trench: {
    short: [
      'Takki sateeseen, eikä sitä tarvitse selitellä auringossakaan.',
      'Kaksirivinen klassikko, vyö omalla tavallasi solmittuna.',
    ],
    long: [
      'Tiivis kangas hylkii vettä, ja myrskyläppä ohjaa pisarat pois hartioilta. Vyön voi solmia eteen tai taakse.',
      'Vuori on kevyt, joten alle mahtuu neule ja takki riittää lokakuulle asti. Takahalkio antaa askeleelle tilaa.',
    ],
  },
  swimsuit: {
    short: ['Uimapuku, jossa myös uidaan.', 'Istuu laiturilla, aalloissa ja brunssilla.'],
    long: [
      'Kangas on kaksinkertainen eikä läpikuultava edes märkänä. Lahkeensuut eivät nouse eivätkä paina.',
      'Neulos suojaa auringolta ja kuivuu nopeasti. Sisällä on irrotettavat kupit.',
    ],
  },
  bikini: {
    short: ['Kaksi osaa, yksi kesä.', 'Tehdyt uimiseen, ei vain kuviin.'],
    long: [
      'Molemmat osat on vuoritettu samalla kankaalla, joten ne eivät ole läpikuultavia. Reunat on ommeltu litteiksi.',
      'Yläosassa on irrotettavat kupit ja alaosa pysyy paikallaan hypätessäkin. Kuivuu yhdessä iltapäivässä.',
    ],
  },
  pyjama: {
    short: ['Pyjama, jossa voi avata oven.', 'Hyvä yö ja vielä parempi sunnuntaiaamu.'],
    long: [
      'Reunoissa kulkee kapea tere, ja vyötärön kuminauha on päällystetty pehmeäksi. Leikkaus antaa tilaa kääntää kylkeä.',
      'Saumat ovat litteät eivätkä paina kyljellä nukkuessa. Osat voi pukea myös erikseen, kun kukaan ei katso.',
    ],
  },
  robe: {
    short: ['Aamun ensimmäinen ja illan viimeinen vaate.', 'Kietaise ylle ja keitä kahvi.'],
    long: [
      'Etukappaleet menevät reilusti ristiin, ja vyö kulkee lenkeissä, joten se ei katoa. Sivuilla on taskut.',
      'Hihat ovat väljät ja kääntyvät siististi. Niskassa on ripustuslenkki, joka kestää märänkin takin.',
    ],
  },
} satisfies Partial<Words['kinds']>
