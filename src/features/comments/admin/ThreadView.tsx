'use client'

import { useState } from 'react'

import { localeName } from '@/src/i18n/locale-texts'
import type { Thread } from './comment-calls'
import { CommentBox } from './CommentBox'
import { CommentView } from './CommentView'
import type { Shared } from './shared'
import { isOpenThread } from './use-threads'

type Props = Shared & {
  thread: Thread
  /** What it is about, in the words of the form. */
  place: string
  /** The form of its language, if another one is open. */
  href: string | null
  /** Null when its place is gone. */
  onPlace: (() => void) | null
  isAsked: boolean
  /** Where the focus goes when the thread is not in the list any more. */
  onLeft: () => void
}

function PlaceLine({ thread, place, href, onPlace, language }: Props) {
  const note =
    href === null ? null : <span className="gevel-note">{localeName(thread.locale, language)}</span>
  return (
    <h3>
      {href !== null && <a href={href}>{place}</a>}
      {href === null && onPlace && (
        <button type="button" className="gevel-comments__place" onClick={onPlace}>
          {place}
        </button>
      )}
      {href === null && !onPlace && place} {note}
    </h3>
  )
}

/** A first comment with its replies, and what can be done with them. */
export function ThreadView(props: Props) {
  const { thread, place, people, reader, texts, threads, isAsked, onLeft } = props
  const [isReplying, setReplying] = useState(false)
  const isOpen = isOpenThread(thread)
  const settle = async () => {
    const isDone = await (isOpen ? threads.resolve(thread.id) : threads.reopen(thread.id))
    if (isDone) onLeft()
  }
  const shared = { people, reader, texts, threads }
  return (
    <li id={`gevel-thread-${thread.id}`} data-asked={isAsked} data-resolved={!isOpen} tabIndex={-1}>
      <PlaceLine {...props} />
      <CommentView {...shared} comment={thread} onLeft={onLeft} />
      {thread.replies.length > 0 && (
        <ul>
          {thread.replies.map((reply) => (
            <li key={reply.id}>
              <CommentView {...shared} comment={reply} onLeft={onLeft} />
            </li>
          ))}
        </ul>
      )}
      {!isOpen && <p className="gevel-note">{texts.resolvedBy(thread.resolvedBy?.name ?? texts.former)}</p>}
      {isReplying ? (
        <CommentBox
          {...{ people, texts }}
          label={texts.replyLabel}
          submit={texts.reply}
          isBusy={threads.isBusy}
          takesFocus
          onCancel={() => setReplying(false)}
          onSend={async (said) => {
            const isStored = await threads.reply(thread.id, said)
            if (isStored) setReplying(false)
            return isStored
          }}
        />
      ) : (
        <div className="gevel-comments__acts">
          {reader.mayWrite && isOpen && (
            <button
              type="button"
              className="gevel-button"
              aria-label={`${texts.reply}: ${place}`}
              onClick={() => setReplying(true)}
            >
              {texts.reply}
            </button>
          )}
          {reader.mayResolve && (
            <button
              type="button"
              className="gevel-button"
              aria-label={`${isOpen ? texts.resolve : texts.reopen}: ${place}`}
              onClick={() => void settle()}
            >
              {isOpen ? texts.resolve : texts.reopen}
            </button>
          )}
        </div>
      )}
    </li>
  )
}
