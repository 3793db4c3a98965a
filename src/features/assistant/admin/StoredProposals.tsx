'use client'

import { useState } from 'react'

import { latePart } from '@/src/admin/late-part'
import type { Locale } from '@/src/lib/constants'
import { ASSISTANT_TEXTS } from './assistant-texts'
import type { Proposal } from './send-message'

/** Its code is loaded where there is a proposal, not with every conversation. */
const ProposalCard = latePart(() => import('./ProposalCard').then((module) => module.ProposalCard))

type Props = { language: Locale; title: string; proposals: readonly Proposal[] }

/** What was proposed in a stored conversation, as it was decided on or to decide on. */
export function StoredProposals({ language, title, proposals: stored }: Props) {
  const [proposals, setProposals] = useState(stored)
  const replace = (decided: Proposal) =>
    setProposals(proposals.map((one) => (one.id === decided.id ? decided : one)))
  return (
    <section aria-labelledby="gevel-proposals">
      <h3 id="gevel-proposals">{title}</h3>
      {proposals.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          {...{ proposal, language }}
          texts={ASSISTANT_TEXTS[language]}
          open={null}
          onDecided={replace}
        />
      ))}
    </section>
  )
}
