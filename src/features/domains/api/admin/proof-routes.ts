import type { Domain } from '@/payload-types'
import { adminOperation } from '@/src/api/core/admin-operation'
import { consumeAttempt } from '@/src/api/core/attempts'
import { installationOperation } from '@/src/api/core/installation-operation'
import { ApiError } from '@/src/api/core/problems'
import { findOne } from '@/src/api/core/resource/find'
import { localeIn, paramsOf } from '@/src/api/core/resource/resource'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { approveDomain, checkProof } from '@/src/features/domains/server/prove'
import { domains } from './resource'
import { domainProof } from './schemas'
import { toProof } from './serialize'

/** Each check asks DNS servers of others. */
const PER_DOMAIN = { name: 'domain-check', points: 5, seconds: 60 }
const PER_TENANT = { name: 'domain-checks', points: 60, seconds: 3600 }
const DETAIL = 'Too many checks. DNS changes take a while; try again later.'

const answerWith = (domain: Domain | null) => {
  if (!domain) throw new ApiError('notFound', 'This domain was deleted.')
  return { data: toProof(domain) }
}

const check = adminOperation({
  tag: domains.tag,
  permission: domains.permissions.write,
  // The DNS is asked outside a transaction.
  ownTransaction: true,
  method: 'post',
  path: '/domains/{id}/check',
  summary: 'Check the DNS record of a domain',
  description: 'Proves the domain when its TXT record is found. Says why in `problem` when it is not.',
  params: paramsOf(domains),
  answer: dataOf(domainProof),
  handle: async ({ caller, params }) => {
    const id = uuid.parse(params.id)
    const domain = await findOne(domains, caller, id, localeIn({}))
    await consumeAttempt(PER_DOMAIN, id, DETAIL)
    await consumeAttempt(PER_TENANT, caller.tenant.id, DETAIL)
    return answerWith(await checkProof(caller.req, domain))
  },
})

const approve = installationOperation({
  tag: domains.tag,
  permission: 'domains.approve',
  method: 'post',
  path: '/domains/{id}/approve',
  summary: 'Approve a domain without a DNS record',
  params: paramsOf(domains),
  answer: dataOf(domainProof),
  problems: ['conflict'],
  handle: async ({ operator, params }) => {
    const outcome = await approveDomain(operator.req, uuid.parse(params.id))
    if (outcome === 'conflict')
      throw new ApiError(
        'conflict',
        'A proven domain of another tenant has this name, or one above or below it.',
      )
    return answerWith(outcome)
  },
})

export const domainProofOperations = [check, approve]
