import type { Domain } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { lockRow } from '@/src/platform/database/lock'
import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { ifMatchHeader } from '@/src/api/core/etag'
import type { FieldNames } from '@/src/api/core/field-names'
import { findOne } from '@/src/api/core/resource/find'
import { localeIn, locationOf, paramsOf, queryOf, removalQueryOf } from '@/src/api/core/resource/resource'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { domainLocaleBody, domainLocaleChanges, domainLocaleParams } from './bodies'
import {
  addDomainLocale,
  changeDomainLocale,
  lockDomainLocale,
  readDomainLocale,
  removeDomainLocale,
} from './domain-locales'
import { domains } from './resource'
import { domainLocale } from './schemas'

const write = {
  tag: domains.tag,
  permission: domains.permissions.write,
  problems: ['conflict', 'stale'],
} as const

/** The path parameters of a domain's locale. */
const itsPath = '/domains/{id}/locales/{dlId}'

/** The path names the domain; its default locale is stored on the domain too. */
const languageNames: FieldNames = { domain: null, defaultLocale: 'isDefault' }

/** Locks the domain whose locales are changed until the transaction ends. */
async function lockDomain(caller: Caller, id: string, locale: Locale): Promise<Domain> {
  await lockRow(caller.req, 'domains', id)
  return findOne(domains, caller, id, locale)
}

const getLocale = adminOperation({
  tag: domains.tag,
  permission: domains.permissions.read,
  method: 'get',
  path: itsPath,
  summary: 'Read a language of a domain',
  params: domainLocaleParams,
  query: queryOf(domains),
  answer: dataOf(domainLocale),
  handle: async ({ caller, params, query }) => {
    const locale = localeIn(query)
    const domain = await findOne(domains, caller, params.id, locale)
    return { data: await readDomainLocale(caller, { domain, locale }, params.dlId) }
  },
})

const addLocale = adminOperation({
  ...write,
  problems: ['conflict'],
  method: 'post',
  path: '/domains/{id}/locales',
  summary: 'Add a language to a domain',
  params: paramsOf(domains),
  query: queryOf(domains),
  body: domainLocaleBody,
  fieldNames: languageNames,
  answer: dataOf(domainLocale),
  status: 201,
  handle: async ({ caller, params, query, body, headers }) => {
    const locale = localeIn(query)
    const id = uuid.parse(params.id)
    const domain = await lockDomain(caller, id, locale)
    const data = await addDomainLocale(caller, { domain, locale }, body)
    headers.set('location', locationOf({ path: `/domains/${id}/locales`, localized: true }, data.id, locale))
    return { data }
  },
})

const changeLocale = adminOperation({
  ...write,
  method: 'put',
  path: itsPath,
  summary: 'Change a language of a domain',
  description:
    'With `isDefault: true` it replaces the default language, which stays a language of the domain.',
  params: domainLocaleParams,
  query: queryOf(domains),
  headers: ifMatchHeader,
  body: domainLocaleChanges,
  fieldNames: { ...languageNames, locale: null },
  answer: dataOf(domainLocale),
  handle: async ({ caller, params, query, body, request }) => {
    const locale = localeIn(query)
    const domain = await lockDomain(caller, params.id, locale)
    const current = await lockDomainLocale(caller, { domain, locale }, params.dlId, request)
    return { data: await changeDomainLocale(caller, { domain, locale }, current, body) }
  },
})

const removeLocale = adminOperation({
  ...write,
  method: 'delete',
  path: itsPath,
  summary: 'Remove a language from a domain',
  description: 'Rejected for the default language, and while page URLs use the language.',
  params: domainLocaleParams,
  query: removalQueryOf(domains),
  headers: ifMatchHeader,
  handle: async ({ caller, params, query, request }) => {
    const locale = localeIn(query)
    const domain = await lockDomain(caller, params.id, locale)
    await removeDomainLocale(caller, await lockDomainLocale(caller, { domain, locale }, params.dlId, request))
  },
})

/** Operations on the single locales of a domain. */
export const domainLocaleOperations = [addLocale, getLocale, changeLocale, removeLocale]
