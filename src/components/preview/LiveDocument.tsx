'use client'

import { useRouter } from 'next/navigation'
import { lazy, type ReactNode, Suspense, useRef, useState, useTransition } from 'react'

import type { Closed, FormValues, Proposed, Welcome } from '@/src/features/previews/rules/messages'
import type { Locale } from '@/src/lib/constants'
import { newestOnly } from '@/src/lib/newest-only'
import type { Files } from './images-of'
import { LastGood } from './LastGood'
import { useEditView } from './use-edit-view'

const BlockTools = lazy(async () => ({ default: (await import('./BlockTools')).BlockTools }))
const ShownProposal = lazy(async () => ({ default: (await import('./ShownProposal')).ShownProposal }))

/** What becomes of the contents of a form: the document with them, or why there is none. */
export type RenderedForm = { type: 'rendered'; tree: ReactNode } | { type: 'ended' | 'invalid' }
type Note = 'ended' | 'invalid'

type Props = {
  /** The origin of the panel. */
  panel: string
  locale: Locale
  /** Renders the contents of the form, as JSON. */
  render: (form: string) => Promise<RenderedForm>
  texts: Record<Note, string>
  /** The document as it is stored. */
  children: ReactNode
}

/** The trees of the newest contents that could be rendered, and of those before them. */
type Trees = { shown: ReactNode; good: ReactNode }

function useRenderedForm(render: Props['render']) {
  const [trees, setTrees] = useState<Trees>({ shown: null, good: null })
  const [note, setNote] = useState<Note | null>(null)
  const [, startTransition] = useTransition()
  const [{ give: update, hold }] = useState(() =>
    newestOnly(async (form: string, isHeld: () => boolean) => {
      const rendered = await render(form).catch((): RenderedForm => ({ type: 'invalid' }))
      if (isHeld()) return
      if (rendered.type !== 'rendered') return setNote(rendered.type)
      startTransition(() => {
        setTrees(({ shown }) => ({ shown: rendered.tree, good: shown }))
        setNote(null)
      })
    }),
  )
  return { trees, note, setNote, update, hold }
}

/** What the edit view has: the values of its form, and a proposal that is shown in place of some of them. */
function useContents(update: (form: string) => void) {
  const router = useRouter()
  const [values, setValues] = useState<FormValues>({})
  const [proposal, setProposal] = useState<Proposed | null>(null)
  const current = useRef<{ form: FormValues | null; proposal: Proposed | null }>({
    form: null,
    proposal: null,
  })
  const sent = useRef<string | null>(null)
  const refresh = (isForced: boolean) => {
    const { form, proposal: shown } = current.current
    // It may have been another document, which this one shows.
    if (!form && !shown && sent.current === null) {
      if (isForced) router.refresh()
      return
    }
    const contents = JSON.stringify({ ...form, ...shown?.fields })
    if (contents === sent.current && !isForced) return
    sent.current = contents
    update(contents)
  }
  return {
    values,
    proposal,
    /** Renders what is there once more. */
    again: () => refresh(true),
    take: (form: FormValues) => {
      current.current.form = form
      setValues(form)
      refresh(false)
    },
    propose: (next: Proposed | null) => {
      current.current.proposal = next
      setProposal(next)
      refresh(false)
    },
  }
}

/**
 * A draft that follows the form of the edit view at each change, without a save: the server renders the form, and React puts
 * the result in place, so that the scroll position and what is open stay. What cannot be shown leaves the last state.
 */
export function LiveDocument({ panel, locale, render, texts, children }: Props) {
  const { trees, note, setNote, update, hold } = useRenderedForm(render)
  const [welcome, setWelcome] = useState<Welcome | null>(null)
  const [marked, setMarked] = useState<string | null>(null)
  const [files, setFiles] = useState<Files>({})
  const [closed, setClosed] = useState<Closed | null>(null)
  const { values, proposal, again, take, propose } = useContents(update)
  const toPanel = useEditView(panel, (message) => {
    if (message.type === 'payload-document-event') again()
    else if (message.type === 'payload-live-preview') {
      if (message.locale === locale) take(message.data)
    } else if (message.act === 'welcome') setWelcome(message)
    else if (message.act === 'propose') propose(message.proposal)
    else if (message.act === 'images') setFiles(message.images)
    else if (message.act === 'closed') setClosed(message)
    else setMarked(message.block)
  })
  const editHere = (isEditing: boolean) => {
    if (!isEditing) again()
    hold(isEditing)
  }
  return (
    <>
      <LastGood good={trees.good ?? children} onError={() => setNote('invalid')}>
        {trees.shown ?? children}
      </LastGood>
      <output className="preview-note">{note && texts[note]}</output>
      <Suspense>
        {proposal && <ShownProposal {...{ proposal, toPanel }} rendered={trees.shown} />}
        {welcome && !proposal && (
          <BlockTools {...{ welcome, values, marked, files, closed, toPanel }} hold={editHere} />
        )}
      </Suspense>
    </>
  )
}
