import { themeSurfaces } from './theme-surfaces'

type ColorMode = keyof typeof themeSurfaces

/** `mark` colours the status code and links, and must be readable on the ground; `line` colours hairlines. */
type Accents = { mark: string; line: string }

const variables = (mode: ColorMode, { mark, line }: Accents): string => {
  const { ground, ink } = themeSurfaces[mode]
  return `--ground:${ground};--ink:${ink};--line:${line};--mark:${mark}`
}

/** Resembles the pages of a site, in a document that may not load anything. */
const RULES = `
*{box-sizing:border-box;margin:0}
body{min-block-size:100svh;display:grid;grid-template-rows:auto 1fr auto;gap:clamp(2rem,6vh,5rem);padding:clamp(1.25rem,3vw,2.5rem);background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere}
header,footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 2rem;font-size:.875rem}
header strong{font-weight:600}
main{align-self:end;display:grid;gap:clamp(1.5rem,4vw,3rem)}
.code{color:var(--mark);font-size:clamp(8rem,23vw,26rem);font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:-.06em;line-height:.78;text-indent:-.04em;white-space:nowrap}
h1{max-inline-size:18ch;font-size:clamp(2rem,5vw,3.75rem);font-weight:600;letter-spacing:-.03em;line-height:1.05;text-wrap:balance}
.detail{max-inline-size:44ch;margin-block-start:1rem;font-size:1.125rem;text-wrap:pretty}
nav{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin-block-start:1.5rem}
a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:inherit;font-weight:600;text-decoration-color:var(--mark);text-decoration-thickness:2px;text-underline-offset:.35em}
a:hover{text-decoration-thickness:4px}
a:focus-visible{outline:2px solid;outline-offset:4px}
footer{padding-block-start:1rem;border-block-start:2px solid var(--line)}
@media(width>=56rem){main{grid-template-columns:auto minmax(0,32rem);justify-content:space-between;align-items:end}}
`

/** The CSS of a site's error page, in its colours and colour mode. */
export const siteStyle = (mode: ColorMode, accents: Accents): string =>
  `:root{color-scheme:${mode};${variables(mode, accents)}}${RULES}`

const GREY = {
  light: { mark: '#555555', line: '#d5dade' },
  dark: { mark: '#999999', line: '#2a3336' },
}

/** For hosts without a site: follows the colour scheme of the visitor's system. */
export const DEFAULT_STYLE = `:root{color-scheme:light dark;${variables('light', GREY.light)}}@media(prefers-color-scheme:dark){:root{${variables('dark', GREY.dark)}}}${RULES}`
