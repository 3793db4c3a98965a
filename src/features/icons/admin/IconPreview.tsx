'use client'

import { useField } from '@payloadcms/ui'

import { OnDemandIcon } from '@/src/components/icons/OnDemandIcon'

type Props = { path?: string }

/** The icon that an editor names, as soon as it is one. */
export function IconPreview({ path }: Props) {
  const { value } = useField<string>({ potentiallyStalePath: path })
  return value ? <OnDemandIcon key={value} name={value} /> : null
}
