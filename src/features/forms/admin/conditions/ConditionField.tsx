'use client'

import { useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { Choice } from './Choice'
import { CONDITION_TEXTS } from './texts'
import { useQuestions } from './use-questions'

/** The question that a field of a form depends on. */
export function ConditionField(props: TextFieldClientProps) {
  const texts = textIn(CONDITION_TEXTS, useTranslation().i18n.language)
  const { questions, isBelowFields, keepNames } = useQuestions(props.path)
  return (
    <Choice
      {...props}
      options={questions.map(({ name, label }) => ({ value: name, label }))}
      description={questions.length > 0 ? texts.questions : isBelowFields ? texts.noTexts : texts.noQuestions}
      placeholder={texts.always}
      onChoice={(chosen) => keepNames(questions.find(({ name }) => name === chosen))}
    />
  )
}
