import type { Locale } from '@/src/lib/constants'

type ErrorPageTexts = { title: string; description: string; retry: string }

/** Separate from the messages because the error page is rendered in the browser, which does not load those. */
export const ERROR_PAGE: Record<Locale, ErrorPageTexts> = {
  nl: {
    title: 'Er ging iets mis',
    description: 'Deze pagina kon niet worden geladen. De fout ligt bij ons en is vastgelegd.',
    retry: 'Opnieuw proberen',
  },
  en: {
    title: 'Something went wrong',
    description: 'This page could not be loaded. The error is on our side and has been logged.',
    retry: 'Try again',
  },
}
