import { useDocumentInfo, useForm } from '@payloadcms/ui'

import { pathOfText, proposedText } from './link-text'

/** Writes the title of a page into the text of the link that leads to it, where that is empty. */
export function useLinkText(pathOfPage: string): (title: unknown) => void {
  const { collectionSlug } = useDocumentInfo()
  const { dispatchFields, getDataByPath } = useForm()
  const path = pathOfText(pathOfPage)
  return (title) => {
    const value = proposedText(collectionSlug, title, getDataByPath(path))
    if (value !== null) dispatchFields({ type: 'UPDATE', path, value })
  }
}
