import { useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** Whether to save although the named fields were changed elsewhere. */
export type Question = { changed: readonly string[]; answer: (overwrite: boolean) => void }

/** The question that a save waits for, whether the last save was rejected, and whether somebody chose not to save. */
export function useConflict() {
  const { setModified } = useForm()
  const [question, setQuestion] = useState<Question | null>(null)
  const [isRejected, setRejected] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const [isDiscarded, setDiscarded] = useState(false)
  // After the form has stopped asking whether to leave.
  useEffect(() => {
    if (isDiscarded) window.location.reload()
  }, [isDiscarded])

  const mayOverwrite = (changed: readonly string[]) =>
    new Promise<boolean>((resolve) => {
      const answer = (overwrite: boolean) => {
        setQuestion(null)
        setUnsaved(!overwrite)
        resolve(overwrite)
      }
      setQuestion({ changed, answer })
    })
  const discard = () => {
    setModified(false)
    setDiscarded(true)
  }
  const onSave = (accepted: boolean) => {
    setRejected(!accepted)
    if (accepted) setUnsaved(false)
  }
  return { question, isRejected, isUnsaved, discard, asked: { mayOverwrite, onSave } }
}
