'use client'

import type { MouseEvent } from 'react'

import { Button } from '@/src/components/ui/Button'
import type { ConsentMode } from '@/src/features/consent/rules/consent'
import type { ConsentChoices } from '@/src/features/consent/rules/record'
import type { ConsentQuestion } from './load'

type Props = {
  buttons: ConsentQuestion['buttons']
  mode: ConsentMode
  choices: ConsentChoices
  /** On the first tab: leads to the settings. */
  onOptions: (() => void) | undefined
  onSave: (choices: ConsentChoices) => void
}

const ALL: ConsentChoices = { analytics: true, marketing: true }
const NONE: ConsentChoices = { analytics: false, marketing: false }

/** Behaviour: consent-buttons, consent-accept, consent-opt-in */
export function ConsentButtons({ buttons, mode, choices, onOptions, onSave }: Props) {
  const left = ({ detail }: MouseEvent) => {
    if (onOptions) onOptions()
    // The second click of a double one was meant for what stood here before.
    else if (detail < 2) onSave(choices)
  }
  return (
    <>
      <Button variant="plain" onClick={left}>
        {onOptions ? buttons.options : buttons.allowSelection}
      </Button>
      <div className="consent-answers">
        {mode === 'opt-in' && <Button onClick={() => onSave(NONE)}>{buttons.onlyEssential}</Button>}
        <Button onClick={() => onSave(ALL)}>{buttons.accept}</Button>
      </div>
    </>
  )
}
