import type { z } from '@hono/zod-openapi'

import type { Domain } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { lockRowForDelete } from '@/src/platform/database/lock'
import { themeOptions } from '@/src/features/theme/rules/theme-settings'
import { lockRedirects } from '@/src/features/redirects'
import type { Caller } from '@/src/api/core/environment'
import { ApiError } from '@/src/api/core/problems'
import { asCaller } from '@/src/api/core/resource/find'
import { sharedFields } from '@/src/api/core/resource/shared-fields'
import type { WriteOptions } from '@/src/api/core/resource/write'
import { domainBody, HEAD_DEFAULTS, newDomainBody } from './bodies'
import { defaultLocaleOf, domainLocales, languagesOf } from './languages'

const DEFAULT_THEME = Object.fromEntries(themeOptions.map(({ name, defaultValue }) => [name, defaultValue]))

async function toData(
  body: z.output<typeof domainBody>,
  { caller, current }: { caller: Caller; current: Domain | null },
): Promise<Partial<Domain>> {
  const { theme, head, allowedHosts, apiOrigins, defaultLocale, ...fields } = body
  const { titleTemplate, defaultTitle, description, ...shared } = head
  const { idOf } = await languagesOf(caller)
  return {
    ...fields,
    // What its languages share and the body leaves out stays, as in every group that is written in part.
    head: {
      ...{ titleTemplate, defaultTitle, description },
      ...sharedFields(shared, HEAD_DEFAULTS, current),
    } as Domain['head'],
    defaultLocale: defaultLocale && idOf(defaultLocale),
    // Together they name every lever once.
    theme: { ...DEFAULT_THEME, ...theme } as Domain['theme'],
    allowedHosts: allowedHosts.map((host) => ({ host })),
    apiOrigins: apiOrigins.map((origin) => ({ origin })),
  }
}

/** Adds the languages that the domain does not list yet. */
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
  // The languages are rows of their own.
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

/** @throws {ApiError} 409 while pages are reached on the domain, unless all of it is to go */
export async function removeDomain(caller: Caller, { id }: Domain, cascade: boolean): Promise<void> {
  const { payload } = caller.req
  // As who writes an address does it: first these, then the domain.
  await lockRedirects(caller.req, caller.tenant.id)
  // Nobody adds one after they are counted.
  await lockRowForDelete(caller.req, 'domains', id)
  const { totalDocs } = await payload.count({
    collection: 'page-urls',
    where: { domain: { equals: id } },
    // Whatever the caller sees of them, they would go.
    overrideAccess: true,
    req: caller.req,
  })
  if (totalDocs > 0 && !cascade)
    throw new ApiError(
      'conflict',
      `${totalDocs} page URLs are on this domain. Remove them first, or all at once with cascade=true.`,
    )
  await payload.delete({ collection: 'domains', id, ...asCaller(caller) })
}
