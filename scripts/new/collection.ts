import { type Change, edited, type Read, withEntry, withImport } from '@/scripts/new/edit'
import { type Names, namesOf, singularOf } from '@/scripts/new/names'
import { StartError } from '@/scripts/progress.mjs'

/** The plural name of the collection and the singular name of a document. */
type Both = { many: Names; one: Names }

const config = ({ many, one }: Both) => `import type { CollectionConfig } from 'payload'

import { texts } from '@/src/i18n/locale-texts'
import { ${many.camel}Access } from './access'
import { ${one.camel}Fields } from './fields'

/** Content of a tenant, which editors write. */
export const ${many.pascal}: CollectionConfig = {
  slug: '${many.kebab}',
  typescript: { interface: '${one.pascal}' },
  labels: {
    singular: texts({ nl: '${one.label}', en: '${one.label}' }),
    plural: texts({ nl: '${many.label}', en: '${many.label}' }),
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    listSearchableFields: ['name'],
  },
  access: ${many.camel}Access,
  fields: ${one.camel}Fields,
}
`

const access = ({ many }: Both) => `import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'

export const ${many.camel}Access: CollectionConfig['access'] = tenantScoped({
  read: 'content.read',
  write: 'content.write',
  delete: 'content.delete',
})
`

const fields = ({ one }: Both) => `import type { Field } from 'payload'

import { lineField, proseField } from '@/src/fields/copy'

export const ${one.camel}Fields: Field[] = [
  lineField({ name: 'name', label: { nl: 'Naam', en: 'Name' }, required: true }),
  proseField({ name: 'summary', label: { nl: 'Samenvatting', en: 'Summary' } }),
]
`

const test = ({ many, one }: Both) => `import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createDocument } from '@/src/testing/documents'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let stranger: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  stranger = await createCompany(payload)
})

const collection = '${many.kebab}'
const as = (user: Person | null) => ({ collection, overrideAccess: false, user }) as const
const system = { collection, overrideAccess: true } as const

describe('${many.label.toLowerCase()}', () => {
  it('can be created by an editor of the tenant, and not by other actors', async () => {
    const create = (user: Person | null) =>
      payload.create({ ...as(user), data: { name: 'Naam', tenant: company.tenant.id } })
    await expect(create(company.editor)).resolves.toMatchObject({ name: 'Naam' })
    for (const user of [null, company.viewer, stranger.editor])
      await expect(create(user)).rejects.toMatchObject({ status: 403 })
  })

  it('have a name in each locale', async () => {
    const { id } = await createDocument(payload, collection, company)
    await payload.update({ ...as(company.editor), id, locale: 'en', data: { name: 'Name' } })
    const ${one.camel} = await payload.findByID({ ...system, id, locale: 'all' })
    expect(${one.camel}.name).toMatchObject({ nl: 'Naam', en: 'Name' })
  })

  it('cannot be read, changed or deleted by an admin of another tenant', async () => {
    const { id } = await createDocument(payload, collection, company)
    const theirs = { ...as(stranger.admin), id } as const
    await expect(payload.findByID(theirs)).rejects.toMatchObject({ status: 404 })
    await expect(payload.update({ ...theirs, data: { name: 'Name' } })).rejects.toMatchObject({ status: 403 })
    await expect(payload.delete(theirs)).rejects.toMatchObject({ status: 403 })
    await expect(payload.findByID({ ...system, id })).resolves.toMatchObject({ id, name: 'Naam' })
  })
})
`

const emptyList = ({ many, one }: Both, key: string) => `  ${key}: {
    nl: {
      title: 'Nog geen ${many.label.toLowerCase()}',
      text: 'Wat u hier maakt, is van deze organisatie.',
      link: 'Eerste maken',
    },
    en: {
      title: 'No ${many.label.toLowerCase()} yet',
      text: 'What you create here belongs to this tenant.',
      link: 'Create the first ${one.label.toLowerCase()}',
    },
  },`

function assertFree({ many, one }: Both, read: Read): void {
  const types = read('payload-types.ts') ?? ''
  if (
    read(`collections/${many.pascal}/index.ts`) !== null ||
    read(`globals/${many.pascal}/index.ts`) !== null ||
    read('collections/registry.ts')?.includes(`adminPath: '/${many.kebab}'`) ||
    [one, many].some(({ pascal }) => types.includes(`export interface ${pascal} {`))
  )
    throw new StartError(
      `There is a collection, a global or a type “${many.pascal}” or “${one.pascal}” already. Choose another name.`,
    )
}

/** The entries in the lists of collections. */
const entries = (both: Both, key: string, read: Read): Change[] => {
  const { kebab, pascal } = both.many
  const row = `  ${key}: { tenantOwned: 'many', audited: true, section: 'content', adminPath: '/${kebab}' },`
  return [
    edited(read, 'collections/registry.ts', (text) => withEntry(text, 'export const COLLECTIONS = {', row)),
    edited(read, 'collections/index.ts', (text) =>
      withEntry(
        withImport(
          text,
          /^import \{ [A-Z]\w+ \} from '\.\/[A-Z]\w+'$/,
          `import { ${pascal} } from './${pascal}'`,
        ),
        'const CONFIGS: ',
        `  ${key}: ${pascal},`,
      ),
    ),
    edited(read, 'collections/empty-lists.ts', (text) =>
      withEntry(text, 'export const EMPTY_LISTS', emptyList(both, key)),
    ),
    edited(read, 'src/testing/documents.ts', (text) =>
      withEntry(text, 'const FACTORIES: ', `  ${key}: () => ({ name: 'Naam' }),`),
    ),
    edited(read, 'src/access/tenancy.int.test.ts', (text) =>
      withEntry(text, 'const RULES: ', `  ${key}: content,`),
    ),
  ]
}

/**
 * The files of a new collection and its entries in the registry, the texts of empty lists, the document factories and the
 * tenancy test.
 * @throws {StartError} when a collection or type of that name exists
 */
export function newCollection(many: Names, read: Read): Change[] {
  const both = { many, one: namesOf(singularOf(many.kebab)) }
  assertFree(both, read)
  const folder = `collections/${many.pascal}`
  const key = many.kebab.includes('-') ? `'${many.kebab}'` : many.kebab
  return [
    { file: `${folder}/index.ts`, text: config(both) },
    { file: `${folder}/access.ts`, text: access(both) },
    { file: `${folder}/fields.ts`, text: fields(both) },
    { file: `${folder}/${many.kebab}.int.test.ts`, text: test(both) },
    ...entries(both, key, read),
  ]
}
