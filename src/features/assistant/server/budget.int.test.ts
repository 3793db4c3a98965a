import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { AssistantSetting } from '@/payload-types'
import { AssistantError, generate } from '@/src/features/assistant'
import { cacheTags } from '@/src/cache/tags'
import { disableProcessCaches, invalidateProcessCaches } from '@/src/cache/tagged-cache'
import { env } from '@/src/platform/env'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { auditOf } from '@/src/testing/audit'
import { type ModelServer, startModelServer } from '@/src/testing/model-server'
import { countStatements } from '@/src/testing/statements'
import { type Company, createCompany, createPerson, createTenant, type Person } from '@/src/testing/tenants'
import { pruneUsageLogs, USAGE_RETENTION_DAYS } from './prune-usage-logs'

let payload: Payload
let server: ModelServer
let company: Company
let tenant: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  server = await startModelServer({ callsAtOnce: 100 })
})
afterAll(() => server.stop())
beforeEach(async () => {
  tenant = (await createTenant(payload)).id
})

const save = (data: Partial<AssistantSetting> & { newKey?: string; removeKey?: boolean }) =>
  payload.create({
    collection: 'assistant-settings',
    data: { tenant, ...data },
    overrideAccess: true,
  })

const ask = (person: Person = company.editor, messages = [{ role: 'user' as const, content: 'Hoi' }]) =>
  generate({ payload, tenant, account: person.id, purpose: 'chat', messages })

const failureOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AssistantError)) throw new Error(`not an AssistantError: ${String(error)}`)
  return error
}

const spent = async () => {
  const { rows } = await payload.db.drizzle.execute<{ tokens: number; calls: number; reserved: number }>(sql`
    SELECT count(*)::int AS calls, coalesce(sum(input_tokens + output_tokens), 0)::int AS tokens,
      (SELECT count(*)::int FROM llm_reservations WHERE tenant_id = ${tenant}) AS reserved
    FROM llm_usage_logs WHERE tenant_id = ${tenant}`)
  return rows[0]
}

/** Moves the calls of the tenant into the past, which only a test can. */
const makeOlder = (by: string) =>
  payload.db.drizzle.transaction(async (db) => {
    await db.execute(sql`ALTER TABLE llm_usage_logs DISABLE TRIGGER llm_usage_logs_append_only`)
    await db.execute(sql`UPDATE llm_usage_logs SET created_at = created_at - ${by}::interval
      WHERE tenant_id = ${tenant}`)
    await db.execute(sql`ALTER TABLE llm_usage_logs ENABLE TRIGGER llm_usage_logs_append_only`)
  })

describe('a budget', () => {
  it.each([
    ['tenant', { tenant: { dayTokens: 1 } }, 'The budget of this tenant for today is spent.'],
    ['person', { person: { monthCost: 0.0001 } }, 'Your budget for this month is spent.'],
  ] as const)('of a %s ends its calls, and says who can raise it', async (scope, budgets, text) => {
    await save({ budgets })
    await ask()
    const { failure, texts } = await failureOf(ask())
    expect(failure).toMatchObject({ reason: 'budgetReached', limit: { scope } })
    expect(texts.en).toBe(`${text} An admin can raise it in the assistant settings.`)
    expect(await spent()).toEqual({ calls: 1, tokens: 120, reserved: 0 })
  })

  it('counts what was sent to a provider that never answers', async () => {
    await save({ budgets: { tenant: { dayTokens: 1 } } })
    const configured = env.LLM
    if (env.LLM) env.LLM = { ...env.LLM, timeoutMs: 150 }
    server.answer(() => {})
    expect((await failureOf(ask())).failure.reason).toBe('timedOut')
    env.LLM = configured
    expect((await failureOf(ask())).failure.reason).toBe('budgetReached')
    expect(await spent()).toEqual({ calls: 1, tokens: 1, reserved: 0 })
  })

  it('of one person leaves those of others', async () => {
    await save({ budgets: { person: { dayTokens: 100 } } })
    await ask()
    expect((await failureOf(ask())).failure.reason).toBe('budgetReached')
    await ask(company.admin)
  })

  it('of the installation counts unless the tenant has its own key', async () => {
    if (env.LLM) env.LLM = { ...env.LLM, monthlyBudget: 0.0001 }
    await ask()
    const { failure, texts } = await failureOf(ask())
    expect(failure).toMatchObject({ limit: { scope: 'installation', period: 'month' } })
    expect(texts.nl).toContain('beheerder van de installatie')
    await save({ newKey: 'sk-own' })
    await ask()
    if (env.LLM) env.LLM = { ...env.LLM, monthlyBudget: null }
  })

  it('counts from midnight in the time zone of the tenant', async () => {
    await save({ budgets: { tenant: { dayTokens: 100 } } })
    await ask()
    await makeOlder('24 hours')
    await ask()
  })

  it('is overspent by one call at most, by a hundred calls at once', async () => {
    await save({ budgets: { tenant: { monthTokens: 5000 } } })
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => ask()))
    const reasons = all.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as AssistantError).failure.reason] : [],
    )
    expect(new Set(reasons)).toEqual(new Set(['budgetReached']))
    const after = await spent()
    expect(after).toMatchObject({ calls: 100 - reasons.length, reserved: 0 })
    expect(after?.tokens).toBeLessThan(5000 + 120)
    expect(after?.calls).toBeGreaterThan(0)
  })

  it('is not held by a reservation that nobody settled, once it has expired', async () => {
    await save({ budgets: { tenant: { monthTokens: 1000 } } })
    const hold = (when: string) =>
      payload.db.drizzle.execute(sql`INSERT INTO llm_reservations (tenant_id, tokens, cost, expires_at)
        VALUES (${tenant}, 1000, 0, now() + ${when}::interval)`)
    await hold('-1 second')
    await ask()
    await hold('1 minute')
    expect((await failureOf(ask())).failure.reason).toBe('budgetReached')
  })
})

