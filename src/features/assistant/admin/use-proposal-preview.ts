'use client'

import { useLivePreviewContext, useLocale } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

import { showProposal, useShownProposal } from '@/src/admin/document/shown-proposal'
import { panelApi } from '@/src/api-client/panel'
import { useIsBrowser } from '@/src/components/ui/use-is-browser'
import { isPublished } from '@/src/features/assistant/rules/proposal'
import { showsProposal } from './assistant-href'
import type { AssistantTexts } from './assistant-texts'
import { refusalOfDecision } from './decide-proposal'
import type { Proposal } from './send-message'

type Options = {
  proposal: Proposal
  texts: AssistantTexts
  /** The id of the document in the form; null outside of a form. */
  open: string | null
  /** The ids of the changes to show. */
  chosen: string[]
  /** Whether the proposal is being decided on. */
  busy: boolean
  onProblem: (problem: string) => void
}

/** Where the proposal can be shown: in the form that is open, or in another one, with the language of the proposal. */
function useWhere({ collection, document, locale, status }: Proposal, open: string | null) {
  const { url } = useLivePreviewContext()
  const { code } = useLocale()
  if (status !== 'open' || !isPublished(collection) || document === null) return null
  if (document !== open || locale !== code) return 'elsewhere'
  return url ? 'here' : null
}

/** Escape anywhere on the page, while a proposal is shown. */
function useLeaveByEscape(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && showProposal(null)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isShown])
}

/** Shows a proposal in the live preview of the form, as if it were accepted; nothing is stored, and the form stays as it is. */
export function useProposalPreview({ proposal, texts, open, chosen, busy, onProblem }: Options) {
  const { id, document, status } = proposal
  const where = useWhere(proposal, open)
  const { isLivePreviewing, setIsLivePreviewing, iframeRef } = useLivePreviewContext()
  const isShown = useShownProposal()?.id === id
  const button = useRef<HTMLButtonElement>(null)
  const newest = useRef(0)
  const hide = () => {
    newest.current += 1
    if (isShown) showProposal(null)
  }
  /** The newest of several calls counts. */
  const show = async (changes: string[]) => {
    const call = (newest.current += 1)
    onProblem('')
    try {
      const options = { method: 'post' as const, params: { id }, body: { changes } }
      const { data } = await panelApi('/panel-api/proposals/{id}/preview', options)
      if (call !== newest.current || document === null) return
      showProposal({ id, document, ...data })
      if (!isLivePreviewing) setIsLivePreviewing(true)
      // On a phone it is above the form, and part of it below the bar of the form.
      iframeRef?.current?.scrollIntoView({ block: 'center' })
    } catch (error) {
      if (call !== newest.current) return
      hide()
      onProblem(refusalOfDecision(error, { proposal, decision: 'accept' }, texts))
    }
  }
  useLeaveByEscape(isShown)
  const showAtFirst = useEffectEvent(() => void show(chosen))
  // The server does not know this part of an address.
  const isAsked = useIsBrowser() && showsProposal(globalThis.location.hash, id)
  useEffect(() => {
    if (isAsked && where === 'here') showAtFirst()
  }, [isAsked, where])
  const wasShown = useRef(false)
  useEffect(() => {
    // What left it may be gone: the button in the preview.
    const { activeElement } = globalThis.document
    const isLost = activeElement === globalThis.document.body || activeElement?.tagName === 'IFRAME'
    if (wasShown.current && !isShown && isLost) button.current?.focus()
    wasShown.current = isShown
  }, [isShown])
  const leave = useEffectEvent(hide)
  useEffect(() => {
    // Until the form has what was accepted.
    if (status !== 'open' && !busy) leave()
  }, [status, busy])
  useEffect(() => () => leave(), [])
  return { where, isShown, button, show, hide }
}
