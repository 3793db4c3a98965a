'use client'

import { useState } from 'react'

import { LocalTime } from '@/src/admin/LocalTime'
import { withMentions } from '../rules/mentions'
import type { Comment } from './comment-calls'
import { CommentBox } from './CommentBox'
import type { Shared } from './shared'

type Props = Omit<Shared, 'language'> & { comment: Comment; onLeft: () => void }

function Text({ text, mentions }: Comment) {
  return (
    <p className="gevel-message__text">
      {withMentions(text, mentions).map((part, index) =>
        // The parts of a text have no other key.
        part.isMention ? <strong key={`${index}`}>{part.text}</strong> : part.text,
      )}
    </p>
  )
}

/** Deleting asks once more, in place. */
function Acts({ comment, reader, texts, threads, onEdit, onLeft }: Props & { onEdit: () => void }) {
  const [isSure, setSure] = useState(false)
  const isOwn = comment.author?.id === reader.id
  const remove = async () => {
    if (await threads.remove(comment.id)) onLeft()
  }
  if (!isOwn && !reader.mayModerate) return null
  if (isSure)
    return (
      <span className="gevel-comments__acts">
        <button type="button" className="gevel-comments__act" onClick={() => void remove()}>
          {texts.reallyRemove}
        </button>
        <button type="button" className="gevel-comments__act" onClick={() => setSure(false)}>
          {texts.cancel}
        </button>
      </span>
    )
  return (
    <span className="gevel-comments__acts">
      {isOwn && (
        <button type="button" className="gevel-comments__act" onClick={onEdit}>
          {texts.edit}
        </button>
      )}
      <button type="button" className="gevel-comments__act" onClick={() => setSure(true)}>
        {texts.remove}
      </button>
    </span>
  )
}

/** What one person said. */
export function CommentView(props: Props) {
  const { comment, people, texts, threads } = props
  const [isEditing, setEditing] = useState(false)
  const { id, author, text, mentions, createdAt, editedAt } = comment
  if (isEditing)
    return (
      <CommentBox
        {...{ people, texts }}
        label={texts.editLabel}
        submit={texts.save}
        initial={{ text, mentions }}
        isBusy={threads.isBusy}
        takesFocus
        onCancel={() => setEditing(false)}
        onSend={async (said) => {
          const isStored = await threads.change(id, said)
          if (isStored) setEditing(false)
          return isStored
        }}
      />
    )
  return (
    <div className="gevel-comments__comment">
      <p className="gevel-comments__author">
        <strong>{author?.name ?? texts.former}</strong>{' '}
        <small>
          <LocalTime value={createdAt} />
          {editedAt !== null && `, ${texts.edited}`}
        </small>
      </p>
      <Text {...comment} />
      <Acts {...props} onEdit={() => setEditing(true)} />
    </div>
  )
}
