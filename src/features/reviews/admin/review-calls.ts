import { panelApi } from '@/src/api-client/panel'
import type { Data, PanelOptions } from '@/src/api-client/types'

export type Review = Data<'/api/admin/reviews/{id}'>
export type Reviewer = Data<'/api/admin/reviews/people'>[number]
type NewReview = PanelOptions<'/api/admin/reviews', 'post'>['body']

export const readReview = async (id: string): Promise<Review> =>
  (await panelApi('/api/admin/reviews/{id}', { params: { id } })).data

export const readReviewers = async (): Promise<Reviewer[]> =>
  (await panelApi('/api/admin/reviews/people', {})).data

export const askReview = async (body: NewReview): Promise<Review> =>
  (await panelApi('/api/admin/reviews', { method: 'post', body })).data

export const approve = async (
  { id, fingerprint }: Pick<Review, 'id' | 'fingerprint'>,
  publish: boolean,
): Promise<Review> => {
  const body = { fingerprint, publish }
  return (await panelApi('/api/admin/reviews/{id}/approve', { method: 'post', params: { id }, body })).data
}

export const sendBack = async (id: string, reason: string): Promise<Review> => {
  const options = { method: 'post', params: { id }, body: { reason } } as const
  return (await panelApi('/api/admin/reviews/{id}/send-back', options)).data
}

export const withdraw = async (id: string): Promise<Review> =>
  (await panelApi('/api/admin/reviews/{id}/withdraw', { method: 'post', params: { id } })).data
