import { adminOperation } from '@/src/api/core/admin-operation'
import { ifMatchHeader } from '@/src/api/core/etag'
import { findForUpdate } from '@/src/api/core/resource/find'
import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { localeIn, paramsOf } from '@/src/api/core/resource/resource'
import { createOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import { uuid } from '@/src/api/core/schemas'
import { domainRemovalQuery } from './bodies'
import { domainLocaleOperations } from './locale-routes'
import { domains } from './resource'
import { changedDomain, newDomain, removeDomain } from './write'

const remove = adminOperation({
  tag: domains.tag,
  permission: domains.permissions.remove,
  problems: ['conflict', 'stale'],
  method: 'delete',
  path: '/domains/{id}',
  summary: 'Remove a domain',
  description: 'Refused while pages are reached on it, unless `cascade=true`. Its languages go with it.',
  params: paramsOf(domains),
  query: domainRemovalQuery,
  headers: ifMatchHeader,
  handle: async ({ caller, params, query, request }) => {
    const id = uuid.parse(params.id)
    const domain = await findForUpdate(domains, caller, id, { locale: localeIn({}), request })
    await removeDomain(caller, domain, query.cascade === 'true')
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
  ...domainLocaleOperations,
]
