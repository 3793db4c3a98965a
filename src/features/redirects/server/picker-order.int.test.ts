import type { RelationshipField } from 'payload'
import { expect, it } from 'vitest'

import { targetFields } from '@/collections/Redirects/target-fields'
import { payloadInstance } from '@/src/platform/payload'
import { createBlog, createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createCompany, type Person } from '@/src/testing/tenants'

/** The order in which a redirect’s target is chosen. */
function pickerOrder(): string {
  const [to] = targetFields
  if (to?.type !== 'group') throw new Error('The target is no group.')
  const reference = to.fields.find(
    (field): field is RelationshipField => 'name' in field && field.name === 'reference',
  )
  const order = reference?.admin?.sortOptions
  if (typeof order !== 'string') throw new Error('The target has no order.')
  return order
}

it('lets a redirect’s target be chosen from the home page on, with account pages behind content', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  await createBlog(payload, company)
  await createPost(payload, company, { title: 'Nieuws', slug: 'aankondiging' })
  for (const [path, noindex] of [
    ['/aanmelden', true],
    ['/zomer', false],
    ['/', false],
  ] as const) {
    const page = await createPage(payload, company)
    await payload.update({
      ...{ collection: 'pages', id: page.id, locale: 'nl', overrideAccess: true },
      data: { seo: { noindex } },
    })
    await createPageUrl(payload, company, page, path)
  }
  const paths = async (user: Person) => {
    const found = await payload.find({
      ...{ collection: 'page-urls', locale: 'nl', depth: 0, user, overrideAccess: false },
      where: { locale: { equals: 'nl' } },
      sort: pickerOrder().split(','),
    })
    return found.docs.map(({ path }) => path)
  }
  const order = await paths(company.editor)
  expect(order[0]).toBe('/')
  expect(order.indexOf('/zomer')).toBeLessThan(order.indexOf('/aanmelden'))
  expect(order.indexOf('/aanmelden')).toBeLessThan(order.findIndex((path) => path.endsWith('/aankondiging')))
  const stranger = await createCompany(payload)
  expect(await paths(stranger.editor)).toEqual([])
})
