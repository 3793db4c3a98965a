import { useForm } from '@payloadcms/ui'
import { type RefObject, useEffect, useState } from 'react'

import { pathInDocument } from '@/src/admin/document/place-in-form'

/** The path in the form of the field or row that an element is in; null outside of all. */
function pathAround(element: Element): string | null {
  const around = element.closest('[data-field-path], [id^="field-"], [id*="-row-"]')
  if (!around) return null
  const path = around.getAttribute('data-field-path')
  if (path) return path
  const { id } = around
  return id.startsWith('field-')
    ? id.slice('field-'.length).replaceAll('__', '.')
    : id.replace('-row-', '-').replaceAll('-', '.')
}

/** The path in the document of the field that had the focus last, in the form that an element is in. */
export function useFocusedPath(inForm: RefObject<Element | null>): string | null {
  const { getFields } = useForm()
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    const form = inForm.current?.closest('form')
    const note = ({ target }: FocusEvent) => {
      const path = target instanceof Element ? pathAround(target) : null
      if (path !== null) setFocused(pathInDocument(getFields(), path))
    }
    form?.addEventListener('focusin', note)
    return () => form?.removeEventListener('focusin', note)
  }, [getFields, inForm])
  return focused
}
