'use client'

import { Button } from '@payloadcms/ui'

import type { Action } from './action'
import type { FactorTexts } from './texts'

type Props = { isOn: boolean; texts: FactorTexts; onAction: (action: Action) => void }

/** The authenticator app of an account, with buttons to set it up and to remove it. */
export function TotpSection({ isOn, texts, onAction }: Props) {
  return (
    <section aria-labelledby="gevel-totp">
      <h4 id="gevel-totp">{texts.totp}</h4>
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
