import type { TokenScope } from '@/src/access/api-token'
import type { Locale } from '@/src/lib/constants'

export type TokenTexts = {
  title: string
  explanation: string
  none: string
  create: string
  cancel: string
  name: string
  nameExplanation: string
  tenant: string
  scope: string
  scopes: Record<TokenScope, string>
  lifetime: string
  days: (days: number) => string
  lastUsed: string
  neverUsed: string
  expires: string
  expired: string
  action: string
  revoke: string
  revokeNamed: (name: string) => string
  revoked: (name: string) => string
  created: string
  token: string
  copy: string
  copied: string
  failed: string
}

export const TOKEN_TEXTS: Record<Locale, TokenTexts> = {
  nl: {
    title: 'API-tokens',
    explanation:
      'Met een token werkt een programma namens u in één organisatie, nooit met meer rechten dan u zelf hebt.',
    none: 'U hebt geen API-tokens.',
    create: 'Token maken',
    cancel: 'Annuleren',
    name: 'Naam',
    nameExplanation: 'Waar de token voor is. Het logboek noemt deze naam.',
    tenant: 'Organisatie',
    scope: 'Mag',
    scopes: {
      read: 'Alleen lezen',
      draft: 'Lezen en concepten schrijven, niets publiceren',
      publish: 'Alles wat uw rol mag, ook publiceren',
    },
    lifetime: 'Geldig',
    days: (days) => (days === 365 ? 'Een jaar' : `${days} dagen`),
    lastUsed: 'Laatst gebruikt',
    neverUsed: 'Nooit',
    expires: 'Verloopt',
    expired: 'Verlopen',
    action: 'Actie',
    revoke: 'Intrekken',
    revokeNamed: (name) => `Token ${name} intrekken`,
    revoked: (name) => `De token “${name}” is ingetrokken.`,
    created: 'De token is gemaakt. Bewaar hem nu: hij wordt niet nog eens getoond.',
    token: 'De nieuwe token',
    copy: 'Kopiëren',
    copied: 'Gekopieerd.',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
  en: {
    title: 'API tokens',
    explanation:
      'With a token a program acts for you in one tenant, never with more rights than you have yourself.',
    none: 'You have no API tokens.',
    create: 'Create a token',
    cancel: 'Cancel',
    name: 'Name',
    nameExplanation: 'What the token is for. The audit log shows this name.',
    tenant: 'Tenant',
    scope: 'Allowed to',
    scopes: {
      read: 'Read only',
      draft: 'Read, and write drafts without publishing',
      publish: 'Everything your role allows, publishing included',
    },
    lifetime: 'Valid for',
    days: (days) => (days === 365 ? 'A year' : `${days} days`),
    lastUsed: 'Last used',
    neverUsed: 'Never',
    expires: 'Expires',
    expired: 'Expired',
    action: 'Action',
    revoke: 'Revoke',
    revokeNamed: (name) => `Revoke the token ${name}`,
    revoked: (name) => `The token “${name}” was revoked.`,
    created: 'The token was created. Store it now: it is not shown again.',
    token: 'The new token',
    copy: 'Copy',
    copied: 'Copied.',
    failed: 'That did not work. Try again.',
  },
}
