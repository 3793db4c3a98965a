import { html, raw } from 'hono/html'

import type { Locale } from '@/src/lib/constants'
import { surfaces } from '@/src/lib/theme-surfaces'
import { readableShade } from './theme/contrast'
import { shadeScale } from './theme/shades'
import type { SiteLook } from './look'

/** What an error page says: §2.6's status code, status message and description, and where to go from here. */
export type PlainPage = {
  locale: Locale
  status: number
  message: string
  title: string
  detail: string
  /** Null where trying again helps nobody. */
  retry: string | null
  /** Null where there is no site to go to. */
  home: { label: string; href: string } | null
  reference: string | null
  look: SiteLook | null
}

type Palette = { ground: string; ink: string; line: string; mark: string }

const paletteOf = ({ primary, colorMode }: Pick<SiteLook, 'primary' | 'colorMode'>): Palette => {
  const { ground, subtle, ink } = surfaces[colorMode]
  return { ground, ink, line: subtle, mark: readableShade(shadeScale(primary), subtle) }
}

const variables = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')

/** Nobody's site is neither light nor dark: it does as the visitor's other windows do. */
const NOBODYS = `:root{color-scheme:light dark;${variables(paletteOf({ primary: '#555555', colorMode: 'light' }))}}@media(prefers-color-scheme:dark){:root{${variables(paletteOf({ primary: '#999999', colorMode: 'dark' }))}}}`

const paletteRule = (look: SiteLook | null): string =>
  look ? `:root{color-scheme:${look.colorMode};${variables(paletteOf(look))}}` : NOBODYS

/** Holds for the drawing of a whole document that may load nothing: the same manner as the sites' own pages. */
const STYLE = `
*{box-sizing:border-box;margin:0}
body{min-block-size:100svh;display:grid;grid-template-rows:auto 1fr auto;gap:clamp(2rem,6vh,5rem);padding:clamp(1.25rem,3vw,2.5rem);background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere}
header,footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 2rem;font-size:.875rem}
header strong{font-weight:600}
main{align-self:end;display:grid;gap:clamp(1.5rem,4vw,3rem)}
.code{color:var(--mark);font-size:clamp(8rem,32vw,26rem);font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:-.06em;line-height:.78;text-indent:-.04em}
h1{max-inline-size:18ch;font-size:clamp(2rem,5vw,3.75rem);font-weight:600;letter-spacing:-.03em;line-height:1.05;text-wrap:balance}
.detail{max-inline-size:44ch;margin-block-start:1rem;font-size:1.125rem;text-wrap:pretty}
nav{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin-block-start:1.5rem}
a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:inherit;font-weight:600;text-decoration-color:var(--mark);text-decoration-thickness:2px;text-underline-offset:.35em}
a:hover{text-decoration-thickness:4px}
a:focus-visible{outline:2px solid;outline-offset:4px}
footer{padding-block-start:1rem;border-block-start:2px solid var(--line)}
@media(width>=56rem){main{grid-template-columns:1fr 1fr;align-items:end}}
`

/** A document that needs nothing else: no file, no script, no database. In the site's own colours where it is known. */
export async function writePlainPage(page: PlainPage): Promise<string> {
  const { locale, status, message, title, detail, retry, home, reference, look } = page
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(paletteRule(look) + STYLE)}
        </style>
      </head>
      <body>
        <header><strong>${look?.name ?? ''}</strong><span lang="en">${status} ${message}</span></header>
        <main>
          <p class="code" aria-hidden="true">${status}</p>
          <div>
            <h1>${title}</h1>
            <p class="detail">${detail}</p>
            <nav>
              ${retry === null ? '' : html`<a href="">${retry}</a>`}
              ${home ? html`<a href="${home.href}">${home.label}</a>` : ''}
            </nav>
          </div>
        </main>
        <footer><span>${reference ?? ''}</span></footer>
      </body>
    </html>`
}
