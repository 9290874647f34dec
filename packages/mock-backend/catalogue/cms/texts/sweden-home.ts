import type { CampaignText, HomeText } from '#catalogue/cms/cms-text-types'

/** Texts of Sweden's home page. */
export const swedenHome: HomeText & { puffs: string; campaign: CampaignText } = {
  hero: {
    title: 'Rak i ryggen',
    text: 'Kritstreck i ullflanell, mjuk axel och byxor med fall. Vinterns kostym håller långt efter jul.',
    button: 'Se kavajerna',
    alt: 'Mörkgrå kritstrecksrandig kavaj och byxor med en vinröd väska',
  },
  puffs: 'Vad letar du efter?',
  products: 'Nytt den här veckan',
  campaign: {
    text: 'Utvalda kappor och kavajer, skurna för en lång nordisk vinter.',
    button: 'Se kapporna',
    alt: 'Kamelfärgad kappa, grå halsduk och svarta boots',
  },
  outfit: {
    title: 'Från Lucia till nyår',
    text: 'Vinröd slipklänning, svart kavaj och något som glimmar i örat.',
    button: 'Se slipklänningarna',
    alt: 'Vinröd slipklänning, svart kavaj, svart väska, svarta pumps och guldörhängen',
  },
  dresses: 'Klänningar till julfesten',
}
