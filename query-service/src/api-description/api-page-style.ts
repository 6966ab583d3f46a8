/** Looks of the API page; follows the system's light or dark. */
export const apiPageStyle = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
small { font-weight: normal; opacity: .75; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .4rem 0; }
summary { cursor: pointer; }
summary b { display: inline-block; width: 4.5rem; }
summary span { opacity: .8; margin-inline-start: .5rem; }
dl { display: grid; grid-template-columns: 6rem 1fr; gap: .25rem 1rem; margin: .75rem 0 .75rem 1rem; }
dd { margin: 0; }
ul { margin: 0; padding: 0; list-style: none; }
code { font-size: .93em; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .6rem .8rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
`;
