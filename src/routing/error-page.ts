import { html, raw } from 'hono/html'

import type { Locale } from '@/src/lib/constants'
import { DEFAULT_STYLE, siteStyle } from '@/src/features/theme/rules/error-page-style'
import { themeSurfaces } from '@/src/features/theme/rules/theme-surfaces'
import { translucent } from '@/src/features/theme/rules/alpha'
import { readableShade } from '@/src/features/theme/rules/contrast'
import { shadeScale } from '@/src/features/theme/rules/shades'
import type { ErrorPageTheme } from './error-page-theme'

/** What an error page says (Behaviour: error-page-proxy). */
export type ErrorPage = {
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
  look: ErrorPageTheme | null
}

const LINE_ALPHA = 0.16

function styleOf(look: ErrorPageTheme | null): string {
  if (!look) return DEFAULT_STYLE
  const { primary, colorMode } = look
  const { subtle, ink } = themeSurfaces[colorMode]
  return siteStyle(colorMode, {
    mark: readableShade(shadeScale(primary), subtle),
    line: translucent(ink, LINE_ALPHA),
  })
}

/** A document that needs nothing else: no file, no script, no database. In the site's own colours where it is known. */
export async function renderErrorPage(page: ErrorPage): Promise<string> {
  const { locale, status, message, title, detail, retry, home, reference, look } = page
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(styleOf(look))}
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
