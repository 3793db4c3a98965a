'use client'

import { useFormModified, useRouteCache } from '@payloadcms/ui'
import { useEffect, useRef, useState, useTransition } from 'react'

import { isLive } from '@/src/features/assistant/rules/proposal'
import { changedWords } from '@/src/features/translation/rules/changed-words'
import type { Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import { previewedHref } from './assistant-href'
import type { AssistantTexts } from './assistant-texts'
import { type Decision, decideProposal, refusalOfDecision } from './decide-proposal'
import type { Proposal } from './send-message'
import { storeConversationId } from './stored-conversation'
import { useProposalPreview } from './use-proposal-preview'

type Change = Proposal['changes'][number]
type Shared = { texts: AssistantTexts; language: Locale }

function Words({ change, texts, language }: Shared & { change: Change }) {
  const { before, after } = change
  if (before === null && after === null) return null
  return (
    <p className="gevel-proposal__words">
      {changedWords(before ?? '', after ?? '', language).map((part, index) => {
        // The parts have no identity besides their order.
        const key = `${index}`
        if (part.change === 'same') return <span key={key}>{part.text}</span>
        const Tag = part.change === 'added' ? 'ins' : 'del'
        return (
          <Tag key={key} title={texts[part.change]}>
            {part.text}
          </Tag>
        )
      })}
    </p>
  )
}

type ItemProps = Shared & { change: Change; isChosen: boolean; isOpen: boolean; onChoose: () => void }

function ChangeItem({ change, isChosen, isOpen, onChoose, ...shared }: ItemProps) {
  const { texts, language } = shared
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} disabled={!isOpen} onChange={onChoose} />
        {change.place[language]}: {texts.kinds[change.kind]}
      </label>
      <Words change={change} {...shared} />
    </li>
  )
}

type PreviewProps = Shared & {
  proposal: Proposal
  preview: ReturnType<typeof useProposalPreview>
  chosen: string[]
}

/** Shows the chosen changes in the live preview: here, or in the form that they are about. */
function PreviewAction({ proposal, preview, chosen, texts, language }: PreviewProps) {
  const { where, isShown, button, show, hide } = preview
  const { collection, document, locale } = proposal
  if (where === null || document === null) return null
  const about = { collection, id: document, locale }
  return where === 'here' ? (
    <button
      type="button"
      className="gevel-button"
      disabled={chosen.length === 0}
      onClick={() => (isShown ? hide() : void show(chosen))}
      ref={button}
    >
      {isShown ? texts.leavePreview : texts.preview}
    </button>
  ) : (
    <a
      className="gevel-button"
      href={previewedHref(language, about, proposal.id)}
      onClick={() => storeConversationId(about, proposal.conversation)}
    >
      {texts.openPreview}
    </a>
  )
}

type ActionsProps = Shared & {
  proposal: Proposal
  open: string | null
  chosen: number
  busy: boolean
  onDecide: (decision: Decision) => void
}

function Actions({ proposal, open, chosen, busy, onDecide, texts, language }: ActionsProps) {
  const { status, changes, collection, document } = proposal
  const button = (decision: Decision, label: string, disabled = false) => (
    <button
      type="button"
      className="gevel-button"
      disabled={disabled}
      // Not disabled, as it would lose the focus.
      aria-disabled={busy}
      onClick={() => busy || onDecide(decision)}
    >
      {label}
    </button>
  )
  return (
    <>
      {status === 'open' && (
        <>
          {button(
            'accept',
            chosen === changes.length ? texts.accept : texts.acceptSome(chosen),
            chosen === 0,
          )}
          {button('reject', texts.reject)}
        </>
      )}
      {status === 'accepted' && button('undo', texts.undo)}
      {document && document !== open && (
        <a className="gevel-button" href={documentHref(language, collection, document)}>
          {texts.open}
        </a>
      )}
    </>
  )
}

/** Decides about a proposal; the form then shows what is stored. */
function useDecision({ proposal, texts, open, onDecided }: Props) {
  const isModified = useFormModified()
  const { clearRouteCache } = useRouteCache()
  const [isLoading, show] = useTransition()
  const [isDeciding, setDeciding] = useState(false)
  const [problem, setProblem] = useState('')
  const card = useRef<HTMLElement>(null)
  const isDecided = useRef(false)
  const { status } = proposal
  useEffect(() => {
    // The button that had the focus is gone.
    if (isDecided.current && (status === 'rejected' || status === 'undone')) card.current?.focus()
  }, [status])
  const decide = async (decision: Decision, changes: string[]) => {
    if (isModified && decision !== 'reject') return setProblem(texts.unsaved)
    setDeciding(true)
    setProblem('')
    try {
      const decided = await decideProposal(proposal.id, decision, changes)
      isDecided.current = true
      onDecided(decided)
      if (open !== null && decision !== 'reject') show(clearRouteCache)
    } catch (error) {
      setProblem(refusalOfDecision(error, { proposal, decision }, texts))
    }
    setDeciding(false)
  }
  return { card, busy: isDeciding || isLoading, problem, setProblem, decide }
}

/** Of what a tenant has one of, which has no title. */
const partName = (collection: Proposal['collection'], { parts }: AssistantTexts): string | null =>
  collection === 'navigation' || collection === 'footer' ? parts[collection] : null

type Props = Shared & {
  proposal: Proposal
  /** The id of the document in the form; null outside of a form. */
  open: string | null
  onDecided: (proposal: Proposal) => void
}

/** What the assistant proposes, as changed words, to accept in all or in part. */
export function ProposalCard(props: Props) {
  const { proposal, texts, language, open } = props
  const { changes, status, title, accepted, collection } = proposal
  const [excluded, setExcluded] = useState<readonly string[]>([])
  const { card, busy, problem, setProblem, decide } = useDecision(props)
  const isOpen = status === 'open'
  const chosen = isOpen
    ? changes.map(({ id }) => id).filter((change) => !excluded.includes(change))
    : accepted
  const preview = useProposalPreview({ proposal, texts, open, chosen, busy, onProblem: setProblem })
  const toggle = (change: string) => {
    const next = excluded.includes(change) ? excluded.filter((one) => one !== change) : [...excluded, change]
    setExcluded(next)
    if (!preview.isShown) return
    if (next.length === changes.length) preview.hide()
    else void preview.show(changes.map(({ id }) => id).filter((one) => !next.includes(one)))
  }
  const name = [texts.proposal, title ?? partName(collection, texts)].filter(Boolean).join(': ')
  return (
    <section className="gevel-proposal" aria-label={name} ref={card} tabIndex={-1}>
      <h4>{name}</h4>
      <ol>
        {changes.map((change) => (
          <ChangeItem
            key={change.id}
            {...{ change, isOpen, texts, language }}
            isChosen={chosen.includes(change.id)}
            onChoose={() => toggle(change.id)}
          />
        ))}
      </ol>
      {isOpen && <p className="gevel-note">{isLive(collection) ? texts.live : texts.draft}</p>}
      <div className="gevel-proposal__actions">
        <output>{texts.statuses[status]}</output>
        <Actions
          {...{ proposal, open, busy, texts, language }}
          chosen={chosen.length}
          onDecide={(decision) => void decide(decision, chosen)}
        />
        <PreviewAction {...{ proposal, preview, chosen, texts, language }} />
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
