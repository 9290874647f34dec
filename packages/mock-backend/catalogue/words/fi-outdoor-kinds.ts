import type { Words } from './words-types'

export const fiOutdoorKinds = {
  puffer: [
    'Kanavat on ommeltu niin, ettei täyte pääse vaeltamaan. Pinta hylkii räntää, ja taskuissa on lämmin vuori.',
    'Pakkautuu omaan pussiinsa ja pöyhistyy hetkessä. Taskuissa on vetoketjut, jotka aukeavat käsineet kädessä.',
    'Korkea kaulus suljetaan vetoketjulla leukaan asti.',
  ],
  'leather-jacket': [
    'Vuori on sileä, ja taskuja on sisälläkin. Hihat on leikattu hieman kaareviksi, joten ne eivät pussita kyynärpäistä.',
    'Saumat on ommeltu vahatulla langalla, ja metalliosat ovat umpimetallia. Takki muotoutuu käytössä muutamassa viikossa.',
  ],
  'denim-jacket': [
    'Napit ovat metallia, ja tikkaukset ovat kaksinkertaiset. Hihat mahtuvat neuleen päälle ja takki villakangastakin alle.',
    'Kaulus pysyy pystyssä, kun sen nostaa. Vyötärökaitaleen napeilla voi säätää väljyyttä.',
  ],
  trench: [
    'Tiivis kangas hylkii vettä, ja myrskyläppä ohjaa pisarat pois hartioilta. Vyön voi solmia eteen tai taakse.',
    'Vuori on kevyt, joten alle mahtuu neule ja takki riittää lokakuulle asti. Takahalkio antaa askeleelle tilaa.',
  ],
  swimsuit: [
    'Kangas on kaksinkertainen ja märkänäkin peittävä. Lahkeensuut pysyvät paikallaan.',
    'Neulos suojaa auringolta ja kuivuu nopeasti. Sisällä on irrotettavat kupit.',
  ],
  bikini: [
    'Molemmat osat on vuoritettu samalla kankaalla, joten ne eivät ole läpikuultavia. Reunat on ommeltu litteiksi.',
    'Yläosassa on irrotettavat kupit, ja alaosa pysyy paikallaan hypätessäkin. Bikinit kuivuvat yhdessä iltapäivässä.',
  ],
  pyjama: [
    'Reunoissa kulkee kapea tere, ja vyötärön kuminauha on päällystetty pehmeäksi. Leikkaus antaa tilaa kääntää kylkeä.',
    'Litteät saumat eivät paina nukkuessa. Yläosaa ja housuja voi pitää myös erikseen.',
  ],
  robe: [
    'Etukappaleet menevät reilusti ristiin, ja vyö kulkee lenkeissä, joten se ei katoa. Sivuilla on taskut.',
    'Hihat ovat väljät ja kääntyvät siististi. Niskassa on ripustuslenkki, joka kestää märänkin takin.',
  ],
} satisfies Partial<Words['kinds']>
