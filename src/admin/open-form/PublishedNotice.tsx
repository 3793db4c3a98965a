'use client'

import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { Fragment, useEffect, useState } from 'react'

import { tabOf } from '@/src/admin/document/place-in-form'
import { comparedRowLabel } from '@/src/admin/rows/compared-rows'
import { usePanelDate } from '@/src/admin/use-panel-date'
import { isVersioned } from '@/src/features/document-versions/rules/versioned'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { type Locale, LOCALES } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { focusField } from '@/src/upstream/payload/focus-field'
import type { Published } from '@/src/upstream/payload/stale-saves/conditional-saves'
import { OPEN_FORM_TEXTS } from './texts'

type Block = { id?: unknown }
type Props = {
  text: string
  /** Before the names of blocks, where one language was published. */
  textWithout: string | null
  collection: string
  id: string
  locale: Locale
  language: Locale
  /** As they were published, and in which languages. */
  blocks: readonly Block[]
  locales: readonly Locale[]
  nameOf: (block: Block, index: number) => string
  show: (index: number) => void
  /** Asks why it was published. */
  askReason: () => void
}

/** Blocks that are left out in a language. */
type LeftOut = { locale: Locale; blocks: { name: string; index: number }[] }

/** What visitors do not get of what was published. */
async function readLeftOut({ collection, id, blocks, locales, nameOf }: Props): Promise<LeftOut[]> {
  if (collection !== 'pages') return []
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi('/api/admin/pages/{uuid}', { params: { uuid: id }, query: {} })
  return locales.flatMap((locale) => {
    const found = blocks.flatMap((block, index) =>
      data.incompleteBlocks[locale].some((one) => one === block.id)
        ? [{ name: nameOf(block, index), index }]
        : [],
    )
    return found.length > 0 ? [{ locale, blocks: found }] : []
  })
}

/** Names the blocks that are left out in a language, each with a link to it in the form. */
function WithoutBlocks({
  leftOut,
  before,
  show,
}: { leftOut: LeftOut; before: string } & Pick<Props, 'show'>) {
  return (
    <>
      {before}{' '}
      {leftOut.blocks.map(({ name, index }, place) => (
        <Fragment key={index}>
          {place > 0 && ', '}
          <a
            href={`#blocks-row-${index}`}
            onClick={(event) => {
              event.preventDefault()
              // A notice that loses the focus gives it back to what had it before.
              event.currentTarget.blur()
              show(index)
            }}
          >
            {name}
          </a>
        </Fragment>
      ))}
      .{' '}
    </>
  )
}

/** Where visitors see a document in a language; null where they see it nowhere. */
async function readHref({ collection, id, locale }: Props): Promise<string | null> {
  const { panelApi } = await import('@/src/api-client/panel')
  if (collection === 'posts') {
    const { data } = await panelApi('/panel-api/page-urls/post-addresses', { query: { postId: id } })
    return data.find((address) => address.locale === locale && address.href)?.href ?? null
  }
  if (collection !== 'pages') return null
  const query = { urlLocale: locale, pageId: id }
  const { data } = await panelApi('/panel-api/page-urls/addresses', { query })
  return data.lines.find(({ href }) => href)?.href ?? null
}

/** Says what was published, with a link to it. */
function PublishedNotice(props: Props) {
  const { text, textWithout, language } = props
  const [href, setHref] = useState<string | null>(null)
  const [leftOut, setLeftOut] = useState<LeftOut[]>([])
  useEffect(() => {
    // Without an answer it merely has no link.
    void readHref(props).then(setHref, () => undefined)
    // The form says so too.
    void readLeftOut(props).then(setLeftOut, () => undefined)
    // It says what was, and does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const { view, newTab, without, addReason } = OPEN_FORM_TEXTS[language]
  return (
    <span>
      {(leftOut.length === 0 || textWithout === null) && `${text} `}
      {leftOut.map((one) => (
        <WithoutBlocks
          key={one.locale}
          leftOut={one}
          before={textWithout ?? without(localeName(one.locale, language))}
          show={props.show}
        />
      ))}
      {href && (
        <a href={href} target="_blank" rel="noreferrer" aria-label={`${view}, ${newTab}`}>
          {view} <span aria-hidden="true">↗</span>
        </a>
      )}
      {isVersioned(props.collection) && (
        <>
          {' '}
          <button type="button" className="gevel-notice-button" onClick={props.askReason}>
            {addReason}
          </button>
        </>
      )}
    </span>
  )
}

/** What blocks are called in the form, and what shows one there. */
function useBlocks(collection: string) {
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const field = { name: 'blocks', type: 'blocks' as const, blocks: [] }
  const reader = { blocks: config.blocksMap, i18n, locales: [] }
  return {
    nameOf: (row: Block, index: number) => comparedRowLabel({ field, row, index }, reader),
    show: (index: number) => {
      const form = document.querySelector('[data-publication]')?.closest('form')
      const fields = getEntityConfig({ collectionSlug: collection })?.fields ?? []
      const path = `blocks.${index}`
      if (form) void focusField(form, { path, tab: tabOf(fields, path, i18n) })
    },
  }
}

/**
 * What the form says of what somebody published.
 * @param askReason asks why it was published
 */
export function useNotice(askReason: () => void) {
  const { collectionSlug: collection = '' } = useDocumentInfo()
  const found = useBlocks(collection)
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const language = toLocale(i18n.language)
  const dateText = usePanelDate()
  return ({ doc, everywhere, locale: published }: Published) => {
    const locale = toLocale(published ?? code)
    const texts = OPEN_FORM_TEXTS[language]
    if (doc._status !== 'published') return texts.scheduled(dateText(String(doc.publishedAt)))
    const text = everywhere ? texts.publishedEverywhere : texts.published(localeName(locale, language))
    const textWithout = everywhere ? null : texts.publishedWithout(localeName(locale, language))
    const blocks = Array.isArray(doc.blocks) ? doc.blocks.filter(isRecord) : []
    const locales = everywhere ? LOCALES : [locale]
    return (
      <PublishedNotice
        {...{ text, textWithout, collection, locale, language, blocks, locales, askReason, ...found }}
        id={String(doc.id)}
      />
    )
  }
}
