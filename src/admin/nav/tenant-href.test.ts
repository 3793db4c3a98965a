import { expect, it } from 'vitest'

import { tenantHref } from './tenant-href'

const ID = '0b6c1f4e-8f0e-4c3c-9d57-0f4b8a3f9a11'

it.each([
  ['/admin', '/admin'],
  ['/en/admin', '/en/admin'],
  ['/admin/account', '/admin/account'],
  ['/admin/cms/pages', '/admin/cms/pages'],
  [`/admin/cms/pages/${ID}`, '/admin/cms/pages'],
  [`/en/admin/cms/pages/${ID}/versions/${ID}`, '/en/admin/cms/pages'],
  ['/admin/redirects/new', '/admin/redirects'],
  [`/admin/navigation/${ID}`, '/admin/navigation'],
  [`/en/admin/collections/pages/${ID}`, '/en/admin/cms/pages'],
])('from %s leads to %s in the other tenant', (pathname, target) => {
  expect(tenantHref(pathname, ID)).toBe(`${target}?tenant=${ID}`)
})
