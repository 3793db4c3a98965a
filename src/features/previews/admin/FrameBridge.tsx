'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useForm, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import type { BlockSlug } from 'payload'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

import { pathInForm, tabOf } from '@/src/admin/document/place-in-form'
import { historyOf } from '@/src/admin/history/history-of'
import { showProposal, useShownProposal } from '@/src/admin/document/shown-proposal'
import type { FrameMessage, Proposed } from '@/src/features/previews/rules/messages'
import { toLocale } from '@/src/i18n/locale-texts'
import { focusField } from '@/src/upstream/payload/focus-field'
import { firstFieldOf, rowAround } from './block-rows'
import { FullPreviewButton } from './FullPreviewButton'
import { isPlainText } from './plain-text'
import { PROPOSAL_TEXTS, TOOL_TEXTS } from './texts'
import { useBlockActs } from './use-block-acts'
import { type ToFrame, useFrame } from './use-frame'
import { useFullPreview } from './use-full-preview'

/** What editors call each type of block, in the language of the panel. */
function useBlockNames(): Record<string, string> {
  const { blocksMap } = useConfig().config
  const { i18n } = useTranslation()
  return Object.fromEntries(
    Object.values(blocksMap).map(({ slug, labels }) => [
      slug,
      getTranslation(labels?.singular ?? slug, i18n),
    ]),
  )
}

/** Opens the field at a path, which names rows by their ids. */
function useFieldOpener() {
  const { getFields } = useForm()
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  return (form: Element, block: string | null, path: string | null) => {
    const fields = getEntityConfig({ collectionSlug })?.fields ?? []
    const row = block === null ? '' : pathInForm(getFields(), `blocks.${block}`)
    const own = path === null ? firstFieldOf(getFields(), row) : path
    const place = [row, own].filter(Boolean).join('.')
    void focusField(form, { path: pathInForm(getFields(), place), tab: tabOf(fields, place, i18n) })
  }
}

/** Puts what is typed in the preview into the field that shows it there, as if it were typed in the form. */
function useTyping() {
  const { dispatchFields, getFields, setModified } = useForm()
  const { collectionSlug = '' } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  return ({ block, path, text }: Extract<FrameMessage, { act: 'type' }>): void => {
    const row = getFields().blocks?.rows?.find(({ id }) => id === block)
    const own =
      block === null ? getEntityConfig({ collectionSlug }) : config.blocksMap[row?.blockType as BlockSlug]
    const place = pathInForm(getFields(), block === null ? path : `blocks.${block}.${path}`)
    if (!isPlainText(own?.fields ?? [], path) || !getFields()[place]) return
    dispatchFields({ type: 'UPDATE', path: place, value: text, valid: true })
    setModified(true)
  }
}

/** Shows in the frame which block the focus of the form is in. */
function useMarkedBlock(form: RefObject<HTMLSpanElement | null>, toFrame: ToFrame): void {
  const { getFields } = useForm()
  useEffect(() => {
    const element = form.current?.closest('form')
    const show = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? rowAround(target) : null
      const block = row === null ? null : (getFields().blocks?.rows?.[row]?.id ?? null)
      toFrame({ act: 'mark', block })
    }
    element?.addEventListener('focusin', show)
    return () => element?.removeEventListener('focusin', show)
  }, [form, getFields, toFrame])
}

/** What the preview shows in place of the form; null when it shows the form. */
function useProposed(): Proposed | null {
  const { id } = useDocumentInfo()
  const language = toLocale(useTranslation().i18n.language)
  const shown = useShownProposal()
  // Nothing is shown that nobody sees.
  useEffect(() => () => showProposal(null), [])
  if (shown?.document !== String(id)) return null
  return { fields: shown.fields, blocks: [...shown.blocks], texts: PROPOSAL_TEXTS[language] }
}

/** Connects the form of a document to its live preview: a click there leads to the field here, and the focus is shown there. */
export function FrameBridge({ url }: { url: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  const { hasSavePermission: canEdit = false } = useDocumentInfo()
  const { appIsReady } = useLivePreviewContext()
  const language = toLocale(useTranslation().i18n.language)
  const names = useBlockNames()
  const open = useFieldOpener()
  const { act, selector } = useBlockActs()
  const type = useTyping()
  const top = useRef(0)
  const { isFull, toggle, makeRoom } = useFullPreview()
  const welcome = () =>
    ({ act: 'welcome', canEdit, texts: TOOL_TEXTS[language], names, top: top.current }) as const
  const proposal = useProposed()
  const toFrame = useFrame(url, (message, answer) => {
    const form = mark.current?.closest('form')
    if (message.act === 'open') {
      answer(welcome())
      if (proposal) answer({ act: 'propose', proposal })
    } else if (message.act === 'leave') showProposal(null)
    else if (message.act === 'scrolled') top.current = message.top
    else if (message.act === 'escape') toggle(false)
    else if (message.act === 'edit') {
      makeRoom()
      if (form) open(form, message.block, message.path)
    } else if (!canEdit) return
    else if (message.act === 'type') type(message)
    else if (message.act === 'undo' || message.act === 'redo') {
      const place = form ? historyOf(form)?.(message.act) : null
      const [list, block = null] = place?.split('.') ?? []
      if (list === 'blocks') answer({ act: 'mark', block })
    } else act(message)
  })
  const greet = useEffectEvent(() => toFrame(welcome()))
  // A frame that was there before this listened.
  useEffect(() => {
    if (appIsReady) greet()
  }, [appIsReady, canEdit])
  const propose = useEffectEvent(() => toFrame({ act: 'propose', proposal }))
  const shown = useShownProposal()
  useEffect(() => propose(), [shown])
  useMarkedBlock(mark, toFrame)
  return (
    <>
      <span ref={mark} hidden />
      <FullPreviewButton isFull={isFull} onToggle={() => toggle(!isFull)} />
      {selector}
    </>
  )
}
