import type { Localised } from '@/mock-backend/catalogue/types'

/** One text in Finnish, Swedish, Norwegian and Danish. */
export const inAll = (fi: string, sv: string, nb: string, da: string): Localised => ({ fi, sv, nb, da })
