import type { z } from '@hono/zod-openapi'

import type { Domain, DomainLocale } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import type { Caller } from '@/src/api/core/environment'
import { assertCurrent } from '@/src/api/core/etag'
import { ApiError } from '@/src/api/core/problems'
import { asCaller } from '@/src/api/core/resource/find'
import type { domainLocaleBody, domainLocaleChanges } from './bodies'
import { domainLocales, languagesOf } from './languages'
import type { domainLocale } from './schemas'
import { toDomainLocale } from './serialize'

type Published = z.output<typeof domainLocale>
type Where = { domain: Domain; locale: Locale }

const options = (caller: Caller) => ({ collection: 'domain-locales', ...asCaller(caller) }) as const

/** A locale of a domain in its published shape. @throws {ApiError} 404 when `id` is not one of this domain */
export async function readDomainLocale(
  caller: Caller,
  { domain, locale }: Where,
  id: string,
): Promise<Published> {
  const rows = await domainLocales(caller, [domain.id], locale)
  const row = rows.find((each: DomainLocale) => each.id === id)
  if (!row) throw new ApiError('notFound', `"${domain.hostname}" has no language with the id ${id}.`)
  const languages = await languagesOf(caller)
  return toDomainLocale(row, languages, domain.defaultLocale ? languages.codeOf(domain.defaultLocale) : null)
}

/** Makes a locale the domain's default; the previous one stays a locale of the domain. */
async function makeDefault(caller: Caller, { domain, locale }: Where, language: Locale): Promise<Domain> {
  const { idOf } = await languagesOf(caller)
  return caller.req.payload.update({
    collection: 'domains',
    id: domain.id,
    data: { defaultLocale: idOf(language) },
    locale,
    ...asCaller(caller),
  })
}

/** @throws {ApiError} 409 when the domain has the locale already */
export async function addDomainLocale(
  caller: Caller,
  where: Where,
  { locale: language, isDefault, enabled, fallbackNote }: z.output<typeof domainLocaleBody>,
): Promise<Published> {
  const { domain, locale } = where
  const { idOf } = await languagesOf(caller)
  const listed = (await domainLocales(caller, [domain.id], locale)).map((row) => referenceId(row.locale))
  if (listed.includes(idOf(language)))
    throw new ApiError('conflict', `"${domain.hostname}" already has this language.`, {
      errors: [{ path: 'locale', message: 'Already a language of the domain.' }],
    })
  const { id } = await caller.req.payload.create({
    ...options(caller),
    data: { tenant: caller.tenant.id, domain: domain.id, locale: idOf(language), enabled, fallbackNote },
    locale,
  })
  const changed = isDefault ? await makeDefault(caller, where, language) : domain
  return readDomainLocale(caller, { domain: changed, locale }, id)
}

/** @throws {ApiError} 409 when the default locale would be turned off, or stop being the default without a successor */
export async function changeDomainLocale(
  caller: Caller,
  where: Where,
  current: Published,
  { isDefault, enabled, fallbackNote }: z.output<typeof domainLocaleChanges>,
): Promise<Published> {
  const { domain, locale } = where
  if (current.isDefault && !isDefault)
    throw new ApiError(
      'conflict',
      'A domain must have a default language. Make another language the default instead.',
    )
  const changed = isDefault && !current.isDefault ? await makeDefault(caller, where, current.locale) : domain
  await caller.req.payload.update({
    ...options(caller),
    id: current.id,
    data: { enabled, fallbackNote },
    locale,
  })
  return readDomainLocale(caller, { domain: changed, locale }, current.id)
}

/** @throws {ApiError} 412 when `If-Match` names another version of the locale */
export async function lockDomainLocale(
  caller: Caller,
  where: Where,
  id: string,
  request: Request,
): Promise<Published> {
  const data = await readDomainLocale(caller, where, id)
  assertCurrent(request.headers.get('if-match'), { data })
  return data
}

/** Rejected for the default locale, and for one that has page URLs. */
export async function removeDomainLocale(caller: Caller, { id }: Published): Promise<void> {
  await caller.req.payload.delete({ ...options(caller), id })
}
