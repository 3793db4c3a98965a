'use client'

import type { Locale } from '@/src/lib/constants'
import { toShown } from '../rules/shown-text'
import { ChangedText } from './SourceChange'
import type { Proposal } from './read-translation'
import type { TranslationTexts } from './texts'

type Props = {
  proposal: Proposal
  to: Locale
  isRich: boolean
  texts: TranslationTexts
  onAccept: () => void
  onReject: () => void
}

const originOf = ({ origin, match }: Proposal, { proposal: words }: TranslationTexts): string => {
  if (origin !== 'memory') return words[origin]
  return match === 100 ? words.same : words.similar(match)
}

/** A proposal for a segment: where it is from, how its source differs, and what to do with it. */
export function ProposalBox({ proposal, to, isRich, texts, onAccept, onReject }: Props) {
  const { text, change } = proposal
  const title = originOf(proposal, texts)
  return (
    <section className="gevel-translation__proposal" aria-label={title}>
      <p>
        <small>{title}</small>
      </p>
      <p lang={to}>{isRich ? toShown(text) : text}</p>
      {change && (
        <p className="gevel-translation__change">
          {texts.proposal.difference} <ChangedText change={change} texts={texts} />
        </p>
      )}
      <p className="gevel-translation__help">
        <button type="button" onClick={onAccept}>
          {texts.proposal.accept}
        </button>
        <button type="button" onClick={onReject}>
          {texts.proposal.reject}
        </button>
      </p>
    </section>
  )
}
