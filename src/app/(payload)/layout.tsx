import '@payloadcms/next/css'
import './addresses.css'
import './admin.css'
import './assistant.css'
import './brand.css'
import './side-panel.css'
import './comments.css'
import './releases.css'
import './reviews.css'
import './document.css'
import './factors.css'
import './handbook.css'
import './inbox.css'
import './lists.css'
import './media-library.css'
import './page-tree.css'
import './calendar.css'
import './search.css'
import './templates.css'
import './tenant-switch.css'
import './translations.css'
import '@/src/upstream/payload/block-descriptions/cards.css'
import '@/src/upstream/payload/editor-over-frame/over-frame.css'
import '@/src/upstream/payload/focus-field/toasts.css'
import '@/src/upstream/payload/full-preview/full-preview.css'
import '@/src/upstream/payload/language-menu/menu.css'
import '@/src/upstream/payload/styles/contrast.css'
import '@/src/upstream/payload/styles/document-bar.css'
import '@/src/upstream/payload/styles/field-errors.css'
import '@/src/upstream/payload/styles/focus.css'
import '@/src/upstream/payload/styles/list-columns.css'
import '@/src/upstream/payload/styles/loading-navigation.css'
import '@/src/upstream/payload/styles/narrow-screens.css'
import '@/src/upstream/payload/styles/read-only-lists.css'
import '@/src/upstream/payload/styles/rich-text.css'
import '@/src/upstream/payload/styles/untitled.css'
import '@/src/upstream/payload/styles/account-form.css'
import '@/src/upstream/payload/styles/unused-parts.css'
import config from '@payload-config'
import { handleServerFunctions } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'

import { newDocumentInDrawer } from '@/src/admin/document/new-document-in-drawer'
import { formState } from '@/src/admin/form-state'
import { copyLanguage } from '@/src/upstream/payload/copy-language-as-draft'
import { knownServerFunction } from '@/src/upstream/payload/server-functions'
import { PanelLayout } from '@/src/upstream/payload/panel-config'
import { importMap } from './admin/importMap'

/** Server functions that override those of Payload's admin, by Payload's names. */
const serverFunctions = { 'copy-data-from-locale': copyLanguage, 'form-state': formState }

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  const known = knownServerFunction(call)
  const response = await newDocumentInDrawer(known, config)
  return response ?? handleServerFunctions({ ...known, config, importMap, serverFunctions })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <PanelLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </PanelLayout>
  )
}
