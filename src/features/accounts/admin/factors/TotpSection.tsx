'use client'

import { Button } from '@payloadcms/ui'

import type { Action, FactorHeading } from './action'
import type { FactorTexts } from './texts'

type Props = { isOn: boolean; heading: FactorHeading; texts: FactorTexts; onAction: (action: Action) => void }

/** The authenticator app of an account, with buttons to set it up and to remove it. */
export function TotpSection({ isOn, heading: Heading, texts, onAction }: Props) {
  return (
    <section aria-labelledby="gevel-totp">
      <Heading id="gevel-totp">{texts.totp}</Heading>
      <p>{texts.totpExplanation}</p>
      <p>{isOn ? texts.totpOn : texts.totpOff}</p>
      <div className="gevel-factors__actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => onAction({ kind: 'startTotp' })}>
          {isOn ? texts.replaceTotp : texts.setUpTotp}
        </Button>
        {isOn && (
          <Button buttonStyle="secondary" margin={false} onClick={() => onAction({ kind: 'removeTotp' })}>
            {texts.removeTotp}
          </Button>
        )}
      </div>
    </section>
  )
}
