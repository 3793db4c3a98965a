'use client'

import { type KeyboardEvent, type PointerEvent, useId } from 'react'

import type { ToolTexts, ToPanel, Welcome } from '@/src/features/previews/rules/messages'
import { type BlockValues, isHidden } from './blocks-of'

type Props = {
  welcome: Welcome
  blocks: readonly BlockValues[]
  current: number
  name: string
  toPanel: ToPanel
  onChoose: (block: string | null) => void
  /** Edits the texts of the chosen block in place. */
  onText: () => void
  /** Drags the chosen block; keys move it as well. */
  onDrag: (event: PointerEvent<HTMLElement>) => void
}
type Tool = Exclude<
  keyof ToolTexts,
  'tools' | 'keys' | 'show' | 'hidden' | 'drag' | 'moved' | 'replace' | 'drop'
>

/** 24 by 24. */
const PATHS: Record<Tool, string> = {
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  text: 'M5 6V4h14v2M12 4v16M9 20h6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  duplicate: 'M9 9h11v11H9zM15 9V4H4v11h5',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  copy: 'M9 5H6v15h12V5h-3M9 3h6v4H9zM9 12h6M9 16h6',
  paste: 'M9 5H6v15h12V5h-3M9 3h6v4H9zM12 11v5M9 14l3 3 3-3',
  hide: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7M4 4l16 16',
  addBefore: 'M4 4h16M12 9v11M7 14h10',
  addAfter: 'M4 20h16M12 4v11M7 9h10',
}

/** Six points. */
const GRIP = [5, 11, 17].map((y) => `M8 ${y}h3v3h-3zM14 ${y}h3v3h-3z`).join('')

/** What each tool does with the chosen block; null for what cannot be done with it. */
function actsOf({ blocks, current, toPanel, onChoose, onText }: Props): Record<Tool, (() => void) | null> {
  const block = blocks[current]?.id ?? ''
  const isLast = current === blocks.length - 1
  return {
    edit: () => toPanel({ act: 'edit', block, path: null }),
    text: onText,
    up: current === 0 ? null : () => toPanel({ act: 'move', block, by: -1 }),
    down: isLast ? null : () => toPanel({ act: 'move', block, by: 1 }),
    duplicate: () => toPanel({ act: 'duplicate', block }),
    remove: () => {
      toPanel({ act: 'remove', block })
      onChoose(blocks[isLast ? current - 1 : current + 1]?.id ?? null)
    },
    copy: () => toPanel({ act: 'copy', block }),
    paste: () => toPanel({ act: 'paste', block }),
    hide: () => toPanel({ act: 'hide', block, hidden: !isHidden(blocks[current]) }),
    addBefore: () => toPanel({ act: 'add', block, where: 'before' }),
    addAfter: () => toPanel({ act: 'add', block, where: 'after' }),
  }
}

/** The tool of a key; Enter and Space are those of the button that has the focus. */
const KEYS: Partial<Record<string, Tool>> = {
  'Alt+ArrowUp': 'up',
  'Alt+ArrowDown': 'down',
  Delete: 'remove',
  h: 'hide',
  e: 'edit',
  F2: 'text',
}

/** After what was done elsewhere for the chosen block. */
export const focusToolbar = (): void => document.querySelector<HTMLElement>('.preview-toolbar')?.focus()

/** Above the chosen block: what can be done with it, by buttons and by keys. */
export function BlockToolbar(props: Props) {
  const { welcome, blocks, current, name, onChoose, onDrag } = props
  const { canEdit, texts } = welcome
  const acts = actsOf(props)
  const help = useId()
  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    if (ctrlKey || metaKey) return
    const tool = KEYS[altKey ? `Alt+${key}` : key]
    const step = altKey ? 0 : { ArrowUp: -1, ArrowDown: 1 }[key]
    if (tool && (canEdit || tool === 'edit')) acts[tool]?.()
    else if (step) onChoose(blocks[current + step]?.id ?? blocks[current]?.id ?? null)
    else if (key === 'Escape') onChoose(null)
    else return
    event.preventDefault()
  }
  const labelOf = (tool: Tool) => texts[tool === 'hide' && isHidden(blocks[current]) ? 'show' : tool]
  const tools = (Object.keys(PATHS) as Tool[]).filter((tool) => canEdit || tool === 'edit')
  return (
    <div
      aria-describedby={help}
      aria-label={`${texts.tools}: ${name}`}
      className="preview-toolbar"
      onKeyDown={press}
      role="toolbar"
      tabIndex={-1}
    >
      {canEdit ? (
        <span className="preview-name preview-handle" onPointerDown={onDrag} title={texts.drag}>
          <svg aria-hidden fill="currentColor" viewBox="0 0 24 24">
            <path d={GRIP} />
          </svg>
          {name}
        </span>
      ) : (
        <span className="preview-name">{name}</span>
      )}
      {tools.map((tool) => (
        <button
          aria-disabled={acts[tool] === null}
          aria-label={labelOf(tool)}
          key={tool}
          onClick={acts[tool] ?? undefined}
          title={labelOf(tool)}
          type="button"
        >
          <svg aria-hidden fill="none" stroke="currentColor" strokeWidth="2" viewBox="0 0 24 24">
            <path d={PATHS[tool]} />
          </svg>
        </button>
      ))}
      <span className="sr-only" id={help}>
        {texts.keys}
      </span>
    </div>
  )
}
