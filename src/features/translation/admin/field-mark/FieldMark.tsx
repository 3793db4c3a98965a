'use client'

import { FieldDescription, useDocumentInfo, useFieldPath, useForm, useLocale } from '@payloadcms/ui'
import type { StaticDescription } from 'payload'

import { latePart } from '@/src/admin/late-part'
import { pathInDocument } from '@/src/admin/document/place-in-form'
import type { TranslationField } from '../read-translation'
import { type Marks, useMarks } from './marks'

type Props = {
  field: { admin?: { description?: StaticDescription } }
  path: string
}

/** Its code is loaded with the first text that needs something. */
const MarkedField = latePart(() => import('./MarkedField').then((module) => module.MarkedField))

const isMarked = ({ state }: TranslationField, { showsReviewed }: Marks): boolean =>
  state === 'reviewed' ? showsReviewed : state !== 'current'

function Mark({ path, marks }: { path: string; marks: Marks }) {
  const { code } = useLocale()
  const { getFields } = useForm()
  const loaded = marks.loaded.find(({ translation }) => translation.to === code)
  const own = pathInDocument(getFields(), path)
  const field = loaded?.translation.fields.find((one) => one.path === own)
  return loaded && field && isMarked(field, marks) ? (
    <MarkedField key={field.path} {...{ path, field, loaded, marks }} />
  ) : null
}

/** In the place of the description of a field that is translated: the description, and what its translation needs. */
export function FieldMark({ field, path: rendered }: Props) {
  // Of the row as it is now; rows move before the server has rendered their fields again.
  const path = useFieldPath() ?? rendered
  const { collectionSlug, id } = useDocumentInfo()
  const marks = useMarks(collectionSlug, id)
  const description = field.admin?.description
  return (
    <>
      {description && <FieldDescription description={description} path={path} />}
      {marks && <Mark path={path} marks={marks} />}
    </>
  )
}
