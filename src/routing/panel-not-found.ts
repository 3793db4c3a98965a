import { messages } from '@/src/i18n/messages'
import type { Locale } from '@/src/lib/constants'
import { NOT_FOUND } from '@/src/lib/error-messages'
import { renderErrorPage } from './error-page'

type Texts = { title: string; detail: string }

/** Where a link of the panel to a site leads to nothing. @param href where in the panel the person goes on */
export async function panelNotFound(
  locale: Locale,
  texts: Texts,
  { href, headers }: { href: string; headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const { status, message } = NOT_FOUND
  const page = await renderErrorPage({
    ...{ locale, status, message, ...texts },
    retry: null,
    home: { label: messages[locale].preview.toPanel, href },
    reference: null,
    theme: null,
  })
  return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
}
