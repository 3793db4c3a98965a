import config from '@payload-config'
import { NotFoundPage } from '@payloadcms/next/views'
import { cloneElement, isValidElement, type ReactNode } from 'react'

import { importMap } from '../importMap'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload's screen has no main part, which screen readers jump to. */
export default async function AdminNotFound({ params, searchParams }: Props) {
  const screen: ReactNode = await NotFoundPage({ config, params, searchParams, importMap })
  const isTemplate = isValidElement<{ children?: ReactNode }>(screen) && screen.props.children !== undefined
  return isTemplate ? (
    cloneElement(screen, undefined, <main>{screen.props.children}</main>)
  ) : (
    <main>{screen}</main>
  )
}
