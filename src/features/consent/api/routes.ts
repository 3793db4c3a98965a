import { z } from '@hono/zod-openapi'

import type { ConsentSnapshot } from '@/payload-types'
import { composeConsent } from '@/src/rendering/consent'
import { STANDARD_TEXTS } from '@/src/features/consent/rules/consent'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import type { Site } from '@/src/routing/types'
import { shareUnder } from '@/src/api/core/caching'
import { ApiError } from '@/src/api/core/problems'
import { siteOperation } from '@/src/api/core/public-operation'
import { dataOf, digits, siteLocale } from '@/src/api/core/schemas'
import { servedLocale, siteContent } from '@/src/api/core/site-locale'
import { consent, toConsent } from '@/src/api/shapes/consent'
import { countConsent } from './limit'
import { choice, recorded } from './schemas'
import { findSnapshot, keepSnapshot } from './snapshot'

const getConsent = siteOperation({
  method: 'get',
  path: '/consent',
  tag: 'Consent',
  summary: 'What the consent dialog of the site says',
  query: z.strictObject({
    locale: siteLocale,
    version: digits(z.int().min(1)).optional().openapi({
      description:
        'The version that the page asks for: an address of its own for caches. The answer is the one of now.',
    }),
  }),
  answer: dataOf(consent),
  problems: ['notFound'],
  handle: async ({ query, visit: { site }, headers }) => {
    const locale = servedLocale(site, query.locale)
    const content = await siteContent(site, locale)
    const dialog = await composeConsent(content, locale)
    shareUnder(headers, [...content.tags, ...dialog.tags])
    return { data: toConsent(dialog, locale) }
  },
})

/** The texts that a choice is about: the ones the site shows now, or others that somebody chose by before. */
async function textsOf(
  site: Site,
  locale: Locale,
  asked: string | undefined,
): Promise<ConsentSnapshot | null> {
  const payload = await payloadInstance()
  const standard = asked === STANDARD_TEXTS
  const content = await composeConsent(await siteContent(site, locale), locale, standard)
  return standard || asked === undefined || asked === content.fingerprint
    ? keepSnapshot(payload, site.tenantId, { content, locale })
    : findSnapshot(payload, site.tenantId, asked)
}

const postConsent = siteOperation({
  method: 'post',
  path: '/consent',
  tag: 'Consent',
  summary: 'Record what a visitor consents to',
  description:
    'Time, choices and the texts that were shown are kept, and nothing that leads to a person: nobody can read a record again, so the answer has no `Location`. Texts or a version that the site has never asked with answer 409.',
  body: choice,
  answer: dataOf(recorded),
  status: 201,
  problems: ['notFound', 'conflict', 'tooManyRequests'],
  handle: async ({ body, request, visit: { site } }) => {
    const locale = servedLocale(site, body.locale)
    await countConsent(site.tenantId, request.headers)
    const shown = await textsOf(site, locale, body.fingerprint)
    const { version, marketing, analytics } = body
    if (shown?.version !== version)
      throw new ApiError('conflict', 'These are not the texts that the site asks with. Get them again.')
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
      // Visitors have no account; the texts were looked up, and the tenant is the site's.
      overrideAccess: true,
    })
    return { data: { version, marketing, analytics, confirmedAt: createdAt } }
  },
})

export const consentOperations = [getConsent, postConsent]
