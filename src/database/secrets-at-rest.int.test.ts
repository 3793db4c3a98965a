import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { up } from '@/migrations/20261122_221500_secrets_at_rest'
import { up as cleanJobErrors } from '@/migrations/20261123_010000_job_errors'
import { createSession } from '@/src/features/accounts/server/create-session'
import { issuePanelCode } from '@/src/features/accounts/server/hand-over'
import { createApiToken } from '@/src/features/api-tokens/server/create-token'
import { issueCode } from '@/src/features/edit-on-site/server/issue-code'
import { openWebhookSecret, renewWebhookSecret } from '@/src/features/forms/server/webhook/secret'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { siteOrigin } from '@/src/platform/site-origin'
import { createOpenCompany, linkIn } from '@/src/testing/accounts'
import { call } from '@/src/testing/api'
import { auditOf } from '@/src/testing/audit'
import { configureMail } from '@/src/testing/configured-mail'
import { createForm, createSubmission, newVisitor } from '@/src/testing/forms'
import { readJob, waitingJob } from '@/src/testing/jobs'
import type { Mailbox } from '@/src/testing/mailbox'
import { giveTotp } from '@/src/testing/second-factors'
import { type Company, createPerson } from '@/src/testing/tenants'

const URL = 'https://hooks.kade.example/forms'

let payload: Payload
let company: Company
let mailbox: Mailbox

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createOpenCompany(payload)
  mailbox = await configureMail(payload)
})
afterAll(() => mailbox.stop())

const post = (operation: string, body: object) =>
  call(`/api/auth/${operation}`, { body, headers: newVisitor(), host: company.domain.hostname })

async function mailedToken(email: string): Promise<string> {
  const { message } = await mailbox.next(email)
  return linkIn(message.text).searchParams.get('token') ?? ''
}

/** The tables in which a text occurs, in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const found = rows.map(async ({ name }) => {
    const { rowCount } = await payload.db.drizzle.execute(
      sql`SELECT FROM ${sql.identifier(name)} t WHERE position(${text} IN t::text) > 0 LIMIT 1`,
    )
    return rowCount === 0 ? [] : [name]
  })
  return (await Promise.all(found)).flat()
}

/** Every secret that the product makes, by name. */
const SECRETS: Record<string, () => Promise<string>> = {
  'link to choose a password': async () => {
    const { email } = await createPerson(payload)
    await post('forgot-password', { email })
    return mailedToken(email)
  },
  'link to confirm an address': async () => {
    const email = `new-${crypto.randomUUID()}@example.org`
    await post('register', { name: 'Sam de Vries', email, password: 'kurk-lantaarn-wolk' })
    return mailedToken(email)
  },
  'session of the panel': async () => {
    const { id } = await createPerson(payload)
    return (await createSession(await createLocalReq({}, payload), id, { type: 'panel' })).token
  },
  'session of a site': () => siteSession(),
  'code for the panel': async () => {
    const from = { token: await siteSession(), hostname: company.domain.hostname }
    return (await issuePanelCode(payload, from, { hostname: 'localhost', browser: '' })) ?? ''
  },
  'code to edit on a site': async () => {
    const user = { ...(await createPerson(payload, { superAdmin: true })), _sid: crypto.randomUUID() }
    const headers = new Headers({ host: 'localhost' })
    const req = await createLocalReq({ user, req: { headers } }, payload)
    const url = await issueCode(req, siteOrigin(company.domain.hostname))
    return new globalThis.URL(url ?? '').searchParams.get('code') ?? ''
  },
  'API token': async () => {
    const { id } = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const token = { account: id, tenant: company.tenant.id, name: 'CI', scope: 'read', days: 1 } as const
    const req = await createLocalReq({}, payload)
    const created = await inTransaction(req, () => createApiToken(req, token))
    return created.type === 'created' ? created.token : ''
  },
  'secret of an authenticator app': async () =>
    (await giveTotp(payload, (await createPerson(payload)).id)).secret,
  'recovery code': async () => {
    const { recoveryCodes } = await giveTotp(payload, (await createPerson(payload)).id)
    return recoveryCodes[0]?.replaceAll('-', '') ?? ''
  },
  'signing secret of a webhook': async () => {
    const form = await createForm(payload, company, { webhook: { url: URL } })
    const req = await createLocalReq({}, payload)
    return inTransaction(req, () => renewWebhookSecret(req, form))
  },
}

async function siteSession(): Promise<string> {
  const { id } = await createPerson(payload)
  const audience = { type: 'site', hostname: company.domain.hostname, tenant: company.tenant.id } as const
  return (await createSession(await createLocalReq({}, payload), id, audience)).token
}

describe('the database', () => {
  it.each(Object.keys(SECRETS))('does not contain a %s', async (name) => {
    const secret = (await SECRETS[name]?.()) ?? ''
    expect(secret.length).toBeGreaterThan(10)
    expect(await tablesWith(secret)).toEqual([])
  })

  it('stores nothing that opens an account as a mailed token', async () => {
    const { email, id } = await createPerson(payload)
    await post('forgot-password', { email })
    await mailedToken(email)
    const { rows } = await payload.db.drizzle.execute<{
      token: string
      password: string
    }>(sql`SELECT reset_password_token AS token FROM users WHERE id = ${id}`)
    const token = rows[0]?.token ?? ''
    expect(token).toMatch(/^[\da-f]{64}$/)
    expect((await post('reset-password', { token, password: 'kurk-lantaarn-wolk' })).status).toBe(410)
  })
})

