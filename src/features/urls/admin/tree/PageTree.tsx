'use client'

import { Link } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import { useDropTarget } from '@/src/admin/use-drop-target'
import {
  isBelow,
  nodeAt,
  nodesWith,
  parentOf,
  pathBelow,
  type PathNode,
  pathsAbove,
} from '@/src/features/urls/rules/page-tree'
import type { PageTree as Tree, TreePage } from '@/src/features/urls/server/read-page-tree'
import type { Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import type { Place } from './move-call'
import { MoveDialog } from './MoveDialog'
import { type Moved, MovedNotice } from './MovedNotice'
import { DRAGGED_PATH, TreeRow } from './TreeRow'
import { TREE_TEXTS } from './texts'

type Node = PathNode<TreePage>
type Props = { tree: Tree; place: Place; language: Locale; mayMove: boolean }

const NOTHING: ReadonlySet<string> = new Set()
const TOP = '/'

/** Focuses the name of a page once it is shown at its new path; until then, the dialog has the focus. */
function useFocusMoved(nodes: readonly Node[]) {
  const list = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ path: string; before: readonly Node[] } | null>(null)
  useEffect(() => {
    if (moved === null || moved.before === nodes) return
    const row = list.current?.querySelector(`[data-path="${CSS.escape(moved.path)}"]`)
    const target = row?.querySelector<HTMLElement>('a') ?? row?.querySelector<HTMLElement>('button')
    target?.focus()
    if (target) setMoved(null)
  }, [moved, nodes])
  return { list, focusMoved: (path: string) => setMoved({ path, before: nodes }) }
}

/** Which paths are closed; a move opens those that it goes below. */
function useClosed() {
  const [closed, setClosed] = useState(NOTHING)
  const toggle = (path: string) => {
    const next = new Set(closed)
    if (!next.delete(path)) next.add(path)
    setClosed(next)
  }
  const reveal = (path: string) => {
    const above = pathsAbove(path)
    setClosed(new Set([...closed].filter((each) => !above.includes(each))))
  }
  return { closed, toggle, reveal }
}

function Unplaced({ pages, place, language }: { pages: Tree['unplaced']; place: Place; language: Locale }) {
  const texts = TREE_TEXTS[language]
  if (pages.length === 0) return null
  return (
    <section>
      <h2>{texts.unplaced}</h2>
      <ul>
        {pages.map(({ id, title }) => (
          <li key={id}>
            <Link href={`${documentHref(language, 'pages', id)}?locale=${place.locale}`} prefetch={false}>
              {title ?? texts.untitled}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The pages of a domain in a language, each below the page at the start of its path. */
export function PageTree({ tree: { nodes, unplaced }, place, language, mayMove }: Props) {
  const texts = TREE_TEXTS[language]
  const router = useRouter()
  const [asked, setAsked] = useState('')
  const [move, setMove] = useState<{ node: Node; to: string } | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const { list, focusMoved } = useFocusMoved(nodes)
  const { closed, toggle, reveal } = useClosed()
  const drops = useDropTarget<HTMLDivElement>(
    DRAGGED_PATH,
    (from, target) => {
      const node = nodeAt(nodes, from)
      if (node) setMove({ node, to: pathBelow(target, from) })
    },
    (from, target) => target !== from && target !== parentOf(from) && !isBelow(target, from),
  )
  const shown = nodesWith(nodes, asked)
  const row = { language, place, mayMove, closed: asked === '' ? closed : NOTHING, onToggle: toggle }
  const showMoved = (done: Moved) => {
    const node = nodeAt(nodes, done.from)
    if (node && nodesWith([{ ...node, path: done.to }], asked).length === 0) setAsked('')
    setMoved(done)
    reveal(done.to)
    focusMoved(done.to)
    router.refresh()
  }
  const hasTopTarget = mayMove && nodes.some(({ children }) => children.length > 0) && !nodeAt(nodes, TOP)
  return (
    <div ref={list} className="gevel-tree">
      <label className="gevel-tree__find">
        <span>{texts.find}</span>
        <input type="search" value={asked} onChange={({ target }) => setAsked(target.value)} />
      </label>
      <MovedNotice {...{ moved, place, language }} onMoved={showMoved} />
      {nodes.length === 0 && <p>{texts.empty}</p>}
      <output>{nodes.length > 0 && shown.length === 0 && texts.nothing(asked)}</output>
      <div ref={drops}>
        {hasTopTarget && (
          <p className="gevel-tree__top" data-path={TOP}>
            {texts.topTarget}
          </p>
        )}
        <ul>
          {shown.map((node) => (
            <TreeRow
              key={node.path}
              {...row}
              node={node}
              onMove={(one) => setMove({ node: one, to: one.path })}
            />
          ))}
        </ul>
      </div>
      <Unplaced pages={unplaced} {...{ place, language }} />
      {move && (
        <MoveDialog
          {...move}
          {...{ nodes, place, language }}
          onMoved={showMoved}
          onClose={() => setMove(null)}
        />
      )}
    </div>
  )
}
