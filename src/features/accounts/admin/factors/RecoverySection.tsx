'use client'

import { Button } from '@payloadcms/ui'

import { type Factors, hasFactor } from '@/src/features/accounts/rules/factors'
import type { Action, FactorHeading } from './action'
import type { FactorTexts } from './texts'

type Props = {
  factors: Factors
  heading: FactorHeading
  texts: FactorTexts
  onAction: (action: Action) => void
}

/** How many recovery codes are left, and a button to replace them; nothing without a factor. */
export function RecoverySection({ factors, heading: Heading, texts, onAction }: Props) {
  if (!hasFactor(factors)) return null
  return (
    <section aria-labelledby="gevel-recovery">
      <Heading id="gevel-recovery">{texts.recovery}</Heading>
      <p>{texts.recoveryExplanation}</p>
      <p>{texts.codesLeft(factors.recoveryCodes)}</p>
      <Button buttonStyle="secondary" margin={false} onClick={() => onAction({ kind: 'renewCodes' })}>
        {texts.renewCodes}
      </Button>
    </section>
  )
}
