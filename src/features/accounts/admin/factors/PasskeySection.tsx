'use client'

import { Button } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'

import { CellLabel } from '@/src/admin/lists/CellLabel'
import { LocalTime } from '@/src/admin/LocalTime'
import type { Passkey } from '@/src/features/accounts/rules/factors'
import type { Action, FactorHeading } from './action'
import type { FactorTexts } from './texts'

type Props = {
  passkeys: readonly Passkey[]
  heading: FactorHeading
  texts: FactorTexts
  onAction: (action: Action) => void
}

const never = () => () => undefined
const supportsPasskeys = () => 'PublicKeyCredential' in globalThis

function Row({
  passkey: { id, name, createdAt, lastUsedAt },
  texts,
  onAction,
}: Pick<Props, 'texts' | 'onAction'> & { passkey: Passkey }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <CellLabel text={texts.addedAt} />
        <LocalTime value={createdAt} />
      </td>
      <td>
        <CellLabel text={texts.lastUsedAt} />
        {lastUsedAt ? <LocalTime value={lastUsedAt} /> : texts.never}
      </td>
      <td>
        <div className="gevel-factors__actions">
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
        </div>
      </td>
    </tr>
  )
}

/** The passkeys of an account, with buttons to add, rename and remove them. */
export function PasskeySection({ passkeys, heading: Heading, texts, onAction }: Props) {
  const isSupported = useSyncExternalStore(never, supportsPasskeys, () => true)
  return (
    <section aria-labelledby="gevel-passkeys">
      <Heading id="gevel-passkeys">{texts.passkeys}</Heading>
      <p>{texts.passkeysExplanation}</p>
      {passkeys.length === 0 ? (
        <p>{texts.noPasskeys}</p>
      ) : (
        <table className="gevel-table gevel-audit">
          <thead>
            <tr>
              {[texts.passkeyName, texts.addedAt, texts.lastUsedAt, texts.actions].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {passkeys.map((passkey) => (
              <Row key={passkey.id} passkey={passkey} texts={texts} onAction={onAction} />
            ))}
          </tbody>
        </table>
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
