'use client'

import { useState } from 'react'

import { shownProposal, useShownProposal } from '@/src/admin/document/shown-proposal'
import { SidePanel } from '@/src/admin/side-panel/SidePanel'
import type { Locale } from '@/src/lib/constants'
import { assistantHref } from './assistant-href'
import { AssistantChat } from './AssistantChat'
import { ASSISTANT_TEXTS, type AssistantTexts } from './assistant-texts'
import type { About } from './entry'
import { storeConversationId, storedConversationId } from './stored-conversation'
import { useChat } from './use-chat'

/** What is shown on many pages, and found by no search engine of itself. */
const SITE_PARTS: readonly About['collection'][] = ['forms', 'navigation', 'footer']

const introductionFor = (collection: About['collection'], mayPropose: boolean, texts: AssistantTexts) => {
  if (!mayPropose) return texts.readingIntro
  if (collection === 'media') return { ...texts.intro, examples: texts.imageExamples }
  return { ...texts.intro, examples: SITE_PARTS.includes(collection) ? texts.partExamples : texts.examples }
}

type Props = {
  language: Locale
  document: About
  /** Or only read: the tools of the assistant are those that the role of the person allows. */
  mayPropose: boolean
  onClose: () => void
}

/** The conversation with the assistant, beside the form. */
export function AssistantPanel({ language, document, mayPropose, onClose }: Props) {
  const texts = ASSISTANT_TEXTS[language]
  const [stored] = useState(() => storedConversationId(document))
  const chat = useChat(
    {
      ...{ document, stored, locale: language },
      onConversation: (id) => storeConversationId(document, id),
    },
    texts,
  )
  const escape = () => {
    // Of the two, the proposal in the preview is left first.
    if (shownProposal()) return
    if (chat.busy) chat.stop()
    else onClose()
  }
  const isShowing = useShownProposal() !== null
  const acts = (
    <>
      {chat.entries.length > 0 && (
        <button type="button" className="gevel-button" onClick={chat.restart}>
          {texts.newChat}
        </button>
      )}
      {chat.id && !chat.busy && (
        <a className="gevel-button" href={assistantHref(language, chat.id)}>
          {texts.fullScreen}
        </a>
      )}
    </>
  )
  return (
    <SidePanel
      {...{ acts, onClose }}
      title={texts.assistant}
      closeLabel={texts.close}
      onEscape={escape}
      isBehindPreview={isShowing}
    >
      <AssistantChat
        {...{ chat, texts, language }}
        introduction={introductionFor(document.collection, mayPropose, texts)}
        open={document.id}
      />
    </SidePanel>
  )
}
