import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Permission } from './permissions'

/** What a token may be used for, within the rights of its person: `read` reads, `draft` also writes drafts, `publish` everything. */
export const TOKEN_SCOPES = ['read', 'draft', 'publish'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

export const SCOPE_LABELS = {
  read: { nl: 'Lezen', en: 'Read' },
  draft: { nl: 'Concepten schrijven', en: 'Write drafts' },
  publish: { nl: 'Alles wat uw rol mag', en: 'Everything your role allows' },
} as const satisfies Record<TokenScope, LocaleTexts>

/** The API token that a request was authenticated with. */
export type ApiToken = { id: string; name: string; scope: TokenScope }

/** Permissions of the `draft` scope besides reading; `draftScope` limits them to drafts. */
const DRAFT_PERMISSIONS: readonly Permission[] = [
  'content.write',
  'content.delete',
  'navigation.write',
  'comments.write',
  'assistant.use',
]

export const scopeAllows = (scope: TokenScope, permission: Permission): boolean =>
  scope === 'publish' ||
  permission.endsWith('.read') ||
  (scope === 'draft' && DRAFT_PERMISSIONS.includes(permission))

/** The API token of a signed-in account; null for a session. */
export const apiTokenOf = (user: object | null | undefined): ApiToken | null =>
  user && 'apiToken' in user && user.apiToken ? (user.apiToken as ApiToken) : null
