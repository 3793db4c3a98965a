'use client'

import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useField } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Never the other way round: an editor that is made read-only loses the focus of whoever is typing. */
function Plugin() {
  const [editor] = useLexicalComposerContext()
  const { path, readOnly } = useEditorConfigContext().fieldProps
  const { disabled } = useField({ path })
  const isReadOnly = readOnly === true || disabled
  useEffect(() => {
    if (!isReadOnly && !editor.isEditable()) editor.setEditable(true)
  }, [editor, isReadOnly])
  return null
}

export const EditableAgain = createClientFeature({ plugins: [{ Component: Plugin, position: 'normal' }] })
