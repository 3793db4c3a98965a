import type { UIFieldServerProps } from 'payload'

import { failureTexts } from '@/src/features/assistant/rules/failure'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { env } from '@/src/platform/env'

const TEXTS: LocaleTexts<(model: string, provider: string) => string> = {
  nl: (model, provider) => `De installatie gebruikt ${model} van ${provider}.`,
  en: (model, provider) => `The installation uses ${model} of ${provider}.`,
}

/** Says which model the installation has, or what to set. */
export function ModelState({ i18n }: UIFieldServerProps) {
  const { LLM } = env
  const text = LLM
    ? textIn(TEXTS, i18n.language)(LLM.model, LLM.provider)
    : textIn(failureTexts('notConfigured'), i18n.language)
  return <p className="gevel-note">{text}</p>
}
