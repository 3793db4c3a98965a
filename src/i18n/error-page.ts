import type { Locale } from '@/src/lib/constants'

type ErrorPageTexts = { title: string; description: string; retry: string }

/** What the error page says (§2.6). Apart from the messages: the page is drawn in the browser, which is sent no others. */
export const ERROR_PAGE: Record<Locale, ErrorPageTexts> = {
  nl: {
    title: 'Er ging iets mis',
    description: 'Deze pagina kon niet worden opgebouwd. Het ligt aan ons, en het is opgeschreven.',
    retry: 'Probeer het opnieuw',
  },
  en: {
    title: 'Something went wrong',
    description: 'This page could not be put together. The fault is ours, and it has been noted.',
    retry: 'Try again',
  },
}
