import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { anonymous } from '@/src/testing/api-matrix/statuses'
import { createPost } from '@/src/testing/blog'

export const matrix = {
  'GET /api/posts': row({
    prepare: ({ payload, company }) =>
      createPost(payload, company, {
        title: 'Waarom wij Postgres kiezen',
        excerpt: 'Eén database die zijn beloften houdt.',
      }),
    send: () => ({ path: '/api/posts?limit=1' }),
    statuses: anonymous(200),
  }),
  'GET /api/posts/{slug}': row({
    prepare: ({ payload, company }) =>
      createPost(payload, company, {
        title: 'Waarom wij Postgres kiezen',
        excerpt: 'Eén database die zijn beloften houdt.',
        slug: `2026/postgres-${crypto.randomUUID()}`,
      }),
    send: ({ slug }) => ({ path: `/api/posts/${slug}` }),
    statuses: anonymous(200),
  }),
} satisfies Matrix
