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
  knitWeeks: text('Neuleviikot −20 %', 'Stickveckor −20 %', 'Strikkeuker −20 %', 'Strikuger −20 %'),
  coatDays: text('Takkipäivät −20 %', 'Kappdagar −20 %', 'Kåpedager −20 %', 'Frakkedage −20 %'),
  woolWeeks: text('Villaviikot −20 %', 'Ullveckor −20 %', 'Ulluker −20 %', 'Ulduger −20 %'),
  dressDays: text('Mekkopäivät −20 %', 'Klänningsdagar −20 %', 'Kjoledager −20 %', 'Kjoledage −20 %'),
  midSeason: text('Kauden puoliväli −15 %', 'Mellansäsong −15 %', 'Mellomsesong −15 %', 'Midtsæson −15 %'),
  bigBasket: text(
    '10 %:n etu isosta tilauksesta',
    '10 % när du handlar mer',
    '10 % når du handler mer',
    '10 %, når du køber mere',
  ),
  firstOrder: text(
    '15 % ensimmäisestä tilauksesta',
    '15 % på första köpet',
    '15 % på det første kjøpet',
    '15 % på det første køb',
  ),
  tenOff: text('Tervetulolahja', 'Välkomstgåva', 'Velkomstgave', 'Velkomstgave'),
  expired: text('Ystävämyynti −25 %', 'Vänförsäljning −25 %', 'Vennesalg −25 %', 'Vennesalg −25 %'),
} as const
