import { z } from '@hono/zod-openapi'

import { mayPublish } from '@/src/access/memberships'
import { adminOperation } from '@/src/api/core/admin-operation'
import { listOf } from '@/src/api/core/list'
import { idIn, paramsOf } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import { reviewersIn } from '../server/people'
import { listReviews, type StoredReview } from '../server/read'
import {
  approveReview,
  findReview,
  requestReview,
  sendBackReview,
  withdrawReview,
  withDocument,
} from './decide'
import {
  approval,
  newReview,
  personInReviews,
  review,
  reviewQuery,
  reviewSummary,
  sendBackBody,
} from './schemas'

const tag = 'Reviews'
const path = '/reviews'
const place = { param: 'id', noun: 'review' } as const

const toSummary = ({ fingerprint: _fingerprint, ...summary }: StoredReview) => summary

const list = adminOperation({
  tag,
  method: 'get',
  path,
  summary: 'List reviews',
  description: 'Requests to review a language of a page or post, and what became of them; the newest first.',
  permission: 'content.read',
  query: reviewQuery,
  answer: listOf(reviewSummary),
  handle: async ({ caller: { req, tenant, user }, query: { page, limit, waiting, ...query } }) => {
    const forMe = waiting && { account: user.id, publishes: mayPublish(user, tenant.id) }
    const which = { tenant: tenant.id, ...query, waiting: forMe }
    const { reviews, total } = await listReviews(req, which, { page, limit })
    return { data: reviews.map(toSummary), meta: { page, limit, total, pages: Math.ceil(total / limit) } }
  },
})

const people = adminOperation({
  tag,
  method: 'get',
  path: `${path}/people`,
  summary: 'Whom a review can be asked of',
  description: 'The people whose role in the tenant lets them publish, by name.',
  permission: 'content.write',
  answer: dataOf(z.array(personInReviews)),
  handle: async ({ caller: { req, tenant } }) => ({ data: await reviewersIn(req, tenant.id) }),
})

const get = adminOperation({
  tag,
  method: 'get',
  path: `${path}/{id}`,
  summary: 'Get a review',
  description: 'With what the document says now, and the versions to compare.',
  permission: 'content.read',
  params: paramsOf(place),
  answer: dataOf(review),
  handle: async ({ caller, params }) => {
    const found = await findReview(caller, idIn(params, place))
    return { data: await withDocument(caller, found) }
  },
})

const create = adminOperation({
  tag,
  method: 'post',
  path,
  summary: 'Request a review',
  description:
    'Of the newest draft of a page or post in a language. There is one open request for each language; whoever is asked gets a mail.',
  permission: 'content.write',
  body: newReview,
  status: 201,
  answer: dataOf(review),
  problems: ['conflict'],
  handle: async ({ caller, body, headers }) => {
    const stored = await requestReview(caller, body)
    headers.set('location', `/api/admin${path}/${stored.id}`)
    return { data: await withDocument(caller, stored) }
  },
})

const approve = adminOperation({
  tag,
  method: 'post',
  path: `${path}/{id}/approve`,
  summary: 'Approve a review, and publish',
  description:
    'What is approved is what was seen: the `fingerprint` is that of the review as it was read, and a draft that says something else by now is a 409. Publishing is rejected as by hand, and then nothing is approved. Nobody approves their own request.',
  permission: 'content.publish',
  params: paramsOf(place),
  body: approval,
  answer: dataOf(review),
  problems: ['conflict'],
  handle: async ({ caller, params, body }) => {
    const stored = await approveReview(caller, idIn(params, place), body)
    return { data: await withDocument(caller, stored) }
  },
})

const sendBack = adminOperation({
  tag,
  method: 'post',
  path: `${path}/{id}/send-back`,
  summary: 'Send back what was to be reviewed',
  description: 'With what is to change. The requester gets a mail, and requests a review again.',
  permission: 'content.publish',
  params: paramsOf(place),
  body: sendBackBody,
  answer: dataOf(review),
  problems: ['conflict'],
  handle: async ({ caller, params, body }) => {
    const stored = await sendBackReview(caller, idIn(params, place), body.reason)
    return { data: await withDocument(caller, stored) }
  },
})

const withdraw = adminOperation({
  tag,
  method: 'post',
  path: `${path}/{id}/withdraw`,
  summary: 'Withdraw a request for a review',
  description: 'Your own, or anybody’s if you may publish. The draft stays as it is.',
  permission: 'content.write',
  params: paramsOf(place),
  answer: dataOf(review),
  problems: ['conflict'],
  handle: async ({ caller, params }) => {
    const stored = await withdrawReview(caller, idIn(params, place))
    return { data: await withDocument(caller, stored) }
  },
})

export const reviewOperations = [list, people, get, create, approve, sendBack, withdraw]
