/**
 * Defect: a copied block can only be pasted over another one of its type, is called invalid where the page that it is from has
 * other types of blocks, and keeps what the server had rendered of it elsewhere. Nothing of it is exported.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload pastes a row only in place of another" fails
 */
import type { ClientBlock, FormField, FormState } from 'payload'
import * as z from 'zod/mini'

/** Payload’s own, so that what is copied here can be pasted in the form, and the other way round. */
const KEY = '_payloadClipboard'

const copied = z.object({
  type: z.literal('blocks'),
  path: z.string(),
  /** Without it, all rows. */
  rowIndex: z.optional(z.number()),
  data: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** Ours: the tenant of the document. */
  tenant: z.optional(z.string()),
})

/** The fields of a block by their paths in it, as `addFieldRow` takes them. */
export type CopiedBlock = { blockType: string; fields: FormState }
type Clipboard = { tenant: string | null; blocks: CopiedBlock[] }

/** The contents of a field, without what was rendered for it where it was. */
const contentsOf = ({ value, rows, disableFormData }: FormField): FormField => ({
  ...{ value, initialValue: value, valid: true, passesCondition: true },
  ...(rows && { disableFormData: disableFormData ?? false }),
  ...(rows && {
    rows: rows.map(({ id, blockType }) => ({ id, ...(blockType !== undefined && { blockType }) })),
  }),
})

const within = (state: FormState, row: string): FormState =>
  Object.fromEntries(
    Object.entries(state).flatMap(([path, field]) =>
      path.startsWith(`${row}.`) ? [[path.slice(row.length + 1), contentsOf(field)]] : [],
    ),
  )

type Source = { path: string; rowIndex: number; block: ClientBlock; tenant: string | null }

/** @returns whether the browser has kept it */
export function copyBlock(state: FormState, { path, rowIndex, block, tenant }: Source): boolean {
  const row = `${path}.${rowIndex}`
  const fields = Object.entries(within(state, row)).map(([name, field]) => [`${row}.${name}`, field])
  const entry = {
    type: 'blocks',
    path,
    rowIndex,
    blocks: [block],
    data: Object.fromEntries(fields) as unknown,
  }
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...entry, ...(tenant !== null && { tenant }) }))
    return true
  } catch {
    return false
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** What was copied last, here or in the form; null when that was no block. */
export function copiedBlocks(): Clipboard | null {
  const { data: found } = copied.safeParse(parsed(localStorage.getItem(KEY)))
  if (!found) return null
  const { path, rowIndex, tenant = null } = found
  const data = found.data as FormState
  const all = Object.keys(data).flatMap((one) => /^\.(\d+)\.id$/.exec(one.slice(path.length))?.[1] ?? [])
  const blocks = (rowIndex === undefined ? all : [rowIndex]).flatMap((index) => {
    const fields = within(data, `${path}.${index}`)
    const blockType = fields.blockType?.value
    return typeof blockType === 'string' ? [{ blockType, fields }] : []
  })
  return blocks.length > 0 ? { tenant, blocks } : null
}
