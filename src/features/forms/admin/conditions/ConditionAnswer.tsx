'use client'

import { TextField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { Choice } from './Choice'
import { CONDITION_TEXTS } from './texts'
import { useQuestions } from './use-questions'

/** The answer on which a field of a form is shown: one of those of the question, or typed where the visitor types it. */
export function ConditionAnswer(props: TextFieldClientProps) {
  const texts = textIn(CONDITION_TEXTS, useTranslation().i18n.language)
  const { questions, keepNames, valueAt } = useQuestions(props.path)
  const asked = valueAt(props.path.replace(/\.value$/, '.field'))
  const question = questions.find(({ name }) => name === asked)
  if (!question) return null
  const answers = question.isTicked ? [{ value: 'true', label: texts.ticked }] : question.answers
  if (answers.length === 0) return <TextField {...props} />
  return (
    <Choice
      {...props}
      options={answers}
      description={texts.answers}
      placeholder={texts.any}
      onChoice={() => keepNames(question)}
    />
  )
}
