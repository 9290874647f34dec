/**
 * Inline script in the head of every page. Shows what the browser has stored before the store is there, so that nothing
 * appears late: the number of pieces in the cart and of favourites (`--cart-count`, `--favorites-count` of
 * `<html>`), and filled hearts in parts that are not hydrated. The cart last seen counts only while its id is the one of
 * the cart cookie (lib/cart/seen-cart.ts). Ignores unreadable values.
 */
export const EARLY_STATE_SCRIPT =
  "(function(d){try{var r=d.documentElement,n=0,read=function(k){try{return JSON.parse(localStorage.getItem(k))}catch(e){}},show=function(k,v){if(v>0&&v<1e3){r.setAttribute('data-'+k,'');r.style.setProperty('--'+k+'-count',v)}},id=(d.cookie.match(/(?:^|; )ralph-cart=([^;]*)/)||[])[1],s=id&&read('kajo-seen-cart'),f=read('favorites');if(s&&s.id===decodeURIComponent(id)&&Array.isArray(s.lines))s.lines.forEach(function(l){if(!l.isGift)n+=+l.quantity});show('cart',n);f=Array.isArray(f)?f.filter(Number.isInteger).slice(-500):[];show('favorites',f.length);if(f.length){var c=new CSSStyleSheet();c.replaceSync(f.map(function(i){return'[data-dehydrated] [data-favorite=\"'+i+'\"] svg'})+'{fill:currentColor}');d.adoptedStyleSheets=[c]}}catch(e){}})(document)"
