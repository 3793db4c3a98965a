'use client'

import { Button, Link } from '@payloadcms/ui'
import { useId } from 'react'

import { STATE_TEXTS, statusClass } from '@/src/admin/lists/state-texts'
import { startDrag } from '@/src/admin/use-drop-target'
import type { PathNode } from '@/src/features/urls/rules/page-tree'
import type { TreePage } from '@/src/features/urls/server/read-page-tree'
import type { Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import { TREE_TEXTS } from './texts'

/** A page, by its path, on another one. */
export const DRAGGED_PATH = { type: 'application/x-gevel-path', attribute: 'data-path' } as const

type Node = PathNode<TreePage>
type Props = {
  node: Node
  place: { locale: Locale }
  language: Locale
  mayMove: boolean
  /** Paths below which nothing is shown. */
  closed: ReadonlySet<string>
  onToggle: (path: string) => void
  onMove: (node: Node) => void
}

/** One path with what is below it. */
export function TreeRow({ node, ...props }: Props) {
  const { path, segment, page, children } = node
  const { language, place, mayMove, closed, onToggle, onMove } = props
  const texts = TREE_TEXTS[language]
  const id = useId()
  const isOpen = !closed.has(path)
  const title = page ? (page.title ?? texts.untitled) : texts.noPage
  // Several paths have no page.
  const name = page ? title : path
  const isDraggable = mayMove && path !== '/'
  return (
    <li>
      <div
        className="gevel-tree__row"
        data-path={path}
        draggable={isDraggable}
        onDragStart={(event) => startDrag(event, DRAGGED_PATH, path)}
      >
        {children.length > 0 ? (
          <button
            type="button"
            aria-label={texts.toggle(name)}
            aria-controls={id}
            aria-expanded={isOpen}
            onClick={() => onToggle(path)}
          />
        ) : (
          <span />
        )}
        <span className="gevel-tree__name">
          {page ? (
            <Link
              href={`${documentHref(language, 'pages', page.id)}?locale=${place.locale}`}
              draggable={false}
              prefetch={false}
            >
              {title}
            </Link>
          ) : (
            <em>{title}</em>
          )}
          <code>{segment}</code>
        </span>
        {page ? (
          <span className={statusClass(page.state)}>{STATE_TEXTS[language][page.state]}</span>
        ) : (
          <span />
        )}
        {isDraggable && (
          <Button
            aria-label={texts.moveOf(name)}
            buttonStyle="pill"
            margin={false}
            onClick={() => onMove(node)}
            size="small"
          >
            {texts.move}
          </Button>
        )}
      </div>
      {children.length > 0 && (
        <ul id={id} hidden={!isOpen}>
          {children.map((child) => (
            <TreeRow key={child.path} {...props} node={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
