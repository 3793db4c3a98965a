import { html, raw } from 'hono/html'

import type { Locale } from '@/src/lib/constants'
import { DEFAULT_STYLE, siteStyle } from '@/src/features/theme/rules/error-page-style'
import { themeSurfaces } from '@/src/features/theme/rules/theme-surfaces'
import { translucent } from '@/src/features/theme/rules/alpha'
import { readableShade } from '@/src/features/theme/rules/contrast'
import { shadeScale } from '@/src/features/theme/rules/shades'
import type { ErrorPageTheme } from './error-page-theme'

/** Behaviour: error-page-proxy */
export type ErrorPage = {
  locale: Locale
  status: number
  message: string
  title: string
  detail: string
  /** Label of the retry link; null where retrying cannot help. */
  retry: string | null
  /** Null where there is no site. */
  home: { label: string; href: string } | null
  reference: string | null
  theme: ErrorPageTheme | null
}

const LINE_ALPHA = 0.16

function styleOf(theme: ErrorPageTheme | null): string {
  if (!theme) return DEFAULT_STYLE
  const { primary, colorMode } = theme
  const { subtle, ink } = themeSurfaces[colorMode]
  return siteStyle(colorMode, {
    mark: readableShade(shadeScale(primary), subtle),
    line: translucent(ink, LINE_ALPHA),
  })
}

/** A self-contained document: no files, no scripts, no database. In the site's colours if the site is known. */
export async function renderErrorPage(page: ErrorPage): Promise<string> {
  const { locale, status, message, title, detail, retry, home, reference, theme } = page
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(styleOf(theme))}
        </style>
      </head>
      <body>
        <header><strong>${theme?.name ?? ''}</strong><span lang="en">${status} ${message}</span></header>
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
