import { z } from '@hono/zod-openapi'

import { isContentHost } from '@/src/features/consent/rules/content-host'
import { brandFields, theme } from '@/src/api/shapes/brand'
import { localeCode, orNull, timestamp, uuid } from '@/src/api/core/schemas'
import { CONSENT_MODES } from '@/src/features/consent/rules/consent'
import { SESSION_RECORDERS, SESSION_RECORDING_LOADS } from '@/src/features/consent/rules/third-party'
import { PROOF_METHODS, PROOF_PROBLEMS } from '@/src/features/domains/rules/proof'
import { ROBOTS } from '@/src/features/domains/rules/domain-settings'

const MAX_LINE = 300
const MAX_TEXT = 2000
const MAX_ROWS = 50

const line = z.string().trim().max(MAX_LINE)
const text = z.string().trim().max(MAX_TEXT)
const image = uuid.nullable().openapi({ description: 'The id of an image.' })

export const headFields = {
  titleTemplate: line.nullable().openapi({ example: '%s · Kade' }),
  defaultTitle: line.nullable(),
  description: text.nullable(),
  ogImage: image,
  robots: z.enum(ROBOTS),
  verification: z.array(z.strictObject({ name: line.min(1), content: line.min(1) })).max(MAX_ROWS),
}

export const domainFields = {
  hostname: z.string().trim().min(1).max(253).openapi({
    example: 'www.kade.example',
    description: 'Without https:// and port. Stored in lower case, internationalized names as Punycode.',
  }),
  defaultLocale: orNull(localeCode).openapi({
    description: 'The language of paths without a prefix; null means `en`.',
  }),
  homePage: uuid
    .nullable()
    .openapi({ description: 'The id of the page at `/`, if no page URL has that path.' }),
  rootRedirect: text.nullable().openapi({ description: 'The target of a redirect of `/` only.' }),
  redirectTo: text.nullable().openapi({ description: 'The host to which all paths redirect.' }),
  ...brandFields,
  detectLanguage: z.boolean(),
  consentMode: z.enum(CONSENT_MODES),
  countVisits: z.boolean().openapi({ description: 'Whether visits of its pages are counted.' }),
  tagManagerId: line.nullable().openapi({ example: 'GTM-AB12CD3' }),
  sessionRecordingProvider: z.enum(SESSION_RECORDERS),
  sessionRecordingId: line.nullable(),
  sessionRecordingLoad: z.enum(SESSION_RECORDING_LOADS),
  allowedHosts: z
    .array(line.refine(isContentHost, 'Give a hostname only: www.example.com or *.example.com.'))
    .max(MAX_ROWS)
    .openapi({ description: 'Other hosts that pages may load from (CSP).' }),
  apiOrigins: z
    .array(text.min(1).openapi({ example: 'https://app.kade.example' }))
    .max(20)
    .openapi({ description: 'Origins whose pages may call the API from a browser.' }),
}

export const domainLocale = z
  .strictObject({
    id: uuid,
    locale: localeCode,
    enabled: z.boolean(),
    isDefault: z.boolean(),
    fallbackNote: z.string().nullable(),
  })
  .openapi('DomainLocale')

export const domainProof = z
  .strictObject({
    state: z.enum(['pending', 'proven']).openapi({ description: 'Only proven domains are served.' }),
    method: orNull(z.enum(PROOF_METHODS)),
    provenAt: timestamp.nullable(),
    checkedAt: timestamp.nullable().openapi({ description: 'When its DNS record was last looked up.' }),
    problem: orNull(z.enum(PROOF_PROBLEMS)).openapi({ description: 'Why the last check did not prove it.' }),
    record: orNull(
      z.strictObject({ type: z.literal('TXT'), name: z.string(), value: z.string() }).openapi('DomainRecord'),
    ).openapi({ description: 'The DNS record that proves it; null for localhost and names under it.' }),
  })
  .openapi('DomainProof')

export const adminDomain = z
  .strictObject({
    id: uuid,
    locale: localeCode.openapi({ description: 'The language of the texts in `head` and of the notes.' }),
    ...domainFields,
    theme,
    head: z.strictObject(headFields).openapi('AdminDomainHead'),
    locales: z.array(domainLocale),
    proof: domainProof,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('AdminDomain')
