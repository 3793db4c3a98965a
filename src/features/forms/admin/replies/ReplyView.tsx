import { Button } from '@payloadcms/ui'

import { LocalTime } from '@/src/admin/LocalTime'
import type { Locale } from '@/src/lib/constants'
import type { Reply } from './reply-calls'
import { REPLY_TEXTS } from './texts'

type Props = { reply: Reply; language: Locale; onRetry: (() => void) | null }

/** A reply with its author, its time and whether it was sent. */
export function ReplyView({ reply, language, onRetry }: Props) {
  const texts = REPLY_TEXTS[language]
  const { author, createdAt, recipient, state, subject, text } = reply
  return (
    <li data-state={state}>
      <h3>{subject}</h3>
      <p className="gevel-replies__facts">
        {texts.by(author?.name ?? texts.former)} · {recipient} · <LocalTime value={createdAt} /> ·{' '}
        <output>{texts.states[state]}</output>
      </p>
      <p className="gevel-replies__text">{text}</p>
      {onRetry && (
        <Button size="small" margin={false} buttonStyle="secondary" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </li>
  )
}
