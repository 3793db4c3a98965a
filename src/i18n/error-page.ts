import type { Locale } from '@/src/lib/constants'

type ErrorPageTexts = { title: string; description: string; retry: string }

/** The texts of the error page. Apart from the messages, because the browser renders it and is sent no others. */
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
