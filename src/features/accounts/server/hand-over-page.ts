import { html, raw } from 'hono/html'

import { DEFAULT_STYLE } from '@/src/features/theme/rules/error-page-style'
import { ADMIN_LOCALE, isLocale, type Locale } from '@/src/lib/constants'
import { HAND_OVER } from '@/src/routing/admin-paths'

const TEXTS: Record<Locale, { title: string; detail: string; goOn: string; other: string }> = {
  nl: {
    title: 'Verder naar het beheer',
    detail: 'U bent op de site ingelogd met dit account:',
    goOn: 'Verdergaan als',
    other: 'Met een ander account inloggen',
  },
  en: {
    title: 'Continue to the panel',
    detail: 'You are signed in to the site with this account:',
    goOn: 'Go on as',
    other: 'Sign in with another account',
  },
}

const BUTTON = `button{min-block-size:2.75rem;margin-block-start:1.5rem;padding:.5rem 1.25rem;border:2px solid;background:var(--ink);color:var(--ground);font:inherit;font-weight:600;text-align:start;cursor:pointer}button:focus-visible{outline:2px solid var(--ink);outline-offset:4px}`

/** The form posts here, and nothing else may be loaded; the address has a code, which must not leave in a Referer header. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
}

function localeOf(path: string): Locale {
  const [, first] = path.split('/')
  return isLocale(first) ? first : ADMIN_LOCALE
}

type Page = { email: string; code: string; next: string }

/** Names the account that a code is for, and asks whether to go on with it: whoever sent a link must not decide that. */
export async function handOverPage({ email, code, next }: Page): Promise<Response> {
  const locale = localeOf(next)
  const { title, detail, goOn, other } = TEXTS[locale]
  const page = await html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(DEFAULT_STYLE + BUTTON)}
        </style>
      </head>
      <body>
        <header></header>
        <main>
          <div>
            <h1>${title}</h1>
            <p class="detail">${detail} ${email}</p>
            <form method="post" action="${HAND_OVER}">
              <input type="hidden" name="code" value="${code}" />
              <input type="hidden" name="next" value="${next}" />
              <button type="submit">${goOn} ${email}</button>
            </form>
            <nav><a href="${next}">${other}</a></nav>
          </div>
        </main>
      </body>
    </html>`
  return new Response(String(page), { headers: HEADERS })
}
