/** The look of the local sign-in: the product's tokens, written out because the page is self-contained. */
export const SIGN_IN_STYLE = `
@font-face{font-family:'Source Sans 3 Variable';font-weight:200 900;font-display:swap;
src:url(/source-sans-3.woff2) format('woff2')}
:root{color-scheme:light;--frame:#F5F3EE;--sheet:#FFFFFF;--hover:#F4F2EC;--line:#E6E3DB;--line-strong:#CBC6BB;
--edge:#8B877D;--ink:#1A1C23;--ink-2:#565A65;--hb-accent:#274690;--fill:#274690;--fill-hover:#1E3776;
--danger:#9B2C1F;--danger-tint:#FBEEEB;--danger-line:#E3B7AF;--accent-tint:#E9EEF9;--accent-line:#B7C4E6}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--frame:#121316;--sheet:#191A1E;--hover:#222429;
--line:#2B2D33;--line-strong:#44474F;--edge:#767A85;--ink:#E9E7E1;--ink-2:#B2B1AB;--hb-accent:#A3B7F2;--fill:#4263B8;
--fill-hover:#4F71C8;--danger:#F2A093;--danger-tint:#33201D;--danger-line:#6B3B33;--accent-tint:#222A40;
--accent-line:#3D4E82}}
*{box-sizing:border-box;margin:0}
body{background:var(--sheet);color:var(--ink);font:400 15px/20px 'Source Sans 3 Variable','Source Sans 3','Segoe UI',
system-ui,sans-serif;display:grid;grid-template-columns:minmax(420px,1fr) 1.25fr;min-height:100vh}
main{display:flex;flex-direction:column;padding:32px 56px}
.mid{margin:auto 0;max-width:340px;width:100%;padding:32px 0}
h1{font-size:28px;line-height:34px;font-weight:620;margin-bottom:8px}
h2{font-size:15px;line-height:20px;font-weight:620;margin:24px 0 8px}
p{line-height:1.5}
.note{border:1px solid var(--accent-line);border-left:3px solid var(--hb-accent);border-radius:4px;
background:var(--accent-tint);padding:10px 12px;margin:16px 0 8px;font-size:14px;line-height:20px}
.bad{border-color:var(--danger-line);border-left-color:var(--danger);background:var(--danger-tint)}
ul{list-style:none;padding:0;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
li button{display:flex;flex-direction:column;align-items:flex-start;width:100%;padding:8px;border:0;background:none;
color:inherit;font:inherit;text-align:left;cursor:pointer}
li button:hover{background:var(--hover)}
li span{font-size:13px;line-height:18px;color:var(--ink-2)}
label{display:block;font-size:14px;font-weight:560;margin:12px 0 4px}
input{width:100%;height:36px;padding:0 10px;border:1px solid var(--edge);border-radius:4px;background:var(--sheet);
color:inherit;font:inherit}
.go{display:block;width:100%;height:44px;line-height:44px;margin-top:20px;border:0;border-radius:4px;background:var(--fill);
color:#FFFFFF;font-family:inherit;font-size:15px;font-weight:500;text-align:center;text-decoration:none;cursor:pointer}
.go:hover{background:var(--fill-hover)}
.go:disabled{opacity:.55;cursor:default}.go:disabled:hover{background:var(--fill)}
:focus-visible{outline:2px solid var(--hb-accent);outline-offset:2px}
aside{background:var(--frame);border-left:1px solid var(--line);display:grid;place-items:center;padding:40px}
.leaf{background:var(--sheet);border:1px solid var(--line);padding:40px 44px 48px;width:100%;max-width:560px}
.leaf div{display:grid;grid-template-columns:52px 1fr auto;align-items:center;height:29px;
border-bottom:1px solid var(--line);font-size:13px;font-variant-numeric:tabular-nums;white-space:nowrap}
.leaf div span:nth-child(2){overflow:hidden;text-overflow:ellipsis}
.leaf div:first-child,.leaf div:last-child{grid-template-columns:1fr auto;font-weight:620}
.leaf div:first-child{border-bottom-color:var(--ink)}
.leaf div:last-child{border-top:1px solid var(--ink);border-bottom:3px double var(--ink)}
@media (max-width:1023px){body{display:block}aside{display:none}main{min-height:100vh;padding:24px}
input{min-height:40px}}
`;
