import { adminOperation } from '@/src/api/core/admin-operation'
import { ifMatchHeader } from '@/src/api/core/etag'
import { findForUpdate } from '@/src/api/core/resource/find'
import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { localeIn, paramsOf } from '@/src/api/core/resource/resource'
import { createOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import { uuid } from '@/src/api/core/schemas'
import { domainRemovalQuery } from './bodies'
import { domainLocaleOperations } from './locale-routes'
import { domainProofOperations } from './proof-routes'
import { domains } from './resource'
import { changedDomain, newDomain, removeDomain } from './write'

const remove = adminOperation({
  tag: domains.tag,
  permission: domains.permissions.remove,
  problems: ['conflict', 'stale'],
  method: 'delete',
  path: '/domains/{id}',
  summary: 'Delete a domain',
  description: 'Rejected while page URLs use it, unless `cascade=true`. Also deletes its languages.',
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
      'Replaces the domain: omitted fields get the default of a new one. In `head`, texts are those of one language, and omitted shared fields stay as they are. A new default language is added to its languages.',
  }),
  remove,
  ...domainProofOperations,
  ...domainLocaleOperations,
]
