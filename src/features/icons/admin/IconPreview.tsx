'use client'

import { useField } from '@payloadcms/ui'

import { OnDemandIcon } from '@/src/components/icons/OnDemandIcon'

type Props = { path?: string }

/** Previews the icon whose name is in the field, once the name is valid. */
export function IconPreview({ path }: Props) {
  const { value } = useField<string>({ potentiallyStalePath: path })
  return value ? <OnDemandIcon key={value} name={value} /> : null
}
