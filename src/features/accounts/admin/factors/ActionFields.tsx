import { Field } from '@/src/admin/dialog/Field'
import { ProofField } from '@/src/admin/dialog/ProofField'
import { MAX_PASSKEY_NAME } from '@/src/features/accounts/rules/factors'
import type { Action } from './action'
import type { TotpSetup } from './requests'
import type { FactorTexts } from './texts'

type Props = { action: Action; hasTotp: boolean; texts: FactorTexts }

function Setup({ setup: { qr, secret }, texts }: { setup: TotpSetup; texts: FactorTexts }) {
  return (
    <>
      <p>{texts.scan}</p>
      <figure aria-label={texts.qr} className="gevel-factors__qr">
        <svg aria-hidden shapeRendering="crispEdges" viewBox={`0 0 ${qr.size} ${qr.size}`}>
          <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
      </figure>
      <p>
        {texts.secret}:{' '}
        <code className="gevel-factors__secret">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Field name="code" label={texts.code}>
        {(control) => (
          <input {...control} required autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
        )}
      </Field>
    </>
  )
}

/** The fields of the dialog of an action. */
export function ActionFields({ action, hasTotp, texts }: Props) {
  if (action.kind === 'addTotp') return <Setup setup={action.setup} texts={texts} />
  const isNamed = action.kind === 'addPasskey' || action.kind === 'renamePasskey'
  return (
    <>
      {action.kind === 'renewCodes' && <p>{texts.renewExplanation}</p>}
      {isNamed && (
        <Field name="name" label={texts.passkeyName} explanation={texts.passkeyNameExplanation}>
          {(control) => (
            <input
              {...control}
              required
              autoComplete="off"
              defaultValue={action.kind === 'renamePasskey' ? action.name : ''}
              maxLength={MAX_PASSKEY_NAME}
            />
          )}
        </Field>
      )}
      {action.kind !== 'renamePasskey' && <ProofField hasTotp={hasTotp} />}
    </>
  )
}
