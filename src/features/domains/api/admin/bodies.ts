import { z } from '@hono/zod-openapi'

import { inputOf } from '@/src/api/core/resource/input'
import { sharedField } from '@/src/api/core/resource/shared-fields'
import { localeCode, uuid } from '@/src/api/core/schemas'
import { DOMAIN_DEFAULTS } from '@/src/features/domains/rules/domain-settings'
import { brandInput } from '@/src/api/shapes/brand'
import { adminDomain, domainFields as fields, domainLocale, headFields } from './schemas'

const MAX_NOTE = 2000

/** The shared fields of a new domain's `head`. */
export const HEAD_DEFAULTS = { ogImage: null, robots: DOMAIN_DEFAULTS.robots, verification: [] }

const head = z
  .strictObject({
    ...headFields,
    titleTemplate: headFields.titleTemplate.default(null),
    defaultTitle: headFields.defaultTitle.default(null),
    description: headFields.description.default(null),
    ogImage: sharedField(headFields.ogImage, HEAD_DEFAULTS.ogImage, 'The id of an image.'),
    robots: sharedField(headFields.robots, HEAD_DEFAULTS.robots),
    verification: sharedField(headFields.verification, HEAD_DEFAULTS.verification),
  })
  .openapi('DomainHeadInput', {
    description: 'Texts are those of one language; omitted texts become empty.',
  })

/** Omitted fields get the defaults of a new domain. */
const domainInput = {
  ...fields,
  defaultLocale: fields.defaultLocale.default(null),
  homePage: fields.homePage.default(null),
  rootRedirect: fields.rootRedirect.default(null),
  redirectTo: fields.redirectTo.default(null),
  ...brandInput,
  head: head.prefault({}),
  detectLanguage: fields.detectLanguage.default(DOMAIN_DEFAULTS.detectLanguage),
  consentMode: fields.consentMode.default(DOMAIN_DEFAULTS.consentMode),
  countVisits: fields.countVisits.default(DOMAIN_DEFAULTS.countVisits),
  tagManagerId: fields.tagManagerId.default(null),
  sessionRecordingProvider: fields.sessionRecordingProvider.default(DOMAIN_DEFAULTS.sessionRecordingProvider),
  sessionRecordingId: fields.sessionRecordingId.default(null),
  sessionRecordingLoad: fields.sessionRecordingLoad.default(DOMAIN_DEFAULTS.sessionRecordingLoad),
  allowedHosts: fields.allowedHosts.default([]),
  apiOrigins: fields.apiOrigins.default([]),
}

export const domainBody = inputOf(adminDomain, domainInput).openapi('DomainInput')

export const newDomainBody = inputOf(adminDomain, {
  ...domainInput,
  locales: z
    .array(localeCode)
    .max(2)
    .default([])
    .openapi({ description: 'The languages that it serves besides the default one.' }),
}).openapi('NewDomainInput')

const note = z.string().trim().max(MAX_NOTE).nullable().default(null).openapi({
  description: 'Notes for editors about missing translations, in the language of the query.',
})
const isDefault = z.boolean().default(false)

export const domainLocaleBody = z
  .strictObject({ locale: localeCode, enabled: z.boolean().default(true), isDefault, fallbackNote: note })
  .openapi('DomainLocaleInput')

export const domainLocaleChanges = inputOf(domainLocale, {
  enabled: z.boolean(),
  isDefault,
  fallbackNote: note,
}).openapi('DomainLocaleChanges')

export const domainLocaleParams = z.strictObject({
  id: uuid.openapi({ description: 'The id of the domain.' }),
  dlId: uuid.openapi({ description: 'The id of the language of the domain.' }),
})

export const domainRemovalQuery = z.strictObject({
  cascade: z
    .enum(['true', 'false'])
    .default('false')
    .openapi({ description: '`true` also deletes its page URLs and redirects.' }),
})
