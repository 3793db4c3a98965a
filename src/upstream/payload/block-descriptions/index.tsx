/**
 * Defect: the selector of blocks shows the name and the picture of a block, and has no setting or slot to say what it is for.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload describes no block in its selector" fails
 */
'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import type { ClientBlock } from 'payload'
import { type ReactNode, useCallback } from 'react'

import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import { useBlockSearch } from '../block-search'
import { useEachChange } from '../control-names/use-each-change'

/** The picture of a block's card, which names its block. */
const pictureOf = ({ admin }: ClientBlock): string | null => {
  const thumbnail = admin?.images?.thumbnail
  return typeof thumbnail === 'object' ? thumbnail.url : null
}

const descriptionOf = ({ admin }: ClientBlock): LocaleTexts | undefined =>
  admin?.custom?.description as LocaleTexts | undefined

/** Adds the description of each block to its card, as an attribute that cards.css shows. */
export function BlockDescriptions({ children }: { children: ReactNode }) {
  const { blocksMap } = useConfig().config
  const language = toLocale(useTranslation().i18n.language)
  const update = useCallback(() => {
    for (const image of document.querySelectorAll('.blocks-drawer__block:not([data-searched]) img')) {
      const block = Object.values(blocksMap).find((one) => pictureOf(one) === image.getAttribute('src'))
      const description = block && descriptionOf(block)?.[language]
      if (description) image.closest('button')?.setAttribute('data-description', description)
    }
  }, [blocksMap, language])
  useEachChange(update)
  useBlockSearch(blocksMap, language)
  return children
}
