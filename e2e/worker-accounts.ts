import { randomBytes, randomUUID } from 'node:crypto'
import { request as requests } from '@playwright/test'

import { type Account, signInAs } from './sign-in'

const newAccount = (index: number): Account => ({
  email: `worker-${index}-${randomUUID()}@gevel.test`,
  password: randomBytes(12).toString('hex'),
})

/**
 * Makes a super admin for each worker, one after another: sign-ins of one account at the same moment end each other's
 * sessions, so no two workers share one.
 */
export async function createWorkerAccounts(base: string, first: Account, count: number): Promise<Account[]> {
  const request = await requests.newContext()
  const headers = { Authorization: `JWT ${await signInAs(request, base, first)}` }
  const accounts = Array.from({ length: count }, (_, index) => newAccount(index))
  for (const account of accounts) {
    const data = { ...account, name: 'Admin', platformRole: 'superAdmin', status: 'active' }
    const made = await request.post(`${base}/payload-api/users`, { headers, data })
    if (made.status() !== 201) throw new Error(`No account for a worker: ${await made.text()}`)
  }
  await request.dispose()
  return accounts
}
