import { useTranslation } from '@payloadcms/ui'

import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import { Field } from './Field'

const TEXTS = {
  nl: {
    password: 'Huidig wachtwoord',
    passwordOrCode: 'Huidig wachtwoord, of een code uit uw authenticator-app',
    optional:
      'Hebt u geen wachtwoord omdat u een inlogdienst gebruikt? Laat dit dan leeg, binnen tien minuten nadat u bent ingelogd.',
  },
  en: {
    password: 'Current password',
    passwordOrCode: 'Current password, or a code from your authenticator app',
    optional:
      'No password, because you use single sign-on? Then leave this empty, within ten minutes of signing in.',
  },
} as const satisfies LocaleTexts<unknown>

type Props = {
  hasTotp: boolean
  /** The account signs in with single sign-on, and may prove itself by having done so a moment ago. */
  isOptional?: boolean
}

/** Asks again who the person is. */
export function ProofField({ hasTotp, isOptional = false }: Props) {
  const { i18n } = useTranslation()
  const texts = TEXTS[toLocale(i18n.language)]
  return (
    <Field
      name="proof"
      label={hasTotp ? texts.passwordOrCode : texts.password}
      {...(isOptional && { explanation: texts.optional })}
    >
      {(control) => (
        <input {...control} required={!isOptional} type="password" autoComplete="current-password" />
      )}
    </Field>
  )
}
