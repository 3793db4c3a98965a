import {
  toast,
  useAuth,
  useForm,
  useFormFields,
  useListDrawer,
  useLivePreviewContext,
  useTranslation,
} from '@payloadcms/ui'
import type { FilterOptionsResult } from 'payload'
import { type ReactNode, useEffect, useState } from 'react'

import { offerFiles } from '@/src/admin/offered-files'
import { reasonNotToSend } from '@/src/features/media/rules/accept-file'
import { toLocale } from '@/src/i18n/locale-texts'
import { imagesIn, isImage } from './fields-of-form'
import { IMAGE_TEXTS } from './texts'
import { type Named, useFields } from './use-fields'
import type { ToFrame } from './use-frame'

/** The names of files by the ids of their images, for as long as the panel is open; null for what cannot be read. */
const known = new Map<string, Promise<string | null>>()

async function readName(uuid: string): Promise<string | null> {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi('/api/admin/images/{uuid}', { params: { uuid } })
  return data.filename
}

function nameOf(id: string): Promise<string | null> {
  const name = known.get(id) ?? readName(id).catch(() => null)
  known.set(id, name)
  return name
}

/** Tells the frame which files the images of the form are, as it is shown names and not ids. */
function useNamedImages(toFrame: ToFrame): () => void {
  const { document, block } = useFields()
  const ids = useFormFields(([state]) => imagesIn(state, { document, block }).join(' '))
  const [images, setImages] = useState<Record<string, string>>({})
  useEffect(() => {
    let isNewest = true
    const all = ids === '' ? [] : ids.split(' ')
    void Promise.all(all.map(async (id) => [id, await nameOf(id)] as const)).then((named) => {
      const found = named.filter((one): one is [string, string] => one[1] !== null)
      if (isNewest) setImages(Object.fromEntries(found))
    })
    return () => {
      isNewest = false
    }
  }, [ids])
  useEffect(() => toFrame({ act: 'images', images }), [images, toFrame])
  return () => toFrame({ act: 'images', images })
}

/**
 * Replaces images from the preview by the picker of the form, which uploads a file that was dropped, with its progress and its
 * alt texts.
 */
export function useImages(toFrame: ToFrame): {
  tell: () => void
  replace: (named: Named) => void
  drop: (named: Named & { file: File }) => void
  picker: ReactNode
} {
  const { permissions } = useAuth()
  const { getFields } = useForm()
  const { iframeRef } = useLivePreviewContext()
  const language = toLocale(useTranslation().i18n.language)
  const { find, pathOf, set } = useFields()
  const [target, setTarget] = useState<(Named & { filterOptions?: FilterOptionsResult }) | null>(null)
  const [Picker, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    ...(target?.filterOptions && { filterOptions: target.filterOptions }),
  })
  const replace = (named: Named): void => {
    if (!isImage(find(named))) return
    const { filterOptions } = getFields()[pathOf(named)] ?? {}
    setTarget({ ...named, ...(filterOptions && { filterOptions }) })
    openDrawer()
  }
  const drop = ({ file, ...named }: Named & { file: File }): void => {
    const mayAdd = permissions?.collections?.media?.create === true
    const reason = mayAdd ? reasonNotToSend(file, language) : IMAGE_TEXTS[language].mayNotAdd
    if (reason !== null) {
      toast.error(`${file.name}: ${reason}`)
      return
    }
    offerFiles([file])
    replace(named)
  }
  const choose = (id: unknown): void => {
    closeDrawer()
    if (!target || typeof id !== 'string') return
    set(target, id)
    iframeRef.current?.focus()
    toFrame({ act: 'closed', isBack: true })
  }
  return {
    tell: useNamedImages(toFrame),
    replace,
    drop,
    picker: <Picker onSelect={({ doc }) => choose(doc.id)} />,
  }
}
