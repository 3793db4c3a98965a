'use client'

import type { MouseEvent } from 'react'

import { Button } from '@/src/components/ui/Button'
import type { ConsentMode } from '@/src/features/consent/rules/consent'
import type { ConsentChoices } from '@/src/features/consent/rules/record'
import type { ConsentDialogContent } from './load'

type Props = {
  buttons: ConsentDialogContent['buttons']
  mode: ConsentMode
  choices: ConsentChoices
  /** On the first tab only: opens the settings tab. */
  onOptions: (() => void) | undefined
  onSave: (choices: ConsentChoices) => void
}

const ALL: ConsentChoices = { analytics: true, marketing: true }
const NONE: ConsentChoices = { analytics: false, marketing: false }

/** Behaviour: consent-buttons, consent-accept, consent-opt-in */
export function ConsentButtons({ buttons, mode, choices, onOptions, onSave }: Props) {
  const onSecondary = ({ detail }: MouseEvent) => {
    if (onOptions) onOptions()
    // The second click of a double click was meant for the button that was here before.
    else if (detail < 2) onSave(choices)
  }
  return (
    <>
      <Button variant="plain" onClick={onSecondary}>
        {onOptions ? buttons.options : buttons.allowSelection}
      </Button>
      <div className="consent-answers">
        {mode === 'opt-in' && <Button onClick={() => onSave(NONE)}>{buttons.onlyEssential}</Button>}
        <Button onClick={() => onSave(ALL)}>{buttons.accept}</Button>
      </div>
    </>
  )
}
