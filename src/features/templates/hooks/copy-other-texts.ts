import type { FieldHook, PayloadRequest } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { COPIED_FROM, readSource } from '@/src/features/templates/rules/copied-from'
import { isRecord } from '@/src/lib/is-record'
import { withNewIds } from '@/src/lib/row-ids'

type Row = Record<string, unknown>
type Reference = string | { id: string }

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The stored blocks of a template in all languages; none of what the account may not read, or of another tenant. */
async function blocksOf(req: PayloadRequest, id: string, tenant: string): Promise<Row[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'templates', locale: 'all', draft: true, depth: 0, limit: 1, pagination: false },
    where: { and: [{ id: { equals: id } }, { tenant: { equals: tenant } }] },
    ...{ user: req.user, overrideAccess: false, req },
  })
  return rowsOf(docs[0]?.blocks)
}

/**
 * A form has the texts of one language. Those of the others come with a block that was added from a template, when it is first
 * stored: what Payload keeps of other languages is given to the new row before it is read. A save without such a block costs
 * nothing.
 */
export const copyOtherTexts: FieldHook = async ({ value, data, field, req, siblingDocWithLocales }) => {
  const stored = siblingDocWithLocales as Row | undefined
  const tenant = (data as { tenant?: Reference | null } | undefined)?.tenant ?? stored?.tenant
  const name = field.name
  if (!stored || !name || !tenant) return
  const before = rowsOf(stored[name])
  const added = rowsOf(value).filter(({ id }) => !before.some((row) => row.id === id))
  const copies: Row[] = []
  for (const { id, [COPIED_FROM]: from } of added) {
    const source = readSource(from)
    if (!source) continue
    const blocks = await blocksOf(req, source.template, referenceId(tenant as Reference))
    const block = blocks.find((row) => source.ids[String(row.id)] === id)
    if (block) copies.push(withNewIds(block, source.ids) as Row)
  }
  if (copies.length > 0) stored[name] = [...before, ...copies]
}
