import { toast, useConfig, useForm, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { isRecord } from '@/src/lib/is-record'
import type { TemplateTexts } from '../texts'
import { formRows, type NewRow } from './form-rows'

const PATH = 'blocks'

/** The newest version of a part in a language, as it is stored: only Payload gives rich text so. */
async function readBlocks(id: string, locale: string): Promise<unknown[]> {
  const query = new URLSearchParams({ locale, draft: 'true', depth: '0', 'fallback-locale': 'null' })
  const response = await fetch(`/payload-api/templates/${id}?${query.toString()}`)
  if (!response.ok) throw new Error(`The part answers ${response.status}.`)
  const part: unknown = await response.json()
  const blocks = isRecord(part) ? part.blocks : []
  return Array.isArray(blocks) ? (blocks as unknown[]) : []
}

type Row = { id: string; collapsed?: boolean }
type Part = { id: string; name: string }
type Waiting = { before: ReadonlySet<string>; name: string; rows: readonly NewRow[] }

/**
 * Adds the blocks of a part where the selector adds a block. Only the selector knows where that is: it adds an empty block, which
 * gives way to those of the part.
 */
export function useInsertPart(texts: TemplateTexts) {
  const { addFieldRow, getFields, removeFieldRow } = useForm()
  const { blocksMap } = useConfig().config
  const { code } = useLocale()
  const waiting = useRef<Waiting | null>(null)
  const rows = useFormFields(([fields]) => fields[PATH]?.rows)

  useEffect(() => {
    const added = waiting.current
    // Once it is expanded, as each new row is: that writes all rows as they were before.
    const isReady = ({ id, collapsed }: Row) => added && !added.before.has(id) && collapsed !== undefined
    const index = rows?.findIndex(isReady) ?? -1
    if (!added || index < 0) return
    waiting.current = null
    removeFieldRow({ path: PATH, rowIndex: index })
    for (const [offset, { blockType, fields }] of added.rows.entries())
      addFieldRow({
        path: PATH,
        schemaPath: PATH,
        rowIndex: index + offset,
        blockType,
        subFieldState: fields,
      })
    toast.success(texts.partAdded(added.name))
  }, [addFieldRow, removeFieldRow, rows, texts])

  return async ({ id, name }: Part, addEmptyBlock: (blockType: string) => boolean) => {
    try {
      const added = formRows(id, await readBlocks(id, code), blocksMap)
      const [first] = added
      const before = new Set(getFields()[PATH]?.rows?.map((row) => row.id))
      if (first && addEmptyBlock(first.blockType)) waiting.current = { before, name, rows: added }
    } catch {
      toast.error(texts.failed)
    }
  }
}
