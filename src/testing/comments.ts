import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { z } from 'zod'

import { dataOf } from '@/src/api/core/schemas'
import { commentThread } from '@/src/features/comments/api/schemas'
import { bodyAs, call, tokenOf } from './api'
import { createPage } from './pages'
import type { Company, Person } from './tenants'

export type Thread = z.output<typeof commentThread>

/** Calls an operation on comments. @param path after `/api/admin/comments` */
export async function requestComments(
  payload: Payload,
  person: Person,
  path: string,
  request: object = {},
): Promise<Response> {
  return call(`/api/admin/comments${path}`, { token: await tokenOf(payload, person), ...request })
}

/** A comment of a person, by default on a new page of the company. */
export async function comment(
  payload: Payload,
  company: Company,
  { by, ...own }: { by: Person } & Record<string, unknown>,
): Promise<Thread> {
  const options = { title: 'Over ons', status: 'draft' } as const
  const document = own.document ?? (await createPage(payload, company, options)).id
  const body = { collection: 'pages', document, locale: 'nl', text: 'Kan dit korter?', ...own }
  const answer = await requestComments(payload, by, '', { body })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await bodyAs(answer, dataOf(commentThread))).data
}
