'use client'

import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { Button } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'

import { LocalTime } from '@/src/admin/LocalTime'
import type { Passkey } from '@/src/features/accounts/rules/factors'
import type { Action } from './action'
import type { FactorTexts } from './texts'

type Props = { passkeys: readonly Passkey[]; texts: FactorTexts; onAction: (action: Action) => void }

const never = () => () => undefined

function Row({
  passkey: { id, name, createdAt, lastUsedAt },
  texts,
  onAction,
}: Omit<Props, 'passkeys'> & { passkey: Passkey }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <LocalTime value={createdAt} />
      </td>
      <td>{lastUsedAt ? <LocalTime value={lastUsedAt} /> : texts.never}</td>
      <td className="gevel-factors__actions">
        <Button
          aria-label={texts.renameOf(name)}
          buttonStyle="secondary"
          margin={false}
          size="small"
          onClick={() => onAction({ kind: 'renamePasskey', id, name })}
        >
          {texts.rename}
        </Button>
        <Button
          aria-label={texts.removeOf(name)}
          buttonStyle="secondary"
          margin={false}
          size="small"
          onClick={() => onAction({ kind: 'removePasskey', id, name })}
        >
          {texts.remove}
        </Button>
      </td>
    </tr>
  )
}

/** The passkeys of an account, with buttons to add, rename and remove them. */
export function PasskeySection({ passkeys, texts, onAction }: Props) {
  const isSupported = useSyncExternalStore(never, browserSupportsWebAuthn, () => true)
  return (
    <section aria-labelledby="gevel-passkeys">
      <h4 id="gevel-passkeys">{texts.passkeys}</h4>
      <p>{texts.passkeysExplanation}</p>
      {passkeys.length === 0 ? (
        <p>{texts.noPasskeys}</p>
      ) : (
        <div className="gevel-factors__table">
          <table className="gevel-table">
            <thead>
              <tr>
                <th scope="col">{texts.passkeyName}</th>
                <th scope="col">{texts.addedAt}</th>
                <th scope="col">{texts.lastUsedAt}</th>
                <th scope="col">{texts.actions}</th>
              </tr>
            </thead>
            <tbody>
              {passkeys.map((passkey) => (
                <Row key={passkey.id} passkey={passkey} texts={texts} onAction={onAction} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isSupported ? (
        <Button buttonStyle="secondary" margin={false} onClick={() => onAction({ kind: 'addPasskey' })}>
          {texts.addPasskey}
        </Button>
      ) : (
        <p>{texts.passkeysUnsupported}</p>
      )}
    </section>
  )
}
