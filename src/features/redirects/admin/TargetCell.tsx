import type { DefaultServerCellComponentProps } from 'payload'

import type { Redirect } from '@/payload-types'
import { targetOf } from './target-of'

/** In the list of redirects: the address that one leads to. */
export async function TargetCell({ payload, rowData }: DefaultServerCellComponentProps) {
  return <span>{(await targetOf(payload, rowData as Pick<Redirect, 'status' | 'to'>)) ?? '–'}</span>
}
