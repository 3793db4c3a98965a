'use client'

import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'

import { type Folder, folderNames, NO_FOLDER } from '@/src/features/media/rules/filing'
import type { Locale } from '@/src/lib/constants'
import { FOLDER_TEXTS } from './folder-texts'
import { MoveFolder } from './MoveFolder'

type Props = {
  folders: readonly Folder[]
  chosen: string | null
  tenant: string
  language: Locale
  /** Folders are only looked through in a picker. */
  isPicker: boolean
  onChoose: (folder: string | undefined) => void
}

/** The folders of which somebody sees the images, from the topmost one. */
const pathTo = (folder: string): string[] =>
  folderNames(folder).map((_, index, names) => names.slice(0, index + 1).join('/'))

const nameOf = (path: string): string => folderNames(path).at(-1) ?? path

/** The way to the chosen folder, and the folders in it. */
export function FolderBar({ folders, chosen, tenant, language, isPicker, onChoose }: Props) {
  const texts = FOLDER_TEXTS[language]
  const { permissions } = useAuth()
  const [isMoving, setMoving] = useState(false)
  const folder = chosen === NO_FOLDER ? null : chosen
  const depth = folder ? folderNames(folder).length : 0
  const inside = folders.filter(
    ({ path }) =>
      folderNames(path).length === depth + 1 && (folder === null || path.startsWith(`${folder}/`)),
  )
  if (folders.length === 0 && chosen === null) return null
  const mayMove = folder !== null && !isPicker && permissions?.collections?.media?.update
  return (
    <nav className="gevel-folders" aria-label={texts.label}>
      <ol>
        <li>
          <button
            type="button"
            aria-current={chosen === null || undefined}
            onClick={() => onChoose(undefined)}
          >
            {texts.all}
          </button>
        </li>
        {chosen === NO_FOLDER && <li aria-current="true">{texts.none}</li>}
        {folder !== null &&
          pathTo(folder).map((path) => (
            <li key={path}>
              <button
                type="button"
                aria-current={path === folder || undefined}
                onClick={() => onChoose(path)}
              >
                {nameOf(path)}
              </button>
            </li>
          ))}
      </ol>
      {mayMove && (
        <button type="button" className="gevel-chip" onClick={() => setMoving(true)}>
          {texts.move}
        </button>
      )}
      {chosen !== NO_FOLDER && (
        <ul aria-label={folder === null ? texts.label : texts.below(folder)}>
          {inside.map(({ path, images }) => (
            <li key={path}>
              <button type="button" className="gevel-folders__folder" onClick={() => onChoose(path)}>
                {nameOf(path)} <small>{images}</small>
              </button>
            </li>
          ))}
          {folder === null && (
            <li>
              <button
                type="button"
                className="gevel-folders__folder"
                data-none
                onClick={() => onChoose(NO_FOLDER)}
              >
                {texts.none}
              </button>
            </li>
          )}
        </ul>
      )}
      {isMoving && folder !== null && (
        <MoveFolder
          {...{ folder, tenant, language }}
          onMoved={(to) => onChoose(to)}
          onClose={() => setMoving(false)}
        />
      )}
    </nav>
  )
}
