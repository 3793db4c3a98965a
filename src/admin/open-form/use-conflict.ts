import { useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** Whether to save although the named fields were changed elsewhere. */
export type Question = { changed: readonly string[]; answer: (overwrite: boolean) => void }

/** The question that a save waits for, and whether the last save was rejected. */
export function useConflict() {
  const { setModified } = useForm()
  const [question, setQuestion] = useState<Question | null>(null)
  const [isRejected, setRejected] = useState(false)
  const [isDiscarded, setDiscarded] = useState(false)
  // After the form has stopped asking whether to leave.
  useEffect(() => {
    if (isDiscarded) window.location.reload()
  }, [isDiscarded])

  const mayOverwrite = (changed: readonly string[]) =>
    new Promise<boolean>((resolve) => {
      const answer = (overwrite: boolean) => {
        setQuestion(null)
        resolve(overwrite)
      }
      setQuestion({ changed, answer })
    })
  const discard = () => {
    setModified(false)
    setDiscarded(true)
  }
  const onSave = (accepted: boolean) => setRejected(!accepted)
  return { question, isRejected, discard, asked: { mayOverwrite, onSave } }
}
