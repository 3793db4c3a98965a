'use client'

import { useAuth, useDocumentDrawer } from '@payloadcms/ui'

import type { PagePickerTexts } from './texts'

type Props = {
  /** The chosen page; null when there is none, or several. */
  chosen: string | null
  canCreate: boolean
  texts: PagePickerTexts
  onCreate: (id: string, title: unknown) => void
}

/** Opens the chosen page, or a new one, in a drawer over the form. */
export function PageDrawers({ chosen, canCreate, texts, onCreate }: Props) {
  const { permissions } = useAuth()
  const [EditDrawer, EditToggler] = useDocumentDrawer({ collectionSlug: 'pages', id: chosen ?? undefined })
  const [CreateDrawer, CreateToggler, { closeDrawer }] = useDocumentDrawer({ collectionSlug: 'pages' })
  const pages = permissions?.collections?.pages
  return (
    <div className="gevel-page-picker__actions">
      {chosen !== null && pages?.update && (
        <>
          <EditToggler className="gevel-page-picker__action">{texts.edit}</EditToggler>
          <EditDrawer />
        </>
      )}
      {canCreate && pages?.create && (
        <>
          <CreateToggler className="gevel-page-picker__action">{texts.create}</CreateToggler>
          <CreateDrawer
            onSave={({ doc, operation }) => {
              if (operation !== 'create') return
              onCreate(String(doc.id), 'title' in doc ? doc.title : null)
              closeDrawer()
            }}
          />
        </>
      )}
    </div>
  )
}
