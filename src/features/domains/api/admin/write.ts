import type { z } from '@hono/zod-openapi'

import type { Domain } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { lockRowForDelete } from '@/src/platform/database/lock'
import { toTheme } from '@/src/api/shapes/brand'
import { lockRedirects } from '@/src/features/redirects'
import type { Caller } from '@/src/api/core/environment'
import { ApiError } from '@/src/api/core/problems'
import { asCaller } from '@/src/api/core/resource/find'
import { sharedFields } from '@/src/api/core/resource/shared-fields'
import type { WriteOptions } from '@/src/api/core/resource/write'
import { domainBody, HEAD_DEFAULTS, newDomainBody } from './bodies'
import { defaultLocaleOf, domainLocales, languagesOf } from './languages'

async function toData(
  body: z.output<typeof domainBody>,
  { caller, current }: { caller: Caller; current: Domain | null },
): Promise<Partial<Domain>> {
  const { theme, head, allowedHosts, apiOrigins, defaultLocale, ...fields } = body
  const { titleTemplate, defaultTitle, description, ...shared } = head
  const { idOf } = await languagesOf(caller)
  return {
    ...fields,
    // Shared fields that the body leaves out stay, as in every group that is partly localized.
    head: {
      ...{ titleTemplate, defaultTitle, description },
      ...sharedFields(shared, HEAD_DEFAULTS, current),
    } as Domain['head'],
    defaultLocale: defaultLocale && idOf(defaultLocale),
    theme: toTheme(theme),
    allowedHosts: allowedHosts.map((host) => ({ host })),
    apiOrigins: apiOrigins.map((origin) => ({ origin })),
  }
}

/** Adds the locales that the domain does not have yet. */
async function addLanguages(caller: Caller, domain: string, codes: ReadonlySet<Locale>): Promise<void> {
  const { idOf } = await languagesOf(caller)
  const listed = (await domainLocales(caller, [domain], LOCALES[0])).map(({ locale }) => referenceId(locale))
  const missing = [...codes].map(idOf).filter((locale) => !listed.includes(locale))
  for (const locale of missing)
    await caller.req.payload.create({
      collection: 'domain-locales',
      data: { tenant: caller.tenant.id, domain, locale, enabled: true },
      ...asCaller(caller),
    })
}

export const newDomain: WriteOptions<'domains', typeof newDomainBody> = {
  body: newDomainBody,
  // The locales are rows of their own.
  toData: async (body, context) => ({ ...(await toData(body, context)), locales: undefined }),
  after: ({ locales, defaultLocale }, { caller, id }) =>
    addLanguages(caller, id, new Set([defaultLocaleOf(defaultLocale), ...locales])),
}

export const changedDomain: WriteOptions<'domains', typeof domainBody> = {
  body: domainBody,
  toData,
  after: ({ defaultLocale }, { caller, id }) =>
    addLanguages(caller, id, new Set([defaultLocaleOf(defaultLocale)])),
}

/** @throws {ApiError} 409 while the domain has page URLs, unless `cascade` */
export async function removeDomain(caller: Caller, { id }: Domain, cascade: boolean): Promise<void> {
  const { payload } = caller.req
  // The same lock order as writing a page URL: first these, then the domain.
  await lockRedirects(caller.req, caller.tenant.id)
  // Locked, so that none is added after the count.
  await lockRowForDelete(caller.req, 'domains', id)
  const { totalDocs } = await payload.count({
    collection: 'page-urls',
    where: { domain: { equals: id } },
    // Counts rows that the caller may not see, since they would be deleted too.
    overrideAccess: true,
    req: caller.req,
  })
  if (totalDocs > 0 && !cascade)
    throw new ApiError(
      'conflict',
      `${totalDocs} page URLs use this domain. Delete them first, or send cascade=true to delete them too.`,
    )
  await payload.delete({ collection: 'domains', id, ...asCaller(caller) })
}
