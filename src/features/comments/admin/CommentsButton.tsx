'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'

import { latePart } from '@/src/admin/late-part'
import { SidePanelButton } from '@/src/admin/side-panel/SidePanelButton'
import { toLocale } from '@/src/i18n/locale-texts'
import { COMMENT_PARAMETER, type CommentedCollection } from '../rules/comment'
import { BUTTON_TEXTS } from './button-texts'
import type { Reader } from './reader'
import { useFocusedPath } from './use-focused-path'

/** Its code is loaded when somebody opens it, not with every form. */
const CommentsPanel = latePart(() => import('./CommentsPanel').then((module) => module.CommentsPanel))

type Props = {
  collection: CommentedCollection
  id: string
  /** How many threads are open. */
  open: number
  reader: Reader
}

/** Opens the comments beside the form, and says how many threads are open. */
export function CommentsButton({ collection, id, open, reader }: Props) {
  const language = toLocale(useTranslation().i18n.language)
  const texts = BUTTON_TEXTS[language]
  const asked = useSearchParams().get(COMMENT_PARAMETER)
  const [count, setCount] = useState(open)
  const button = useRef<HTMLButtonElement>(null)
  const focused = useFocusedPath(button)
  return (
    <SidePanelButton
      {...{ button }}
      name={`comments ${id}`}
      isAsked={asked !== null}
      label={count > 0 ? texts.open(count) : undefined}
      panel={(close) => (
        <CommentsPanel
          {...{ asked, focused, language, reader }}
          document={{ collection, id }}
          form={() => button.current?.closest('form') ?? null}
          onCount={setCount}
          onClose={close}
        />
      )}
    >
      {texts.comments}
      {count > 0 && <span className="gevel-comments__count">{count}</span>}
    </SidePanelButton>
  )
}
