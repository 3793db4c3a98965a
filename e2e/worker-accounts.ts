import { randomBytes, randomUUID } from 'node:crypto'
import { request as requests } from '@playwright/test'

import { type Account, signInAs } from './sign-in'

const newAccount = (index: number): Account => ({
  email: `worker-${index}-${randomUUID()}@gevel.test`,
  password: randomBytes(12).toString('hex'),
})

/**
 * Creates a super admin for each worker. Workers cannot share one, because simultaneous sign-ins of one account end each
 * other's sessions.
 */
export async function createWorkerAccounts(base: string, first: Account, count: number): Promise<Account[]> {
  const request = await requests.newContext()
  const headers = { Authorization: `JWT ${await signInAs(request, base, first)}` }
  const accounts = Array.from({ length: count }, (_, index) => newAccount(index))
  for (const account of accounts) {
    const data = { ...account, name: 'Admin', platformRole: 'superAdmin', status: 'active' }
    const response = await request.post(`${base}/payload-api/users`, { headers, data })
    if (response.status() !== 201) throw new Error(`No account for a worker: ${await response.text()}`)
  }
  await request.dispose()
  return accounts
}
