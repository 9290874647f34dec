import { COOKIE } from '@/lib/config/constants'

/**
 * Inline script of every page's head: sets `html[data-vat]` from the customer type before the first paint, so that
 * neither price form flashes (R-PRICE-01, R-PRICE-03). Constant text: the page's CSP allows it by hash.
 */
export const VAT_SCRIPT = `(function(){try{var m=document.cookie.match(/(?:^|; )${COOKIE.userType}=([^;]*)/);document.documentElement.dataset.vat=m&&decodeURIComponent(m[1])==='ORGANIZATION'?'ex':'inc'}catch(e){document.documentElement.dataset.vat='inc'}})()`
