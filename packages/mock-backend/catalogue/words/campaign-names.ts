import { itemAt } from '#catalogue/item-at'
import type { Localised } from '#catalogue/types'

const text = (fi: string, sv: string, nb: string, da: string): Localised => ({ fi, sv, nb, da })

const SALES = [
  text('Talviale', 'Vinterrea', 'Vintersalg', 'Vinterudsalg'),
  text('Kevätale', 'Vårrea', 'Vårsalg', 'Forårsudsalg'),
  text('Kesäale', 'Sommarrea', 'Sommersalg', 'Sommerudsalg'),
  text('Syysale', 'Höstrea', 'Høstsalg', 'Efterårsudsalg'),
] as const

/** Name of the seasonal sale on a day. */
export const seasonSaleName = (day: Date): Localised => itemAt(SALES, Math.floor(((day.getUTCMonth() + 1) % 12) / 3))

export const CAMPAIGN_NAMES = {
  knitWeeks: text('Neuleviikot −20\u00a0%', 'Stickat −20\u00a0%', 'Strikk −20\u00a0%', 'Strik −20\u00a0%'),
  coatDays: text('Takkipäivät −20\u00a0%', 'Kappdagar −20\u00a0%', 'Kåpedager −20\u00a0%', 'Frakkedage −20\u00a0%'),
  woolWeeks: text('Villaviikot −20\u00a0%', 'Ullveckor −20\u00a0%', 'Ulluker −20\u00a0%', 'Ulduger −20\u00a0%'),
  dressDays: text(
    'Mekkopäivät −20\u00a0%',
    'Klänningsdagar −20\u00a0%',
    'Kjoledager −20\u00a0%',
    'Kjoledage −20\u00a0%',
  ),
  midSeason: text(
    'Välikausiale −15\u00a0%',
    'Mellansäsongsrea −15\u00a0%',
    'Mellomsesongsalg −15\u00a0%',
    'Midsæsonudsalg −15\u00a0%',
  ),
  bagDays: text('Tarjous laukuista', 'Erbjudande på väskor', 'Tilbud på vesker', 'Tilbud på tasker'),
  firstOrder: text(
    '15\u00a0%:n alennus ensimmäisestä tilauksesta',
    '15\u00a0% rabatt på första köpet',
    '15\u00a0% rabatt på det første kjøpet',
    '15\u00a0% rabat på det første køb',
  ),
  tenOff: text('Tervetulolahja', 'Välkomstgåva', 'Velkomstgave', 'Velkomstgave'),
  threeForTwo: text('Kolme kahden hinnalla', 'Tre för två', 'Tre for to', 'Tre for to'),
  spendAndSave: text('Tarjous kengistä', 'Erbjudande på skor', 'Tilbud på sko', 'Tilbud på sko'),
  largeOrderGift: text(
    'Lahja suureen tilaukseen',
    'Gåva vid större köp',
    'Gave ved større kjøp',
    'Gave ved større køb',
  ),
  freeDelivery: text('Ilmainen toimitus', 'Fri frakt', 'Fri frakt', 'Fri fragt'),
  friends: text('Alennus ystäville', 'Rabatt till vänner', 'Rabatt til venner', 'Rabat til venner'),
  bonusVoucher: text('Bonusseteli', 'Bonuscheck', 'Bonussjekk', 'Bonuscheck'),
  expired: text('Ystävämyynti −25\u00a0%', 'Vänförsäljning −25\u00a0%', 'Vennesalg −25\u00a0%', 'Vennesalg −25\u00a0%'),
} as const

/**
 * Names with amounts in the currency of the market, which replace the names above. `{0}` is the discount, `{1}` the
 * minimum; `{2}` and `{3}` are those of the second step.
 */
export const CAMPAIGN_TERMS: Partial<Record<keyof typeof CAMPAIGN_NAMES, Localised>> = {
  bagDays: text(
    'Laukut −{0}, kun ostat vähintään {1}:lla',
    '{0} på väskor när du handlar för minst {1}',
    '{0} på vesker når du handler for minst {1}',
    '{0} på tasker, når du køber for mindst {1}',
  ),
  spendAndSave: text(
    'Kengät: {1}:lla −{0}, {3}:lla −{2}',
    'Skor: −{0} från {1}, −{2} från {3}',
    'Sko: −{0} fra {1}, −{2} fra {3}',
    'Sko: −{0} fra {1}, −{2} fra {3}',
  ),
  largeOrderGift: text(
    'Lahja, kun ostokset vähintään {1}',
    'Gåva när du handlar för minst {1}',
    'Gave når du handler for minst {1}',
    'Gave, når du køber for mindst {1}',
  ),
  bonusVoucher: text('Bonusseteli −{0}', 'Bonuscheck −{0}', 'Bonussjekk −{0}', 'Bonuscheck −{0}'),
  tenOff: text('Tervetulolahja −{0}', 'Välkomstgåva −{0}', 'Velkomstgave −{0}', 'Velkomstgave −{0}'),
}
