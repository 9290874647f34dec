/** Style sheet of the providers' pages. It uses system fonts, so that the pages clearly do not belong to the shop. */
export const PAGE_STYLE = `*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#f2f1ef;color:#1b1d21;font:16px/1.5 system-ui,sans-serif;-webkit-font-smoothing:antialiased}
main{max-width:27.5rem;margin:0 auto;padding:1.5rem 1.5rem 2rem;background:#fff}
header{display:flex;justify-content:space-between;gap:1rem;align-items:center;padding-bottom:1.25rem;border-bottom:1px solid #e3e1dd}
h1{margin:0;font-size:1.125rem;font-weight:600;letter-spacing:-.01em}
svg{flex:none;fill:none;stroke:#5a5d64;stroke-width:1.5}
.sum{margin:1.5rem 0 1rem;font-size:2.25rem;font-weight:300;line-height:1.25;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.sum span{display:block;color:#5a5d64;font-size:.875rem;font-weight:400;letter-spacing:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.375rem 1rem;margin:0 0 1.75rem;font-size:.875rem}
dt{color:#5a5d64}dd{margin:0;text-align:right}
form{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}form>*{grid-column:1/-1;min-width:0}form>.half{grid-column:span 1}
label{display:block;margin-bottom:.375rem;color:#5a5d64;font-size:.875rem}
input:not([type=checkbox]),select,button{width:100%;min-height:52px;padding:.5rem .875rem;border:1px solid #85868b;border-radius:4px;background:#fff;color:inherit;font:inherit}
select{cursor:pointer}
:has(>.fault)>input{border-color:#a3161b;box-shadow:inset 0 0 0 1px #a3161b}
button{font-size:.9375rem;cursor:pointer}button:hover{background:#f2f1ef}
button.main{margin-top:.75rem;border-color:#1f3d5c;background:#1f3d5c;color:#fff;font-weight:500}button.main:hover{background:#2c4e72}
.fault{margin:.375rem 0 0;color:#a3161b;font-size:.875rem}.hint{margin:.375rem 0 0;color:#5a5d64;font-size:.875rem}
details{margin-top:.75rem;padding-top:.25rem;border-top:1px solid #e3e1dd;color:#5a5d64;font-size:.875rem}details button{margin-top:.5rem}
summary{min-height:48px;padding:.75rem 0;cursor:pointer}ul{margin:.5rem 0 0;padding:0;list-style:none}li{padding:.375rem 0;font-variant-numeric:tabular-nums}
details .check{display:flex;gap:.75rem;align-items:center;min-height:44px;margin:0}[type=checkbox]{flex:none;width:22px;height:22px;margin:0;accent-color:#1f3d5c}
a{display:inline-block;padding:.75rem 0;color:#1f3d5c;text-underline-offset:4px}
:focus-visible{outline:2px solid #1f5bd8;outline-offset:2px}
@media(min-width:30rem){main{margin:3.5rem auto;padding:1.75rem 2.5rem 2rem;border:1px solid #e3e1dd;border-radius:4px}}`
