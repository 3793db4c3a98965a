import type { Domain } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { lockRow } from '@/src/lib/database/lock'
import { adminOperation } from '../../core/admin-operation'
import type { Caller } from '../../core/environment'
import { ifMatchHeader } from '../../core/etag'
import type { FieldNames } from '../../core/field-names'
import { claim, findOne } from '../../core/resource/find'
import { getOperation, listOperation } from '../../core/resource/read-operations'
import { defineResource, localeIn, paramsOf, queryOf, removalQueryOf } from '../../core/resource/resource'
import { createOperation, updateOperation } from '../../core/resource/write-operations'
import { dataOf, uuid } from '../../core/schemas'
import { domainLocaleBody, domainLocaleChanges, domainLocaleParams, domainRemovalQuery } from './bodies'
import { addDomainLocale, changeDomainLocale, claimDomainLocale, removeDomainLocale } from './domain-locales'
import { adminDomain, domainLocale } from './schemas'
import { toDomains } from './serialize'
import { changedDomain, newDomain, removeDomain } from './write'

const domains = defineResource({
  collection: 'domains',
  path: '/domains',
  param: 'id',
  tag: 'Domains',
  noun: 'domain',
  plural: 'domains',
  permissions: { read: 'domains.read', write: 'domains.write', remove: 'domains.write' },
  localized: true,
  schema: adminDomain,
  serialize: toDomains,
  fieldNames: { 'allowedHosts.*.host': 'allowedHosts.*', 'apiOrigins.*.origin': 'apiOrigins.*' },
  search: ['hostname'],
  exact: ['hostname'],
  orders: ['hostname', '-hostname', '-createdAt', 'createdAt', '-updatedAt', 'updatedAt'],
})

const write = { tag: 'Domains', permission: 'domains.write', problems: ['conflict', 'stale'] } as const

/** The path names the domain; that a language is its default is stored there. */
const languageNames: FieldNames = { domain: null, defaultLocale: 'isDefault' }

/** The domain whose languages are changed: nobody else can change it until the transaction ends. */
async function hold(caller: Caller, id: string, locale: Locale): Promise<Domain> {
  await lockRow(caller.req, 'domains', id)
  return findOne(domains, caller, id, locale)
}

const remove = adminOperation({
  ...write,
  method: 'delete',
  path: '/domains/{id}',
  summary: 'Remove a domain',
  description: 'Refused while pages are reached on it, unless `cascade=true`. Its languages go with it.',
  params: paramsOf(domains),
  query: domainRemovalQuery,
  headers: ifMatchHeader,
  handle: async ({ caller, params, query, request }) => {
    const id = uuid.parse(params.id)
    const domain = await claim(domains, caller, id, { locale: localeIn({}), request })
    await removeDomain(caller, domain, query.cascade === 'true')
  },
})

const addLocale = adminOperation({
  ...write,
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
    const domain = await hold(caller, id, locale)
    const data = await addDomainLocale(caller, { domain, locale }, body)
    headers.set('location', `/api/admin/domains/${id}/locales/${data.id}`)
    return { data }
  },
})

const changeLocale = adminOperation({
  ...write,
  method: 'put',
  path: '/domains/{id}/locales/{dlId}',
  summary: 'Change a language of a domain',
  description: 'With `isDefault` it takes the place of the default language, which stays on the domain.',
  params: domainLocaleParams,
  query: queryOf(domains),
  headers: ifMatchHeader,
  body: domainLocaleChanges,
  fieldNames: { ...languageNames, locale: null },
  answer: dataOf(domainLocale),
  handle: async ({ caller, params, query, body, request }) => {
    const locale = localeIn(query)
    const domain = await hold(caller, params.id, locale)
    const current = await claimDomainLocale(caller, { domain, locale }, params.dlId, request)
    return { data: await changeDomainLocale(caller, { domain, locale }, current, body) }
  },
})

const removeLocale = adminOperation({
  ...write,
  method: 'delete',
  path: '/domains/{id}/locales/{dlId}',
  summary: 'Remove a language from a domain',
  description: 'Refused for the default language, and while pages are reached in this one.',
  params: domainLocaleParams,
  query: removalQueryOf(domains),
  headers: ifMatchHeader,
  handle: async ({ caller, params, query, request }) => {
    const locale = localeIn(query)
    const domain = await hold(caller, params.id, locale)
    await removeDomainLocale(
      caller,
      await claimDomainLocale(caller, { domain, locale }, params.dlId, request),
    )
  },
})

export const adminDomainOperations = [
  listOperation(domains),
  createOperation(domains, newDomain),
  getOperation(domains),
  updateOperation(domains, {
    ...changedDomain,
    description:
      'It replaces the domain: what the body leaves out gets the default of a new one. In `head` the texts are those of one language, and what the languages share stays as it is where it is left out. A default language that the domain lacks is added to its languages.',
  }),
  remove,
  addLocale,
  changeLocale,
  removeLocale,
]
