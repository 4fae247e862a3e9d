/** Rules that hold on every site, whatever its layout. Layouts override them by coming later. */
export const BASE_CSS = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding:24px 0 115px}
body{margin:0;background:var(--bg);color:var(--ink);font-family:var(--body);font-synthesis:none;overflow-wrap:break-word;text-rendering:optimizeLegibility;-webkit-font-smoothing:antialiased}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote{margin:0}
ul,ol{padding:0;list-style:none}
h1,h2,h3{font-family:var(--display);text-wrap:balance;hyphens:manual;overflow-wrap:anywhere}
a[href^=mailto]{overflow-wrap:anywhere}
p{text-wrap:pretty}
a{color:inherit}
address{font-style:normal}
button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer}
summary{cursor:pointer}
img,svg,picture{display:block;max-width:100%}
.i{width:1.25em;height:1.25em;fill:currentColor;flex:none}
.ph{overflow:hidden;background:var(--tone)}
.ph img{width:100%;height:100%;object-fit:cover;object-position:var(--focal);filter:var(--grade,none)}
.whole.ph.ph img{object-fit:contain;filter:none}
.art{width:100%;height:100%}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
.skip{position:absolute;left:16px;top:-100px;z-index:9;padding:12px 16px;background:var(--ink);color:var(--bg)}
.skip:focus{top:16px}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.now{display:flex;align-items:baseline;gap:10px;min-height:1.5em}
.now:empty{visibility:hidden}
.now:empty::after{content:attr(data-open)}
.now::before{content:"";flex:none;width:9px;height:9px;border-radius:50%;background:var(--muted)}
.now[data-state=open]::before{background:#2e9e5b}
.map{display:grid;margin:0;align-content:center;justify-items:center;gap:12px;min-height:320px;padding:24px;background:linear-gradient(114deg,#0000 36%,var(--bg) 0 38%,#0000 0),linear-gradient(21deg,#0000 61%,var(--bg) 0 64%,#0000 0),repeating-linear-gradient(114deg,#0000 0 124px,var(--bg) 0 129px),repeating-linear-gradient(21deg,#0000 0 83px,var(--bg) 0 87px),color-mix(in srgb,var(--ink) 9%,var(--bg));font-size:var(--s);text-align:center}
.map p{order:1;max-width:44ch;padding:4px 12px;background:var(--surface);color:var(--muted)}
.map .button.button{gap:8px;background:var(--surface);color:var(--link)}
.map iframe{width:100%;height:320px;border:0}
.map:has(iframe){padding:0}
.made{display:inline-flex;align-items:center;gap:8px;min-height:44px;font-size:14px;text-decoration:none}
.made svg{width:18px;height:18px;fill:currentColor}
a.made:hover,.map a:hover{text-decoration:underline}
.bar{display:none}
[popover]{color:inherit}
.menu-button{flex:none;display:inline-flex;align-items:center;justify-content:center;width:48px;height:48px}
.menu,.box{position:fixed;max-width:none;margin:0;border:0}
.menu{inset:0 0 auto;width:auto;max-height:100dvh;padding:16px 20px 32px;overflow:auto;background:var(--surface);color:var(--ink)}
.menu::backdrop{background:#0006}
.menu li a{display:block;padding:12px 0;font-size:20px;text-decoration:none}
.menu .menu-button{margin-left:auto;display:flex}
.box{inset:0;width:100%;height:100%;max-height:none;padding:64px 16px;background:#0c0a09f5;color:#fff}
.box:is([open],:popover-open){display:grid;place-items:center}
.box .ph{background:none;max-height:100%}
.box img{width:auto;height:auto;max-width:100%;max-height:calc(100dvh - 128px);object-fit:contain;filter:none}
.box button{position:absolute;right:8px;bottom:8px;display:grid;place-items:center;width:48px;height:48px}
.box .x{top:8px}.box .b{left:8px}
.box button:focus-visible{outline-color:#fff}
@media (max-width:719px){
.bar{display:flex;gap:8px;padding:8px 12px calc(8px + env(safe-area-inset-bottom));background:var(--surface);border-top:1px solid var(--line)}
.bar a{flex:1 1 0;min-width:0;display:flex;align-items:center;justify-content:center;gap:8px;min-height:48px;padding:0 4px;font-size:15px;font-weight:var(--strong,600);line-height:1.15;text-decoration:none;color:var(--link)}
.bar a:first-child{background:var(--accent);color:var(--onAccent)}
@media (min-height:400px){
.bar{position:fixed;inset:auto 0 0;z-index:5}
/* Painted with two of its three links, it would move them: the script stands behind its last one. */
.bar:not(:has(+script)){visibility:hidden}
body:has(.bar){padding-bottom:calc(65px + env(safe-area-inset-bottom))}
}
}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{.bar,.map,.skip,.menu-button,.menu,.box,.made{display:none}body{background:#fff;color:#000}}
`;
