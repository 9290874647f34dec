/**
 * Inline script of every page's head: sets `html[data-vat]` from the customer type before the first paint, so that
 * neither price form flashes (R-PRICE-01, R-PRICE-03). The cookie is `COOKIE.userType`.
 */
export const VAT_SCRIPT =
  "(function(){try{var m=document.cookie.match(/(?:^|; )ralph-user-type=([^;]*)/);document.documentElement.dataset.vat=m&&decodeURIComponent(m[1])==='ORGANIZATION'?'ex':'inc'}catch(e){document.documentElement.dataset.vat='inc'}})()"
