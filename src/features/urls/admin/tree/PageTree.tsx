'use client'

import { Link } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import { useDropTarget } from '@/src/admin/use-drop-target'
import { isBelow, nodeAt, nodesWith, pathBelow } from '@/src/features/urls/rules/page-tree'
import type { PageTree as Tree, TreePage } from '@/src/features/urls/server/read-page-tree'
import type { PathNode } from '@/src/features/urls/rules/page-tree'
import type { Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import { MoveDialog } from './MoveDialog'
import { DRAGGED_PATH, TreeRow } from './TreeRow'
import { TREE_TEXTS } from './texts'

export type Place = { tenant: string; domain: string; locale: Locale }
type Node = PathNode<TreePage>
type Props = { tree: Tree; place: Place; language: Locale; mayMove: boolean }

/** Focuses the link of a page once it is shown at its new path. */
function useFocusMoved(nodes: readonly Node[]) {
  const list = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<string | null>(null)
  useEffect(() => {
    if (moved === null) return
    const row = list.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(moved)}"] :is(a, button)`)
    if (!row) return
    row.focus()
    setMoved(null)
  }, [moved, nodes])
  return { list, setMoved }
}

/** The pages of a domain in a language, each below the page at the start of its path. */
export function PageTree({ tree: { nodes, unplaced }, place, language, mayMove }: Props) {
  const texts = TREE_TEXTS[language]
  const router = useRouter()
  const [asked, setAsked] = useState('')
  const [move, setMove] = useState<{ node: Node; to: string } | null>(null)
  const { list, setMoved } = useFocusMoved(nodes)
  const drops = useDropTarget<HTMLDivElement>(DRAGGED_PATH, (from, target) => {
    const node = nodeAt(nodes, from)
    const to = pathBelow(target, from)
    if (node && to !== from && target !== from && !isBelow(target, from)) setMove({ node, to })
  })
  const shown = nodesWith(nodes, asked)
  const row = { language, place, mayMove, isFound: asked !== '' }
  const onMove = (node: Node) => setMove({ node, to: node.path })
  return (
    <div ref={list} className="gevel-tree">
      <label className="gevel-tree__find">
        <span>{texts.find}</span>
        <input type="search" value={asked} onChange={({ target }) => setAsked(target.value)} />
      </label>
      {nodes.length === 0 && <p>{texts.empty}</p>}
      <output>{nodes.length > 0 && shown.length === 0 && texts.nothing(asked)}</output>
      <div ref={drops}>
        <ul>
          {shown.map((node) => (
            <TreeRow key={node.path} {...row} node={node} onMove={onMove} />
          ))}
        </ul>
      </div>
      {unplaced.length > 0 && (
        <section>
          <h2>{texts.unplaced}</h2>
          <ul>
            {unplaced.map(({ id, title }) => (
              <li key={id}>
                <Link href={`${documentHref(language, 'pages', id)}?locale=${place.locale}`} prefetch={false}>
                  {title ?? texts.untitled}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {move && (
        <MoveDialog
          {...move}
          {...{ nodes, place, language }}
          onMoved={(to) => {
            setMoved(to)
            router.refresh()
          }}
          onClose={() => setMove(null)}
        />
      )}
    </div>
  )
}
