import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { z } from 'zod'

import { dataOf } from '@/src/api/core/schemas'
import { review as reviewSchema } from '@/src/features/reviews/api/schemas'
import { bodyAs, call, tokenOf } from './api'
import { createPageWithUrls } from './pages'
import { type Company, createPerson, type Person } from './tenants'

export type Review = z.output<typeof reviewSchema>

/** Calls an operation on reviews. @param path after `/api/admin/reviews` */
export async function requestReviews(
  payload: Payload,
  person: Person,
  path: string,
  request: object = {},
): Promise<Response> {
  return call(`/api/admin/reviews${path}`, { token: await tokenOf(payload, person), ...request })
}

export const reviewIn = async (answer: Response): Promise<Review> => {
  expect(answer.status, await answer.clone().text()).toBeLessThan(300)
  return (await bodyAs(answer, dataOf(reviewSchema))).data
}

/** A page with an address that is a draft in Dutch, by default of a new writer, and their request to review it. */
export async function reviewedPage(payload: Payload, company: Company, by?: Person) {
  const writer = by ?? (await createPerson(payload, { role: 'writer', tenant: company.tenant }))
  const { id } = await createPageWithUrls(payload, company, { title: 'Over ons', status: 'draft' })
  await payload.update({
    ...{ collection: 'pages', id, locale: 'nl', draft: true, data: { title: 'Over ons en u' } },
    ...{ user: writer, overrideAccess: false },
  })
  const body = { collection: 'pages', document: id, locale: 'nl', message: 'Klopt dit zo?' }
  const review = await reviewIn(await requestReviews(payload, writer, '', { body }))
  return { writer, page: id, review }
}
