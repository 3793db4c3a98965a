import type { LocaleTexts } from '@/src/i18n/locale-texts'

export type ShareTexts = {
  explanation: string
  none: string
  loading: string
  lifetime: string
  days: (days: number) => string
  create: (language: string) => string
  created: string
  token: string
  copy: string
  copied: string
  language: string
  expires: string
  by: string
  action: string
  revoke: string
  revoked: string
  noSite: string
  failed: string
}

export const SHARE_TEXTS = {
  nl: {
    explanation:
      'Wie een link heeft, ziet het nieuwste concept zonder account, tot de link verloopt of u hem intrekt. Zoekmachines nemen het niet op.',
    none: 'Er zijn geen links.',
    loading: 'De links worden opgehaald…',
    lifetime: 'Geldig',
    days: (days) => (days === 1 ? '1 dag' : `${days} dagen`),
    create: (language) => `Link maken (${language})`,
    created: 'De link is gemaakt. Wie hem heeft, ziet het concept.',
    token: 'Link',
    copy: 'Link kopiëren',
    copied: 'De link is gekopieerd.',
    language: 'Taal',
    expires: 'Verloopt',
    by: 'Gemaakt door',
    action: 'Actie',
    revoke: 'Intrekken',
    revoked: 'De link is ingetrokken.',
    noSite: 'Er is nog geen site om dit op te tonen.',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  },
  en: {
    explanation:
      'Whoever has a link sees the newest draft without an account, until the link expires or you revoke it. Search engines do not index it.',
    none: 'There are no links.',
    loading: 'Loading the links…',
    lifetime: 'Valid for',
    days: (days) => (days === 1 ? '1 day' : `${days} days`),
    create: (language) => `Make a link (${language})`,
    created: 'The link was made. Whoever has it sees the draft.',
    token: 'Link',
    copy: 'Copy the link',
    copied: 'The link was copied.',
    language: 'Language',
    expires: 'Expires',
    by: 'Made by',
    action: 'Action',
    revoke: 'Revoke',
    revoked: 'The link was revoked.',
    noSite: 'There is no site to show this on yet.',
    failed: 'That did not work. Try again.',
  },
} as const satisfies LocaleTexts<ShareTexts>
