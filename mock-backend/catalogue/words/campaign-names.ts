import type { Localised } from '@/mock-backend/catalogue/types'

const text = (fi: string, sv: string, nb: string, da: string): Localised => ({ fi, sv, nb, da })

const SALES = [
  text('Talviale', 'Vinterrea', 'Vintersalg', 'Vinterudsalg'),
  text('Kevätale', 'Vårrea', 'Vårsalg', 'Forårsudsalg'),
  text('Kesäale', 'Sommarrea', 'Sommersalg', 'Sommerudsalg'),
  text('Syysale', 'Höstrea', 'Høstsalg', 'Efterårsudsalg'),
] as const

/** The sale is named after the season of the day. */
export const seasonSaleName = (day: Date): Localised => SALES[Math.floor(((day.getUTCMonth() + 1) % 12) / 3)]

export const CAMPAIGN_NAMES = {
  knitWeeks: text('Neuleviikot −20\u00a0%', 'Stickveckor −20\u00a0%', 'Strikkeuker −20\u00a0%', 'Strikuger −20\u00a0%'),
  coatDays: text('Takkipäivät −20\u00a0%', 'Kappdagar −20\u00a0%', 'Kåpedager −20\u00a0%', 'Frakkedage −20\u00a0%'),
  woolWeeks: text('Villaviikot −20\u00a0%', 'Ullveckor −20\u00a0%', 'Ulluker −20\u00a0%', 'Ulduger −20\u00a0%'),
  dressDays: text(
    'Mekkopäivät −20\u00a0%',
    'Klänningsdagar −20\u00a0%',
    'Kjoledager −20\u00a0%',
    'Kjoledage −20\u00a0%',
  ),
  midSeason: text(
    'Kauden puoliväli −15\u00a0%',
    'Mellansäsong −15\u00a0%',
    'Mellomsesong −15\u00a0%',
    'Midtsæson −15\u00a0%',
  ),
  bigBasket: text(
    '10\u00a0%:n etu isosta tilauksesta',
    '10\u00a0% när du handlar mer',
    '10\u00a0% når du handler mer',
    '10\u00a0%, når du køber mere',
  ),
  firstOrder: text(
    '15\u00a0%:n alennus ensimmäisestä tilauksesta',
    '15\u00a0% på första köpet',
    '15\u00a0% på det første kjøpet',
    '15\u00a0% på det første køb',
  ),
  tenOff: text('Tervetulolahja', 'Välkomstgåva', 'Velkomstgave', 'Velkomstgave'),
  expired: text('Ystävämyynti −25\u00a0%', 'Vänförsäljning −25\u00a0%', 'Vennesalg −25\u00a0%', 'Vennesalg −25\u00a0%'),
} as const
