import { getTranslation } from '@payloadcms/translations'
import { toast, useConfig, useForm, useTranslation } from '@payloadcms/ui'
import type { BlockSlug, ClientBlock, FormState } from 'payload'

import { toLocale } from '@/src/i18n/locale-texts'
import { copiedBlocks, copyBlock } from '@/src/upstream/payload/block-clipboard'
import { ACT_TEXTS } from './texts'

/** The tenant of the document in a form. */
const tenantOf = ({ tenant }: FormState): string | null =>
  typeof tenant?.value === 'string' ? tenant.value : null

/**
 * Copies blocks of a form, and pastes them into the form of any document of the same tenant, whatever its language.
 * @param allowed the blocks that the form takes
 */
export function useCopiedBlocks(path: string, allowed: readonly ClientBlock[]) {
  const { addFieldRow, dispatchFields, getFields, removeFieldRow } = useForm()
  const { blocksMap } = useConfig().config
  const { i18n } = useTranslation()
  const texts = ACT_TEXTS[toLocale(i18n.language)]
  const copy = (rowIndex: number) => {
    const block = blocksMap[getFields()[path]?.rows?.[rowIndex]?.blockType as BlockSlug]
    const source = { path, rowIndex, block, tenant: tenantOf(getFields()) }
    if (copyBlock(getFields(), source)) toast.success(texts.copied)
    else toast.error(texts.notCopied)
  }
  /** Payload duplicates with new ids, for the rows in the block too. */
  const add = (rowIndex: number, blockType: string, subFieldState: FormState) => {
    addFieldRow({ path, schemaPath: path, rowIndex, blockType, subFieldState })
    dispatchFields({ type: 'DUPLICATE_ROW', path, rowIndex })
    removeFieldRow({ path, rowIndex })
  }
  const paste = (rowIndex: number) => {
    const found = copiedBlocks()
    if (!found) return toast.error(texts.nothing)
    if (found.tenant !== null && found.tenant !== tenantOf(getFields())) return toast.error(texts.otherTenant)
    const other = found.blocks.find(({ blockType }) => !allowed.some(({ slug }) => slug === blockType))
    if (other) {
      const labels = (blocksMap as Partial<Record<string, ClientBlock>>)[other.blockType]?.labels
      return toast.error(texts.notAllowed(getTranslation(labels?.singular ?? other.blockType, i18n)))
    }
    for (const [index, { blockType, fields }] of found.blocks.entries())
      add(rowIndex + index, blockType, fields)
    return undefined
  }
  return { copy, paste }
}
