import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { accountOfTokenId } from '@/src/features/api-tokens'
import { AssistantError, type AssistantFailure } from '@/src/features/assistant'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { isDatabaseConnectionError } from '@/src/platform/database/outage'
import { inTransaction } from '@/src/platform/database/transaction'
import { BULK_PROBLEMS } from '../../rules/bulk'
import { changeClaimed, type Claim, claimNext, stopBulk } from './claim'
import { queueNext } from './table'
import { type Translated, translateClaimed } from './translate-claimed'
import { storeTranslated } from '../model/store-translated'

/** Failures that the next document would meet too. */
const STOPPING: readonly AssistantFailure['reason'][] = [
  'budgetReached',
  'notConfigured',
  'switchedOff',
  'unreadableKey',
  'rejected',
]

async function accountOf(payload: Payload, { account, token }: Claim['bulk']) {
  if (token) return accountOfTokenId(payload, token)
  if (!account) return null
  const user = await payload.findByID({
    ...{ collection: 'users', id: account, depth: 0, disableErrors: true },
    // The job acts for this account; what it may do is decided below and where it saves.
    overrideAccess: true,
  })
  return user?.status === 'active' ? { ...user, collection: 'users' as const } : null
}

/** The request of whoever started it, with their rights of now; null when they may not write here any more. */
async function requestOf(payload: Payload, bulk: Claim['bulk']): Promise<PayloadRequest | null> {
  const user = await accountOf(payload, bulk)
  if (!user || !(isSuperAdmin(user) || tenantsWith(user, 'content.write').includes(bulk.tenant))) return null
  return createLocalReq({ user }, payload)
}

/** Saves what was translated, and queues the next, in one transaction: a document is saved once or not at all. */
const settle = (req: PayloadRequest, claim: Claim, { before, answers, outcome }: Translated): Promise<void> =>
  inTransaction(req, async () => {
    if (!(await changeClaimed(req, claim, sql`job_id = job_id`))) return
    const { bulk, document } = claim
    const { untranslated, stopped } = outcome
    const { stored, left } = await storeTranslated(req, document, bulk, { before, answers, untranslated })
    const isFailed = stored === 0 && left.length > 0
    const problem = stopped?.texts ?? (isFailed ? BULK_PROBLEMS.nothing : null)
    await changeClaimed(
      req,
      claim,
      sql`state = ${isFailed ? 'failed' : 'done'}, translated = ${stored}, untranslated = ${left.length},
        problem = ${problem && JSON.stringify(problem)}::jsonb, answers = '{}'`,
    )
    await queueNext(req, bulk.id)
  })

async function fail(payload: Payload, claim: Claim, problem: LocaleTexts): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const isOurs = await changeClaimed(
      req,
      claim,
      sql`state = 'failed', problem = ${JSON.stringify(problem)}::jsonb`,
    )
    if (isOurs) await queueNext(req, claim.bulk.id)
  })
}

const isStopping = (error: unknown): error is AssistantError =>
  error instanceof AssistantError && STOPPING.includes(error.failure.reason)

/**
 * Translates the next document of a bulk translation, as the account that started it. A job whose process ended goes on
 * with its own document, and asks nothing that was answered.
 * @throws when the database cannot be reached: the job is tried again
 */
export async function runBulk(payload: Payload, bulk: string, job: string): Promise<void> {
  const claim = await claimNext(payload, bulk, job)
  if (!claim) return
  try {
    const req = await requestOf(payload, claim.bulk)
    if (!req) return await stopBulk(payload, claim, BULK_PROBLEMS.notAllowed)
    const translated = await translateClaimed(req, claim)
    if (!translated) return await fail(payload, claim, BULK_PROBLEMS.gone)
    if (isStopping(translated.outcome.stopped)) throw translated.outcome.stopped
    // Asking took a while, in which a role or a token can be lost.
    const present = await requestOf(payload, claim.bulk)
    if (!present) return await stopBulk(payload, claim, BULK_PROBLEMS.notAllowed)
    await settle(present, claim, translated)
  } catch (error) {
    if (isDatabaseConnectionError(error)) throw error
    if (isStopping(error)) return stopBulk(payload, claim, error.texts)
    if (!(error instanceof AssistantError))
      payload.logger.warn({ err: error, bulk, document: claim.document }, 'A document was not translated')
    await fail(payload, claim, error instanceof AssistantError ? error.texts : BULK_PROBLEMS.rejected)
  }
}
