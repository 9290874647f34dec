/**
 * Inline script in the head of every page: sets `html[data-vat]` from the cookie `COOKIE.userType` before the first
 * paint, so that the wrong price form is never visible (R-PRICE-01, R-PRICE-03).
 */
export const VAT_SCRIPT =
  "(function(){try{var m=document.cookie.match(/(?:^|; )ralph-user-type=([^;]*)/);document.documentElement.dataset.vat=m&&decodeURIComponent(m[1])==='ORGANIZATION'?'ex':'inc'}catch(e){document.documentElement.dataset.vat='inc'}})()"
