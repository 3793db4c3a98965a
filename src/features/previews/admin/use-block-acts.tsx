import {
  BlocksDrawer,
  useConfig,
  useDocumentInfo,
  useDrawerSlug,
  useForm,
  toast,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import type { BlockSlug } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import { type ReactNode, useState } from 'react'

import type { FrameMessage } from '@/src/features/previews/rules/messages'
import { toLocale } from '@/src/i18n/locale-texts'
import { placeBefore, stateOfRow } from './block-rows'
import { ACT_TEXTS } from './texts'
import { useCopiedBlocks } from './use-copied-blocks'

const PATH = 'blocks'
const ACTS = ['add', 'move', 'put', 'duplicate', 'remove', 'copy', 'paste', 'hide'] as const
type Act = Extract<FrameMessage, { act: (typeof ACTS)[number] }>

export const isBlockAct = (message: FrameMessage): message is Act =>
  (ACTS as readonly string[]).includes(message.act)

function useBlockField() {
  const { collectionSlug = '' } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { t } = useTranslation()
  const fields = flattenTopLevelFields(getEntityConfig({ collectionSlug })?.fields ?? [])
  const field = fields.find((one) => 'name' in one && one.name === PATH)
  const references = field?.type === 'blocks' ? (field.blockReferences ?? []) : []
  return {
    blocks: references.flatMap((one) =>
      typeof one === 'string' ? (config.blocksMap[one as BlockSlug] ?? []) : one,
    ),
    labels: { singular: t('fields:block'), plural: t('fields:blocks') },
  }
}

/**
 * What can be done with a block from the preview, done in the form as by its own buttons, and the selector of blocks for a
 * place between them.
 */
export function useBlockActs(): { act: (message: Act) => void; selector: ReactNode } {
  const { addFieldRow, dispatchFields, getFields, moveFieldRow, removeFieldRow, setModified } = useForm()
  const { openModal } = useModal()
  const drawerSlug = useDrawerSlug('preview-blocks')
  const { blocks, labels } = useBlockField()
  const { copy, paste } = useCopiedBlocks(PATH, blocks)
  const [place, setPlace] = useState(0)
  const texts = ACT_TEXTS[toLocale(useTranslation().i18n.language)]
  const remove = (rowIndex: number) => {
    const { blockType } = getFields()[PATH]?.rows?.[rowIndex] ?? {}
    const subFieldState = stateOfRow(getFields(), `${PATH}.${rowIndex}`)
    removeFieldRow({ path: PATH, rowIndex })
    const putBack = () =>
      addFieldRow({ path: PATH, schemaPath: PATH, rowIndex, subFieldState, ...(blockType && { blockType }) })
    toast(texts.removed, { action: { label: texts.undo, onClick: putBack } })
  }
  const act = (message: Act) => {
    const rows = getFields()[PATH]?.rows ?? []
    const index = rows.findIndex(({ id }) => id === message.block)
    if (index < 0) return
    if (message.act === 'add') {
      setPlace(message.where === 'before' ? index : index + 1)
      openModal(drawerSlug)
    } else if (message.act === 'remove') remove(index)
    else if (message.act === 'copy') copy(index)
    else if (message.act === 'paste') paste(index + 1)
    else if (message.act === 'hide') {
      dispatchFields({ type: 'UPDATE', path: `${PATH}.${index}.hidden`, value: message.hidden, valid: true })
      setModified(true)
    } else if (message.act === 'duplicate') {
      dispatchFields({ type: 'DUPLICATE_ROW', path: PATH, rowIndex: index })
      setModified(true)
    } else {
      const to = message.act === 'put' ? placeBefore(rows, index, message.before) : index + message.by
      if (to !== index && to >= 0 && to < rows.length)
        moveFieldRow({ path: PATH, moveFromIndex: index, moveToIndex: to })
    }
  }
  const addRow = (rowIndex: number, blockType?: string) =>
    addFieldRow({ path: PATH, schemaPath: PATH, rowIndex, ...(blockType !== undefined && { blockType }) })
  return { act, selector: <BlocksDrawer {...{ addRow, blocks, drawerSlug, labels }} addRowIndex={place} /> }
}
