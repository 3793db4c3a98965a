'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'

import { DialogButton } from '@/src/admin/dialog/DialogButton'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Field } from '@/src/admin/dialog/Field'
import { MAX_REPLY_CHARACTERS, MAX_SUBJECT_CHARACTERS } from '@/src/features/forms/rules/reply'
import type { ReplyRoute } from '@/src/features/forms/server/replies/route'
import type { Locale } from '@/src/lib/constants'
import { type Draft, type Reply, retryReply, sendReply } from './reply-calls'
import { ReplyView } from './ReplyView'
import { REPLY_TEXTS } from './texts'
import { useReplies } from './use-replies'

type Props = {
  submission: string
  language: Locale
  stored: readonly Reply[]
  route: ReplyRoute
  mayReply: boolean
}

type WriteProps = Pick<Props, 'submission' | 'language'> & {
  route: Extract<ReplyRoute, { form: string }>
  onSent: (reply: Reply) => void
}

/** A dialog in which the reply is written; what was typed is kept while it is closed. */
function WriteReply({ submission, language, route, onSent }: WriteProps) {
  const texts = REPLY_TEXTS[language]
  const [draft, setDraft] = useState<Draft>({ subject: texts.draftSubject(route.form), text: '' })
  const submit = async () => {
    try {
      onSent(await sendReply(submission, draft))
      setDraft({ ...draft, text: '' })
      return null
    } catch (error) {
      return refusalOf(error, ['subject', 'text'], texts.failed)
    }
  }
  return (
    <DialogButton
      heading={texts.reply}
      firstField="text"
      labels={{ submit: texts.send, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={submit}
    >
      <p>{texts.route(route.recipient, route.replyTo)}</p>
      <Field name="subject" label={texts.subject}>
        {(control) => (
          <input
            {...control}
            type="text"
            required
            maxLength={MAX_SUBJECT_CHARACTERS}
            value={draft.subject}
            onChange={({ target }) => setDraft({ ...draft, subject: target.value })}
          />
        )}
      </Field>
      <Field name="text" label={texts.text} explanation={texts.quoted}>
        {(control) => (
          <textarea
            {...control}
            required
            rows={10}
            maxLength={MAX_REPLY_CHARACTERS}
            value={draft.text}
            onChange={({ target }) => setDraft({ ...draft, text: target.value })}
          />
        )}
      </Field>
    </DialogButton>
  )
}

/** Why nobody can reply from here, with a way to do it elsewhere if there is one. */
function Obstacle({
  language,
  route,
}: {
  language: Locale
  route: Extract<ReplyRoute, { obstacle: unknown }>
}) {
  const texts = REPLY_TEXTS[language]
  const { obstacle, recipient } = route
  return (
    <p>
      {texts[obstacle]} {recipient && <a href={`mailto:${recipient}`}>{`${texts.program} ${recipient}`}</a>}
    </p>
  )
}

/** What was answered to a visitor by mail, the oldest first, and the button to do so. */
export function ReplyPanel({ submission, language, stored, route, mayReply }: Props) {
  const texts = REPLY_TEXTS[language]
  const [replies, put] = useReplies(submission, stored)
  const retry = async (reply: Reply) => {
    try {
      put(await retryReply(submission, reply.id))
    } catch (error) {
      const refusal = refusalOf(error, [], texts.failed)
      toast.error('message' in refusal ? refusal.message : texts.failed)
    }
  }
  const sent = (reply: Reply) => {
    put(reply)
    toast.success(texts.sent)
  }
  return (
    <section className="gevel-replies" aria-labelledby="gevel-replies">
      <h2 id="gevel-replies">{texts.heading}</h2>
      {replies.length > 0 && (
        <ul>
          {replies.map((reply) => (
            <ReplyView
              key={reply.id}
              {...{ reply, language }}
              onRetry={mayReply && reply.state === 'failed' ? () => void retry(reply) : null}
            />
          ))}
        </ul>
      )}
      {'obstacle' in route && <Obstacle {...{ language, route }} />}
      {mayReply && 'form' in route && <WriteReply {...{ submission, language, route }} onSent={sent} />}
    </section>
  )
}
