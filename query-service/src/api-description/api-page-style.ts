/** Style sheet of the API page; it follows the system's light or dark scheme. */
export const apiPageStyle = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 18%, transparent); --soft: color-mix(in srgb, currentColor 5%, transparent); }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { background: light-dark(#fff, #121212); color: light-dark(#000, #fff); }
body { margin: 0; display: grid; grid-template-columns: 15rem minmax(0, 60rem); gap: 0 2.5rem; justify-content: center; padding: 1.5rem; }
nav { position: sticky; top: 1.5rem; align-self: start; max-height: calc(100vh - 3rem); overflow: auto; }
nav ul { list-style: none; padding: 0; margin: .5rem 0; }
nav a { display: flex; justify-content: space-between; padding: .2rem .5rem; border-radius: .3rem; color: inherit; text-decoration: none; }
nav a:hover { background: var(--soft); text-decoration: underline; }
h1 { margin: 0 0 .5rem; line-height: 1.2; }
h2 { margin: 2rem 0 .25rem; font-size: 1.15rem; scroll-margin-top: 1rem; }
h3 { font-size: 1rem; margin: 1rem 0 .5rem; }
small { font-weight: normal; opacity: .8; }
a { color: light-dark(#2448ab, #9db8ff); }
:focus-visible { outline: 2px solid light-dark(#2f5bd3, #9db8ff); outline-offset: 1px; }
.search { display: flex; align-items: center; gap: .75rem; position: sticky; top: 0; padding: .75rem 0; background: light-dark(#fff, #121212); z-index: 1; }
.search input { flex: 1; }
input, select, textarea, button { font: inherit; padding: .35rem .6rem; border: 1px solid color-mix(in srgb, currentColor 45%, transparent); border-radius: .3rem; background: Field; color: FieldText; }
textarea { font-family: ui-monospace, monospace; font-size: .9em; width: 100%; resize: vertical; }
button { cursor: pointer; background: var(--soft); color: inherit; }
button:not([type]) { background: light-dark(#2448ab, #9db8ff); color: light-dark(#fff, #10182f); border-color: transparent; padding-inline: 1.2rem; }
details { border-top: 1px solid var(--line); padding: .4rem 0; scroll-margin-top: 4rem; }
summary { cursor: pointer; display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); gap: 0 .5rem; align-items: baseline; padding: .15rem .25rem; border-radius: .3rem; }
summary:hover { background: var(--soft); }
summary b { font-size: .8rem; letter-spacing: .03em; }
summary b.get { color: light-dark(#0a5f3c, #7fd6ab); }
summary b.post { color: light-dark(#2448ab, #9db8ff); }
summary b.put, summary b.patch { color: light-dark(#7a4b00, #ecc07a); }
summary b.delete { color: light-dark(#a3141f, #ff9aa2); }
summary code { overflow-wrap: anywhere; }
summary span { grid-column: 2; opacity: .85; }
dl { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: .25rem 1rem; margin: .75rem 0 .75rem .25rem; }
dt { opacity: .8; }
dd { margin: 0; overflow-wrap: anywhere; }
dd ul { margin: 0; padding: 0; list-style: none; }
code { font-size: .93em; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .6rem .8rem; margin: .5rem 0; border: 1px solid var(--line); border-radius: .3rem; background: var(--soft); }
pre.reply, dd pre { max-height: 26rem; overflow: auto; }
form { border: 1px solid var(--line); border-radius: .4rem; padding: 0 1rem .5rem; margin: .5rem 0 1rem; }
.field { display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: .5rem; align-items: start; margin: .4rem 0; }
.field label { padding-top: .35rem; overflow-wrap: anywhere; }
.actions { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
.ok { color: light-dark(#0a5f3c, #7fd6ab); }
.failed { color: light-dark(#a3141f, #ff9aa2); }
@media (max-width: 60rem) {
  body { display: block; padding: 1rem; }
  nav { position: static; max-height: none; }
  nav ul { columns: 2; }
  .field, dl { grid-template-columns: minmax(0, 1fr); }
  dd { margin-bottom: .5rem; }
}
`;
