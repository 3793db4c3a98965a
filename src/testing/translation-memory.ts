import { createLocalReq } from 'payload'

import { storeInMemory } from '@/src/features/translation/server/memory/remember'
import type { MatrixContext } from './api-matrix/row'

const ENTRIES = [
  { source: 'Over ons', target: 'About us' },
  { source: 'Waarom Postgres', target: 'Why Postgres' },
  { source: 'Lamp', target: 'Table lamp' },
  { source: 'Geeft licht.', target: 'A lamp of steel.' },
]

/** Texts of the matrix in translation memory, as no language model is configured. */
export async function fillMemory({ payload, company }: MatrixContext): Promise<void> {
  const req = await createLocalReq({}, payload)
  await storeInMemory(req, { tenant: company.tenant.id, from: 'nl', to: 'en' }, ENTRIES)
}
