import type { ReactNode } from 'react'

import { LANGUAGES, type Locale } from '@/src/lib/constants'

type Props = {
  locale: Locale
  theme: { css: string; stylesheet: string | null; attributes: Record<`data-${string}`, string> }
  children: ReactNode
}

/** The HTML document of a site. The theme stands in its head, so that no other theme is ever painted. */
export function SiteDocument({ locale, theme, children }: Props) {
  return (
    <html lang={LANGUAGES[locale].tag} {...theme.attributes}>
      <head>
        <style dangerouslySetInnerHTML={{ __html: theme.css }} />
        {theme.stylesheet && <link rel="stylesheet" href={theme.stylesheet} />}
      </head>
      <body>{children}</body>
    </html>
  )
}
