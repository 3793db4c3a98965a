'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'

import { latePart } from '@/src/admin/late-part'
import { useRowButtons } from '@/src/admin/rows/row-buttons'
import { useSidePanel } from '@/src/admin/side-panel/open-panel'
import { SidePanelButton } from '@/src/admin/side-panel/SidePanelButton'
import { toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { COMMENT_PARAMETER, type CommentedCollection, isWhole, type OpenThread } from '../rules/comment'
import { BUTTON_TEXTS } from './button-texts'
import type { Reader } from './reader'
import { useFocusedPath } from './use-focused-path'

/** Its code is loaded when somebody opens it, not with every form. */
const CommentsPanel = latePart(() => import('./CommentsPanel').then((module) => module.CommentsPanel))

type Props = {
  collection: CommentedCollection
  id: string
  open: readonly OpenThread[]
  reader: Reader
}

/** Shows a button in the header of each block. @param press gets the first open thread on the block */
function useBlockButtons(
  open: readonly OpenThread[],
  texts: (typeof BUTTON_TEXTS)[Locale],
  press: (thread: string | null) => void,
): void {
  const rows = useFormFields(([fields]) => fields.blocks?.rows) ?? []
  const on = (block: string) => open.filter(({ path }) => path?.split('.')[1] === block)
  const stated = rows.map(({ id }) => {
    const count = on(id).length
    return [id, { count, label: texts.onBlock(count) }]
  })
  useRowButtons(JSON.stringify(Object.fromEntries(stated)), (block) => press(on(block)[0]?.id ?? null))
}

/** Opens the comments beside the form, and says how many threads are open. */
export function CommentsButton({ collection, id, open, reader }: Props) {
  const language = toLocale(useTranslation().i18n.language)
  const texts = BUTTON_TEXTS[language]
  const asked = useSearchParams().get(COMMENT_PARAMETER)
  const [threads, setThreads] = useState(open)
  const [pressed, setPressed] = useState<{ thread: string | null; presses: number }>()
  const button = useRef<HTMLButtonElement>(null)
  const field = useFocusedPath(button)
  const focused = isWhole(collection) ? null : field
  const name = `comments ${id}`
  const [, setOpen] = useSidePanel(name)
  useBlockButtons(threads, texts, (thread) => {
    setPressed({ thread, presses: (pressed?.presses ?? 0) + 1 })
    setOpen(true)
  })
  return (
    <SidePanelButton
      {...{ button, name }}
      isAsked={asked !== null}
      label={threads.length > 0 ? texts.open(threads.length) : undefined}
      panel={(close) => (
        <CommentsPanel
          {...{ focused, language, reader }}
          asked={pressed ? pressed.thread : asked}
          presses={pressed?.presses ?? 0}
          document={{ collection, id }}
          form={() => button.current?.closest('form') ?? null}
          onOpenThreads={setThreads}
          onClose={() => {
            setPressed(undefined)
            close()
          }}
        />
      )}
    >
      {texts.comments}
      {threads.length > 0 && <span className="gevel-comments__count">{threads.length}</span>}
    </SidePanelButton>
  )
}
