import type { CampaignText, HomeText } from '#catalogue/cms/cms-text-types'

/** Texts of Norway's home page. */
export const norwayHome: HomeText & { puffs: string; campaign: CampaignText } = {
  hero: {
    title: 'Opp med kragen',
    text: 'Ullkåper for en lang nordisk vinter.',
    button: 'Se kåpene',
    alt: 'Marineblå kåpe, grått skjerf og svarte støvletter',
  },
  campaign: {
    text: 'Utvalgte gensere, luer og skjerf. Ull varmer også når den er våt.',
    button: 'Se genserne',
    alt: 'Naturhvit kabelstrikket genser og rustrød lue',
  },
  products: 'Strikk til kalde morgener',
  outfit: {
    title: 'Søndag på tur',
    text: 'Høyhalset genser, dunjakke og lue. Termosen må du ta med selv.',
    button: 'Se dunjakkene',
    alt: 'Naturhvit høyhalset genser, blå jeans, mosegrønn dunjakke, hvite sneakers og sennepsgul lue',
  },
  puffs: 'Hva ser du etter?',
  dresses: 'Kjoler til julebordet',
}
