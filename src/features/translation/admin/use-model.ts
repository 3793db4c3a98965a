'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { askModel, type Proposal, type Subject } from './read-translation'
import { reasonOf } from './reason'
import type { TranslationTexts } from './texts'

type Propose = (proposals: readonly Proposal[]) => void

/** Asks the language model for proposals, until they are there or somebody stops it or leaves the screen. */
export function useModel(subject: Subject, texts: TranslationTexts, propose: Propose) {
  const call = useRef<AbortController | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => () => call.current?.abort(), [])
  const ask = async () => {
    const own = new AbortController()
    call.current = own
    setAsking(true)
    setSaid(texts.model.asking)
    try {
      const { proposals, untranslated, stopped } = await askModel(subject, own.signal)
      propose(proposals.map((proposal) => ({ ...proposal, match: 0, change: null, origin: 'model' })))
      const count = texts.model.proposed(proposals.length)
      setSaid(
        [count, untranslated.length > 0 && texts.model.left(untranslated.length), stopped]
          .filter(Boolean)
          .join(' '),
      )
    } catch (error) {
      const reason = own.signal.aborted
        ? texts.model.stopped
        : ((await reasonOf(error)) ?? texts.model.failed)
      if (!own.signal.aborted) toast.error(reason)
      setSaid(reason)
    }
    setAsking(false)
  }
  return { isAsking, said, ask: () => void ask(), stop: () => call.current?.abort() }
}
