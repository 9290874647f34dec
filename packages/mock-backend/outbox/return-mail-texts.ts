import type { Lang } from '#catalogue/types'
import { DA_RETURN_TEXTS } from './return-texts/da-return-texts'
import { FI_RETURN_TEXTS, type ReturnTexts } from './return-texts/fi-return-texts'
import { NB_RETURN_TEXTS } from './return-texts/nb-return-texts'
import { SV_RETURN_TEXTS } from './return-texts/sv-return-texts'

/** What the mails about returns, withdrawals and complaints say. */
export const RETURN_MAIL_TEXTS: Record<Lang, ReturnTexts> = {
  fi: FI_RETURN_TEXTS,
  sv: SV_RETURN_TEXTS,
  nb: NB_RETURN_TEXTS,
  da: DA_RETURN_TEXTS,
}
