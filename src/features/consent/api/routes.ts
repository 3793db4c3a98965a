import { z } from '@hono/zod-openapi'

import type { ConsentSnapshot } from '@/payload-types'
import { buildConsent } from '@/src/rendering/consent'
import { STANDARD_TEXTS } from '@/src/features/consent/rules/consent'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import type { Site } from '@/src/routing/types'
import { allowSharedCaching } from '@/src/api/core/caching'
import { ApiError } from '@/src/api/core/problems'
import { publicSiteOperation } from '@/src/api/core/public-operation'
import { dataOf, integerParam, siteLocale } from '@/src/api/core/schemas'
import { resolveLocale, siteContent } from '@/src/api/core/site-locale'
import { consent, toConsent } from '@/src/api/shapes/consent'
import { countConsent } from './limit'
import { choice, consentRecord } from './schemas'
import { findSnapshot, storeSnapshot } from './snapshot'

const getConsent = publicSiteOperation({
  method: 'get',
  path: '/consent',
  tag: 'Consent',
  summary: 'Read the consent dialog of the site',
  query: z.strictObject({
    locale: siteLocale,
    version: integerParam(z.int().min(1)).optional().openapi({
      description:
        'The version that the page shows, so that caches keep versions apart. The response is always the current version.',
    }),
  }),
  answer: dataOf(consent),
  problems: ['notFound'],
  handle: async ({ query, visit: { site }, headers }) => {
    const locale = resolveLocale(site, query.locale)
    const content = await siteContent(site, locale)
    const dialog = await buildConsent(content, locale)
    allowSharedCaching(headers, [...content.tags, ...dialog.tags])
    return { data: toConsent(dialog, locale) }
  },
})

/** The texts that a choice is about: the site's current ones, or earlier ones that are stored in a snapshot. */
async function textsOf(
  site: Site,
  locale: Locale,
  fingerprint: string | undefined,
): Promise<ConsentSnapshot | null> {
  const payload = await payloadInstance()
  const standard = fingerprint === STANDARD_TEXTS
  const content = await buildConsent(await siteContent(site, locale), locale, standard)
  return standard || fingerprint === undefined || fingerprint === content.fingerprint
    ? storeSnapshot(payload, site.tenantId, { content, locale })
    : findSnapshot(payload, site.tenantId, fingerprint)
}

const postConsent = publicSiteOperation({
  method: 'post',
  path: '/consent',
  tag: 'Consent',
  summary: 'Record the consent of a visitor',
  description:
    'Stores the time, the choices and the texts that were shown, and no personal data. Records cannot be read again, so the response has no `Location`. Texts or a version that the site has never shown answer 409.',
  body: choice,
  answer: dataOf(consentRecord),
  status: 201,
  problems: ['notFound', 'conflict', 'tooManyRequests'],
  handle: async ({ body, request, visit: { site } }) => {
    const locale = resolveLocale(site, body.locale)
    await countConsent(site.tenantId, request.headers)
    const shown = await textsOf(site, locale, body.fingerprint)
    const { version, marketing, analytics } = body
    if (shown?.version !== version)
      throw new ApiError('conflict', 'The site has not shown these texts. Read the current ones again.')
    const payload = await payloadInstance()
    const { createdAt } = await payload.create({
      collection: 'consent-records',
      data: {
        tenant: site.tenantId,
        domain: site.domainId,
        hostname: site.hostname,
        locale: shown.locale,
        shown: shown.id,
        version,
        marketing,
        analytics,
      },
      depth: 0,
      // Visitors have no account; the texts were verified above, and the tenant is the site's.
      overrideAccess: true,
    })
    return { data: { version, marketing, analytics, confirmedAt: createdAt } }
  },
})

export const consentOperations = [getConsent, postConsent]
