import type { DefaultServerCellComponentProps } from 'payload'

import type { Redirect } from '@/payload-types'
import { targetOf } from './target-of'

/** The list cell with a redirect's target. */
export async function TargetCell({ payload, rowData }: DefaultServerCellComponentProps) {
  return <span>{(await targetOf(payload, rowData as Pick<Redirect, 'status' | 'to'>)) ?? '–'}</span>
}
