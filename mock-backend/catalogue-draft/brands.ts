import type { CatalogueBrand, Localised } from '@/mock-backend/catalogue/types'
import { inAll } from './langs'
import { slug } from './slug'

const NAMES = [
  'Kajo',
  'Aarre & Ilta',
  'Bjarke',
  'Elvheim',
  'Fjordhus',
  'Halla',
  'Havblik',
  'Hiisi',
  'Ingeborg Lund',
  'Juni Atelier',
  'Kaisla',
  'Karse',
  'Lysgaard',
  'Maren & Mo',
  'Nattsol',
  'Norrvik',
  'Pihka',
  'Rimfrost',
  'Saana Studio',
  'Skagerak Mode',
  'Solveig',
  'Tuisku',
  'Ulvsund',
  'Vesper Nord',
  'Ylva',
] as const

const brandText = (name: string, kind: number): Localised => {
  const texts: Localised[] = [
    inAll(
      `${name} tekee selkeälinjaisia vaatteita pitkään käyttöön.`,
      `${name} gör avskalade plagg som håller länge.`,
      `${name} lager enkle plagg som varer lenge.`,
      `${name} laver enkle stykker, der holder længe.`,
    ),
    inAll(
      `${name} ammentaa värinsä pohjoisesta luonnosta.`,
      `${name} hämtar sina färger ur den nordiska naturen.`,
      `${name} henter fargene sine fra nordisk natur.`,
      `${name} henter sine farver i den nordiske natur.`,
    ),
    inAll(
      `${name} – pieniä sarjoja ja hyviä materiaaleja.`,
      `${name} – små serier och fina material.`,
      `${name} – små serier og gode materialer.`,
      `${name} – små serier og gode materialer.`,
    ),
  ]
  return texts[kind % texts.length] as Localised
}

/** The shop's own brand first (id 1), then 24 others. */
export const createBrands = (): CatalogueBrand[] =>
  NAMES.map((name, i) => ({ brandId: i + 1, alias: slug(name), name, description: brandText(name, i) }))
