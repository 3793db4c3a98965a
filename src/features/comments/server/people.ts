import type { PayloadRequest } from 'payload'

import { peopleWith, type Person } from '@/src/access/people'

/** Who can be mentioned: those who may read what is commented on. */
export const mentionable = (req: PayloadRequest, tenant: string): Promise<Person[]> =>
  peopleWith(req, tenant, 'content.read')
