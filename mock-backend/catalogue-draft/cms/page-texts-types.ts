import type { PageKey } from './content-aliases'

/** A page in one language; `sizes` heads the columns of a size table below the text. */
export type PageText = { meta: string; html: string; sizes?: [size: string, bust: string, waist: string, hip: string] }
export type PageTexts = Record<PageKey, PageText>
