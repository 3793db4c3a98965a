import type { ReactNode } from 'react'

import { MESSAGES_HASH } from '@/src/i18n/client-messages'
import { LANGUAGES, type Locale } from '@/src/lib/constants'

type Props = {
  locale: Locale
  theme: {
    css: string
    /** A font stylesheet to link, and a font file to preload, or null. */
    stylesheet: string | null
    preload: string | null
    attributes: Record<`data-${string}`, string>
  }
  /** Additional elements of the head. */
  head?: ReactNode
  children: ReactNode
}

/** The HTML document of a site. The theme is inlined in the head, to prevent a flash of another theme. */
export function SiteDocument({ locale, theme, head, children }: Props) {
  return (
    <html
      lang={LANGUAGES[locale].tag}
      data-messages={MESSAGES_HASH}
      data-scroll-behavior="smooth"
      {...theme.attributes}
    >
      <head>
        <style dangerouslySetInnerHTML={{ __html: theme.css }} />
        {theme.preload && (
          <link rel="preload" href={theme.preload} as="font" type="font/woff2" crossOrigin="" />
        )}
        {theme.stylesheet && <link rel="stylesheet" href={theme.stylesheet} />}
        {head}
      </head>
      <body id="top">{children}</body>
    </html>
  )
}
