'use client'

import type { TranslationTexts } from './texts'

type Props = {
  /** Why there is no language model; null when there is one. */
  lack: string | null
  texts: TranslationTexts
  isAsking: boolean
  said: string
  ask: () => void
  stop: () => void
}

/** Asks the language model for the texts that are open; without one, says so in its place. */
export function ModelBar({ lack, texts, isAsking, said, ask, stop }: Props) {
  if (lack !== null) return <p className="gevel-note">{lack}</p>
  return (
    <p className="gevel-translation__model">
      <button type="button" className="gevel-button" onClick={isAsking ? stop : ask}>
        {isAsking ? texts.model.stop : texts.model.ask}
      </button>
      <output>{said}</output>
    </p>
  )
}
