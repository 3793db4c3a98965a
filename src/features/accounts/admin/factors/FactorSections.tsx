'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

import type { Factors } from '@/src/features/accounts/rules/factors'
import type { Locale } from '@/src/lib/constants'
import type { Action } from './action'
import { ActionDialog } from './ActionDialog'
import { PasskeySection } from './PasskeySection'
import { RecoveryCodes } from './RecoveryCodes'
import { RecoverySection } from './RecoverySection'
import { FACTOR_TEXTS } from './texts'
import { TotpSection } from './TotpSection'

type Props = {
  factors: Factors
  language: Locale
  /** Called once a factor is set up and its recovery codes were shown. */
  onReady?: () => void
  /** On the page for an account that must have one: only how to add the first, then its recovery codes. */
  isRequired?: boolean
}

/** One's own second factors. Each change is a dialog; new recovery codes are shown until they are stored. */
export function FactorSections({ factors, language, onReady, isRequired = false }: Props) {
  const texts = FACTOR_TEXTS[language]
  const router = useRouter()
  const [action, setAction] = useState<Action | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const following = useRef<Action | null>(null)

  const finish = (shown: readonly string[] | null) => {
    if (shown) setCodes(shown)
    else onReady?.()
    // The screen for a required factor would be gone before its recovery codes were read.
    if (!isRequired) router.refresh()
  }
  // One dialog closes before the next one opens: they share Payload's modal.
  const close = () => {
    setAction(following.current)
    following.current = null
  }

  const heading = isRequired ? 'h2' : 'h4'
  const shared = { heading, texts, onAction: setAction } as const

  return (
    <>
      {codes && (
        <RecoveryCodes
          codes={codes}
          heading={heading}
          texts={texts}
          onStored={() => {
            setCodes(null)
            onReady?.()
          }}
        />
      )}
      {/* Nothing beside the codes: a closing dialog would give the focus back to its button. */}
      {!codes && (
        <>
          <PasskeySection passkeys={factors.passkeys} {...shared} />
          <TotpSection isOn={factors.totp} {...shared} />
          <RecoverySection factors={factors} {...shared} />
        </>
      )}
      {action && (
        <ActionDialog
          key={action.kind}
          action={action}
          hasTotp={factors.totp}
          texts={texts}
          onClose={close}
          onDone={finish}
          onNext={(next) => (following.current = next)}
        />
      )}
    </>
  )
}
