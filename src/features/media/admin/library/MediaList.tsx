import { DefaultListView } from '@payloadcms/ui'

import type { Media } from '@/payload-types'
import { isTrash } from '@/src/admin/lists/is-trash'
import { clientProps, type ListProps } from '@/src/admin/lists/list-client-props'
import { readPreference } from '@/src/admin/stored-preference'
import { toLocale } from '@/src/i18n/locale-texts'
import { documentHref } from '@/src/routing/admin-paths'
import { LIBRARY_VIEW_KEY, readLibraryView } from '../../rules/library-view'
import { imageMarks } from '../../server/library/image-marks'
import { imageCard } from './image-card'
import { Library } from './Library'

/** Payload’s list of images, in the panel and in its pickers, with a grid in place of the table for who wants it. */
export async function MediaList(props: ListProps) {
  const { data, payload, i18n, params, user, Table, enableRowSelections = false } = props
  if (isTrash(params)) return <DefaultListView {...clientProps(props)} />
  const images = data.docs as Media[]
  const language = toLocale(i18n.language)
  const [stored, marks] = await Promise.all([
    readPreference(payload, user, LIBRARY_VIEW_KEY),
    imageMarks(
      payload,
      images.map(({ id }) => id),
    ),
  ])
  const cards = images.map((image) =>
    imageCard(image, marks.get(image.id), documentHref(language, 'media', image.id), language),
  )
  const library = (
    <Library
      {...{ cards, language }}
      table={Table}
      stored={readLibraryView(stored)}
      isSelectable={enableRowSelections}
    />
  )
  return <DefaultListView {...clientProps(props)} Table={library} />
}
