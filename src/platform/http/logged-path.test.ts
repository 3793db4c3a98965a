import { expect, it } from 'vitest'

import { loggedPath } from './logged-path'

it.each([
  ['/auth/verify?token=hunter2', '/auth/verify'],
  ['/en/admin/reset/PxkaU8Wr2qLdOJsnTarwdaRekGOoZF_zDqcwWcGWSzU', '/en/admin/reset/[token]'],
  [
    '/payload-api/users/verify/PxkaU8Wr2qLdOJsnTarwdaRekGOoZF_zDqcwWcGWSzU?x=1',
    '/payload-api/users/verify/[token]',
  ],
  ['/projecten/reset/kort', '/projecten/reset/kort'],
])('logs %s as %s', (url, path) => expect(loggedPath(url)).toBe(path))
