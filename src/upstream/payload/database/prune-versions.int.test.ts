import { expect, it } from 'vitest'

import { VERSIONS_KEPT } from '@/src/fields/publication'
import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { recordStatements } from '@/src/testing/statements'
import { createCompany } from '@/src/testing/tenants'
import { withPlainAdapter } from '@/src/testing/unpatched'

/** A post with as many versions as it may have. */
async function fullPost() {
  const payload = await payloadInstance()
  const { id } = await createPost(payload, await createCompany(payload), { status: 'draft' })
  const draft = (title: string) =>
    payload.update({
      collection: 'posts',
      id,
      locale: 'nl',
      draft: true,
      data: { title },
      overrideAccess: true,
    })
  for (let made = 1; made < VERSIONS_KEPT; made += 1) await draft(`Concept ${made}`)
  const titles = async () => {
    const { docs } = await payload.findVersions({
      collection: 'posts',
      where: { parent: { equals: id } },
      locale: 'nl',
      sort: 'updatedAt',
      pagination: false,
      overrideAccess: true,
    })
    return docs.map(({ version }) => version.title)
  }
  return { payload, draft, titles }
}

/** How many statements of another draft read versions with their texts. */
const wholeReads = (statements: readonly string[]): number =>
  statements.filter((text) => text.startsWith('select') && text.includes('"version_title"')).length

it('Payload reads whole versions to delete the oldest', async () => {
  const { payload, draft } = await fullPost()
  const ours = wholeReads(await recordStatements(payload, () => draft('De laatste')))
  const theirs = wholeReads(
    await recordStatements(payload, () =>
      withPlainAdapter(payload, ['findVersions', 'deleteVersions'], () => draft('Nog een')),
    ),
  )
  expect(theirs - ours).toBe(2)
})

it('keeps the newest versions and no more', async () => {
  const { draft, titles } = await fullPost()
  const before = await titles()
  await draft('De laatste')
  expect(await titles()).toEqual([...before.slice(1), 'De laatste'])
})
