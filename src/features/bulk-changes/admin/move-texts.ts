import type { LocaleTexts } from '@/src/i18n/locale-texts'

type Texts = {
  language: string
  domain: string
  below: string
  belowHint: string
  redirects: string
  noDomain: string
  within: (below: string, hostname: string) => string
}

export const MOVE_TEXTS: LocaleTexts<Texts> = {
  nl: {
    language: 'In welke taal?',
    domain: 'Domein',
    below: 'Komt onder',
    belowHint: 'Een adres, zoals /cases. Laat het leeg voor het bovenste niveau.',
    redirects: 'De oude adressen doorverwijzen naar de nieuwe',
    noDomain: 'Geen domein van deze organisatie heeft deze taal.',
    within: (below, hostname) => ` onder ${below} op ${hostname}`,
  },
  en: {
    language: 'In which language?',
    domain: 'Domain',
    below: 'Goes below',
    belowHint: 'An address, such as /cases. Leave it empty for the top level.',
    redirects: 'Redirect the old addresses to the new ones',
    noDomain: 'No domain of this tenant has this language.',
    within: (below, hostname) => ` below ${below} on ${hostname}`,
  },
}
