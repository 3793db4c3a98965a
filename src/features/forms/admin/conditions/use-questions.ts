import { useAllFormFields } from '@payloadcms/ui'

import { hasFieldsAbove, missingNames, questionsAbove, type Question } from './questions'

/** The questions that a field can depend on, and what makes their names those of the form. */
export function useQuestions(path: string) {
  const [state, dispatch] = useAllFormFields()
  const questions = questionsAbove(state, path)
  // A condition refers to names, which must not change any more once it does.
  const keepNames = (question: Question | undefined) => {
    if (!question) return
    for (const [at, value] of missingNames(state, question)) dispatch({ type: 'UPDATE', path: at, value })
  }
  return {
    questions,
    isBelowFields: hasFieldsAbove(state, path),
    keepNames,
    valueAt: (at: string) => state[at]?.value,
  }
}