describe('the error of a job', () => {
  const failing = async (recipient: string) => {
    const form = await createForm(payload, company, { recipients: [{ email: recipient }] })
    const { id } = await createSubmission(payload, form, { mail: 'pending', domain: company.domain.id })
    return waitingJob(payload, 'mailSubmission', { submission: id })
  }

  it('is stored by its code, without what a server replied', async () => {
    const recipient = `${crypto.randomUUID()}@kade.example`
    const id = await failing(recipient)
    mailbox.refuse(true)
    await payload.jobs.runByID({ id })
    mailbox.refuse(false)
    const { log } = await readJob(payload, id)
    expect(log?.map(({ error }) => error)).toEqual([{ message: 'Error EENVELOPE 550' }])
    expect(await tablesWith('Mailbox unavailable')).toEqual([])
  })

  it('is stored without the values of a statement that failed', async () => {
    const id = await failing('a@kade.example')
    const [value, entryId] = [crypto.randomUUID(), crypto.randomUUID()]
    const error = { name: 'Error', message: `Failed query: insert params: ${value}`, stack: value }
    const entry = {
      executedAt: '2026-11-23',
      id: entryId,
      completedAt: '2026-11-23',
      taskID: '1',
      taskSlug: 'mailSubmission',
    }
    const log = { $push: { ...entry, state: 'failed', error } }
    await payload.db.updateJobs({ id, data: { error, hasError: true, log } })
    expect(await readJob(payload, id)).toMatchObject({
      error: { message: 'Error' },
      log: [{ error: { message: 'Error' } }],
    })
    expect(await tablesWith(value)).toEqual([])
  })

  it('keeps no values that were stored before', async () => {
    const id = await failing('a@kade.example')
    const [value, own] = [crypto.randomUUID(), { cancelled: true, message: 'Cancelled by a super admin' }]
    const set = (error: object) =>
      payload.db.drizzle.execute(
        sql`UPDATE payload_jobs SET error = ${JSON.stringify(error)}::jsonb WHERE id = ${id}`,
      )
    const clean = async () => {
      const req = await createLocalReq({}, payload)
      await cleanJobErrors({ db: payload.db.drizzle as never, payload, req })
      return (await readJob(payload, id)).error
    }
    await set({ message: value, stack: value })
    expect(await clean()).toEqual({ message: 'Error' })
    await set(own)
    expect(await clean()).toEqual(own)
  })
})

describe('the migration of what was stored before', () => {
  const migrate = async () => {
    const req = await createLocalReq({}, payload)
    await up({ db: payload.db.drizzle as never, payload, req })
  }

  it('seals secrets of webhooks, and hashes tokens of links, which keep working', async () => {
    const form = await createForm(payload, company, { webhook: { url: URL } })
    const { id } = await createPerson(payload)
    const [token, secret] = ['0123456789abcdef0123456789abcdef01234567', 'whsec_c2VjcmV0']
    await payload.db.drizzle.execute(sql`
      UPDATE users SET reset_password_token = ${token}, reset_password_expiration = now() + interval '1 hour'
      WHERE id = ${id}`)
    await payload.db.drizzle.execute(sql`UPDATE forms SET webhook_secret = ${secret} WHERE id = ${form.id}`)
    await migrate()
    expect(await tablesWith(token)).toEqual([])
    expect(await tablesWith(secret)).toEqual([])
    const options = {
      collection: 'forms',
      id: form.id,
      overrideAccess: true,
      showHiddenFields: true,
    } as const
    const { webhook } = await payload.findByID(options)
    expect(openWebhookSecret(webhook?.secret ?? '')).toBe(secret)
    expect((await post('reset-password', { token, password: 'kurk-lantaarn-wolk' })).status).toBe(200)
  })

  it('moves personal changes of accounts out of the logs of tenants, where their roles stay', async () => {
    const { id } = await createPerson(payload)
    const status = { path: ['status'], kind: 'changed', before: 'active', after: 'disabled' }
    const role = { path: ['tenants', 'role'], kind: 'changed', before: null, after: 'editor' }
    for (const changes of [[status, role], [status], [role]])
      await payload.db.drizzle.execute(sql`
        INSERT INTO audit_log (tenant_id, document_collection, document_id, action, via, changes)
        VALUES (${company.tenant.id}, 'users', ${id}, 'update', 'admin', ${JSON.stringify(changes)}::jsonb)`)
    await migrate()
    const entries = await auditOf(payload, id)
    const ofTenant = entries.filter(({ tenant }) => tenant !== null).map(({ changes }) => changes)
    expect(ofTenant).toEqual([[role], [role]])
    const others = entries.filter(({ tenant, action }) => tenant === null && action === 'update')
    expect(others.map(({ changes }) => changes)).toEqual([[status], [status]])
    await expect(
      payload.db.drizzle.execute(sql`UPDATE audit_log SET changes = '[]' WHERE document_id = ${id}`),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})
