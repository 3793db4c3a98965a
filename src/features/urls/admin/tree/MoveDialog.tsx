'use client'

import { useState } from 'react'

import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Field } from '@/src/admin/dialog/Field'
import {
  isBelow,
  nodeAt,
  nodesIn,
  pagesIn,
  parentOf,
  pathBelow,
  type PathNode,
} from '@/src/features/urls/rules/page-tree'
import { storedPagePath } from '@/src/features/urls/rules/page-path'
import type { TreePage } from '@/src/features/urls/server/read-page-tree'
import type { Locale } from '@/src/lib/constants'
import { movePage, type Place } from './move-call'
import type { Moved } from './MovedNotice'
import { ParentPicker } from './ParentPicker'
import { TREE_TEXTS } from './texts'

type Props = {
  node: PathNode<TreePage>
  nodes: readonly PathNode<TreePage>[]
  /** Proposed. */
  to: string
  place: Place
  language: Locale
  onMoved: (moved: Moved) => void
  onClose: () => void
}

/** Asks for the new path of a page, and moves it with the pages below it. */
export function MoveDialog({ node, nodes, to, place, language, onMoved, onClose }: Props) {
  const texts = TREE_TEXTS[language]
  const [typed, setTyped] = useState(to)
  const { path } = node
  const parents = nodesIn(nodes).filter(
    (each) => each.path !== '/' && each.path !== path && !isBelow(each.path, path),
  )

  const submit = async (valueOf: ValueOf) => {
    const wanted = storedPagePath(valueOf('to'))
    try {
      const leaveRedirects = valueOf('redirects') !== ''
      const pages = await movePage(place, { from: path, to: wanted, leaveRedirects })
      const canUndo = nodeAt(nodes, wanted) === null
      onMoved({ from: path, to: wanted, pages, canUndo, isUndone: false })
      return null
    } catch (error) {
      return refusalOf(error, ['to'], texts.failed)
    }
  }

  return (
    <Dialog
      heading={texts.moveOf(node.page?.title ?? path)}
      labels={{ submit: texts.submit, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{texts.count(pagesIn(node))}</p>
      <ParentPicker
        parents={parents}
        chosen={parentOf(storedPagePath(typed))}
        language={language}
        onChoose={(parent) => setTyped(pathBelow(parent, path))}
      />
      <Field name="to" label={texts.path}>
        {(control) => (
          <input
            {...control}
            required
            type="text"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <div className="gevel-dialog__options">
        <label>
          <input type="checkbox" name="redirects" defaultChecked /> {texts.redirects}
        </label>
      </div>
    </Dialog>
  )
}
