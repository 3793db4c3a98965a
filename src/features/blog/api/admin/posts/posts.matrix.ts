import { randomUUID } from 'node:crypto'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createAuthor, createPost } from '@/src/testing/blog'
import { paragraph } from '@/src/testing/pages'

const POSTS = '/api/admin/posts'
const article = ({ payload, company }: MatrixContext) =>
  createPost(payload, company, { title: 'Waarom Postgres', excerpt: 'Een keuze, en wat ze kost.' })
const body = (author: string) => ({
  title: 'Meten voor je bouwt',
  slug: `2026/meten-${randomUUID().slice(0, 8)}`,
  excerpt: 'Drie cijfers die we voor elk project opvragen.',
  content: paragraph('Wie niet weet hoe vaak iets gebeurt, weet niet wat het mag kosten.'),
  authors: [author],
  tags: ['Meten'],
  status: 'published',
})

export const matrix = {
  'GET /api/admin/posts': row({
    prepare: article,
    send: () => ({ path: `${POSTS}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/posts': row({
    prepare: ({ payload, company }) => createAuthor(payload, company),
    send: ({ id }) => ({ path: POSTS, body: body(id) }),
    statuses: writeStatuses(201),
    writes: ['posts'],
  }),
  'GET /api/admin/posts/{uuid}': row({
    prepare: article,
    send: ({ id }) => ({ path: `${POSTS}/${id}` }),
    statuses: readStatuses(200),
  }),
  'PUT /api/admin/posts/{uuid}': row({
    prepare: article,
    send: ({ id }) => ({
      path: `${POSTS}/${id}?locale=en`,
      body: { title: 'Why Postgres', excerpt: 'A choice, and what it costs.' },
    }),
    statuses: writeStatuses(200),
    writes: ['posts'],
  }),
  'POST /api/admin/posts/{uuid}/cancel-schedule': row({
    prepare: ({ payload, company }) =>
      createPost(payload, company, { title: 'Straks', publishedAt: '2070-01-01T09:00:00.000Z' }),
    send: ({ id }) => ({ path: `${POSTS}/${id}/cancel-schedule` }),
    statuses: writeStatuses(200),
    writes: ['schedules'],
  }),
  'DELETE /api/admin/posts/{uuid}': row({
    prepare: article,
    send: ({ id }) => ({ path: `${POSTS}/${id}` }),
    statuses: writeStatuses(204),
    writes: ['posts'],
  }),
} satisfies Matrix
