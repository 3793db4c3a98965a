import type { UIFieldServerProps } from 'payload'

import { hasPermissionInAnyTenant } from '@/src/access/memberships'
import { failureTexts } from '@/src/features/assistant/rules/failure'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { env } from '@/src/platform/env'

const TEXTS: LocaleTexts<(model: string, provider: string) => string> = {
  nl: (model, provider) => `De installatie gebruikt ${model} van ${provider}.`,
  en: (model, provider) => `The installation uses ${model} of ${provider}.`,
}

const SETTINGS: LocaleTexts = {
  nl: 'In de omgeving van de installatie: LLM_PROVIDER, LLM_MODEL en LLM_API_KEY (of LLM_BASE_URL) voor het model, LLM_MONTHLY_BUDGET voor wat het per maand mag kosten.',
  en: 'In the environment of the installation: LLM_PROVIDER, LLM_MODEL and LLM_API_KEY (or LLM_BASE_URL) for the model, LLM_MONTHLY_BUDGET for what it may cost a month.',
}

/** Says which model the installation has, and to those who manage settings what to set. */
export function ModelState({ i18n, user }: UIFieldServerProps) {
  const { LLM } = env
  const text = LLM
    ? textIn(TEXTS, i18n.language)(LLM.model, LLM.provider)
    : textIn(failureTexts('notConfigured'), i18n.language)
  return (
    <>
      <p className="gevel-note">{text}</p>
      {hasPermissionInAnyTenant(user, 'settings.write') && (
        <p className="gevel-note">{textIn(SETTINGS, i18n.language)}</p>
      )}
    </>
  )
}