describe('the assistant', () => {
  it('can be turned off by a tenant', async () => {
    await save({ enabled: false })
    expect((await failureOf(ask())).failure.reason).toBe('switchedOff')
  })

  it('follows its settings, which are read once until they change', async () => {
    invalidateProcessCaches([cacheTags.everything()])
    const first = await countStatements(payload, () => ask())
    expect(await countStatements(payload, () => ask())).toBe(first - 1)
    await save({ enabled: false })
    expect((await failureOf(ask())).failure.reason).toBe('switchedOff')
    disableProcessCaches()
  })

  it('is not there without a language model', async () => {
    const configured = env.LLM
    env.LLM = null
    expect((await failureOf(ask())).texts.en).toContain('Ask the operator')
    env.LLM = configured
  })

  it('uses the model that the tenant chose, as long as the installation allows it', async () => {
    const { id } = await save({ model: 'other' })
    expect((await ask()).model).toBe('other')
    if (env.LLM) env.LLM = { ...env.LLM, models: ['large'] }
    expect((await ask()).model).toBe('large')
    await expect(
      payload.update({
        collection: 'assistant-settings',
        id,
        data: { model: 'gpt-99' },
        overrideAccess: true,
      }),
    ).rejects.toMatchObject({ status: 400 })
  })
})

describe('the tenant’s own key', () => {
  const keyOf = () => server.requests.at(-1)?.headers.authorization

  it('is used in place of the installation’s, and never shown', async () => {
    const stored = await save({ newKey: ' sk-own-key ' })
    expect(JSON.stringify(stored)).not.toContain('sk-own-key')
    expect(stored).not.toHaveProperty('sealedKey')
    expect(stored.ownKeySetAt).toMatch(/^\d{4}-/)
    await ask()
    expect(keyOf()).toBe('Bearer sk-own-key')
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT FROM assistant_settings s WHERE position('sk-own-key' IN s::text) > 0`,
    )
    expect(rows).toEqual([])
    expect(JSON.stringify(await auditOf(payload, stored.id))).not.toContain('sk-own')
  })

  it('stays when other settings change, and can be removed', async () => {
    const { id } = await save({ newKey: 'sk-own-key' })
    const update = (data: object) =>
      payload.update({ collection: 'assistant-settings', id, data, overrideAccess: true })
    await update({ tone: 'Zakelijk' })
    await ask()
    expect(keyOf()).toBe('Bearer sk-own-key')
    expect(await update({ removeKey: true })).toMatchObject({ ownKeySetAt: null })
    await ask()
    expect(keyOf()).toBe('Bearer key-of-the-installation')
  })

  it('is worthless in the settings of another tenant', async () => {
    const { id } = await save({ newKey: 'sk-own-key' })
    tenant = (await createTenant(payload)).id
    const copy = await save({})
    await payload.db.drizzle.execute(sql`UPDATE assistant_settings SET sealed_key =
      (SELECT sealed_key FROM assistant_settings WHERE id = ${id}) WHERE id = ${copy.id}`)
    expect((await failureOf(ask())).failure.reason).toBe('unreadableKey')
  })
})

describe('the usage log', () => {
  it('cannot be changed, deleted or emptied', async () => {
    await ask()
    for (const statement of [
      sql`UPDATE llm_usage_logs SET cost = 0 WHERE tenant_id = ${tenant}`,
      sql`DELETE FROM llm_usage_logs WHERE tenant_id = ${tenant}`,
      sql`TRUNCATE llm_usage_logs`,
    ])
      await expect(payload.db.drizzle.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
    expect(await spent()).toMatchObject({ calls: 1 })
  })

  it('loses its oldest calls to one function, which is recorded', async () => {
    await ask()
    await makeOlder(`${USAGE_RETENTION_DAYS + 1} days`)
    await ask()
    const req = await createLocalReq({}, payload)
    await inTransaction(req, () => pruneUsageLogs(req, new Date()))
    expect(await spent()).toMatchObject({ calls: 1 })
    const { rows } = await payload.db.drizzle.execute(sql`SELECT action, via FROM audit_log
      WHERE document_collection = 'llm-usage-logs' AND document_title LIKE '1 ×%' AND tenant_id IS NULL`)
    expect(rows).toEqual([{ action: 'delete', via: 'system' }])
  })

  it('forgets who made a call when the account is deleted', async () => {
    const leaver = await createPerson(payload)
    await ask(leaver)
    await payload.delete({ collection: 'users', id: leaver.id, overrideAccess: true })
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT account_id FROM llm_usage_logs WHERE tenant_id = ${tenant}`,
    )
    expect(rows).toEqual([{ account_id: null }])
  })
})
