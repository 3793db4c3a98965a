import { Field } from '@/src/admin/dialog/Field'
import type { FactorTexts } from './texts'

type Props = {
  hasTotp: boolean
  /** The account signs in with single sign-on, and may prove itself by having done so a moment ago. */
  isOptional?: boolean
  texts: FactorTexts
}

/** Asks again who the person is. */
export const ProofField = ({ hasTotp, isOptional = false, texts }: Props) => (
  <Field
    name="proof"
    label={hasTotp ? texts.proofOrCode : texts.proof}
    {...(isOptional && { explanation: texts.proofOptional })}
  >
    {(control) => (
      <input {...control} required={!isOptional} type="password" autoComplete="current-password" />
    )}
  </Field>
)
