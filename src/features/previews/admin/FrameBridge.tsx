'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useForm, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

import { historyOf } from '@/src/admin/history/history-of'
import { showProposal, useShownProposal } from '@/src/admin/document/shown-proposal'
import type { FrameMessage, Proposed } from '@/src/features/previews/rules/messages'
import { toLocale } from '@/src/i18n/locale-texts'
import { rowAround } from './block-rows'
import { FullPreviewButton } from './FullPreviewButton'
import { isPlainText } from './fields-of-form'
import { PROPOSAL_TEXTS, TOOL_TEXTS } from './texts'
import { isBlockAct, useBlockActs } from './use-block-acts'
import { type ToFrame, useFromFrame, useToFrame } from './use-frame'
import { useFieldOpener } from './use-field-opener'
import { useFields } from './use-fields'
import { useFullPreview } from './use-full-preview'
import { useImages } from './use-images'
import { useWriting } from './use-writing'

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

/** Shows in the frame which block the focus of the form is in. */
function useMarkedBlock(form: RefObject<HTMLSpanElement | null>, toFrame: ToFrame): void {
  const { getFields } = useForm()
  useEffect(() => {
    const element = form.current?.closest('form')
    const show = ({ target }: FocusEvent) => {
      // The preview itself keeps what is chosen there.
      if (target instanceof HTMLIFrameElement) return
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

/** What messages of the preview change in the form. */
function useEdits(toFrame: ToFrame, open: ReturnType<typeof useFieldOpener>) {
  const { act, selector } = useBlockActs()
  const { find, set } = useFields()
  const images = useImages(toFrame)
  const writing = useWriting({ toFrame, open })
  const change = (form: Element, message: FrameMessage): void => {
    if (message.act === 'undo' || message.act === 'redo') {
      const place = historyOf(form)?.(message.act)
      const [list, block = null] = place?.split('.') ?? []
      if (list === 'blocks') toFrame({ act: 'mark', block })
    } else if (message.act === 'type') {
      if (isPlainText(find(message))) set(message, message.text)
    } else if (message.act === 'write') void writing.write(form, message)
    else if (message.act === 'place') writing.place(message.box)
    else if (message.act === 'replace') images.replace(message)
    else if (message.act === 'drop') images.drop(message)
    else if (isBlockAct(message)) act(message)
  }
  const shown = (
    <>
      {selector}
      {images.picker}
      {writing.status}
    </>
  )
  return { change, tellImages: images.tell, shown }
}

/** Connects the form of a document to its live preview: a click there leads to the field here, and the focus is shown there. */
export function FrameBridge({ url }: { url: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  const { hasSavePermission: canEdit = false } = useDocumentInfo()
  const { appIsReady } = useLivePreviewContext()
  const language = toLocale(useTranslation().i18n.language)
  const names = useBlockNames()
  const open = useFieldOpener()
  const toFrame = useToFrame(url)
  const edits = useEdits(toFrame, open)
  const top = useRef(0)
  const { isFull, toggle, makeRoom, takeRoom } = useFullPreview()
  const proposal = useProposed()
  const greet = () => {
    toFrame({ act: 'welcome', canEdit, texts: TOOL_TEXTS[language], names, top: top.current })
    edits.tellImages()
  }
  useFromFrame(url, (message) => {
    const form = mark.current?.closest('form')
    if (message.act === 'open') {
      greet()
      if (proposal) toFrame({ act: 'propose', proposal })
    } else if (message.act === 'leave') showProposal(null)
    else if (message.act === 'scrolled') top.current = message.top
    else if (message.act === 'escape') toggle(false)
    else if (message.act === 'edit') {
      makeRoom()
      if (form) void open(form, message.block, message.path)
    } else if (canEdit && form) {
      // The first of two clicks may have led to the form.
      if (message.act === 'write') takeRoom()
      edits.change(form, message)
    }
  })
  const onReady = useEffectEvent(greet)
  // A frame that was there before this listened.
  useEffect(() => {
    if (appIsReady) onReady()
  }, [appIsReady, canEdit])
  const propose = useEffectEvent(() => toFrame({ act: 'propose', proposal }))
  const shown = useShownProposal()
  useEffect(() => propose(), [shown])
  useMarkedBlock(mark, toFrame)
  return (
    <>
      <span ref={mark} hidden />
      <FullPreviewButton isFull={isFull} onToggle={() => toggle(!isFull)} />
      {edits.shown}
    </>
  )
}
