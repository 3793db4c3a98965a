import type { Field, GroupField } from 'payload'

import { PROOF_METHODS, PROOF_PROBLEMS } from '@/src/features/domains/rules/proof'
import { texts } from '@/src/i18n/locale-texts'

const unseen = { hidden: true, disableListColumn: true, disableListFilter: true } as const

/** Written by the system only: `src/features/domains/hooks/require-proof.ts`, `src/features/domains/server/prove.ts`. */
const proof: GroupField = {
  name: 'proof',
  type: 'group',
  label: texts({ nl: 'Bewijs van eigendom', en: 'Proof of ownership' }),
  access: { create: () => false, update: () => false },
  admin: unseen,
  fields: [
    { name: 'token', type: 'text', admin: unseen },
    {
      name: 'provenAt',
      type: 'date',
      label: texts({ nl: 'Bewezen op', en: 'Proven on' }),
      admin: { ...unseen, disableListFilter: false },
    },
    {
      name: 'method',
      type: 'select',
      label: texts({ nl: 'Bewezen door', en: 'Proven by' }),
      options: PROOF_METHODS.map((value) => ({ value, label: value })),
      admin: unseen,
    },
    { name: 'checkedAt', type: 'date', admin: unseen },
    {
      name: 'problem',
      type: 'select',
      options: PROOF_PROBLEMS.map((value) => ({ value, label: value })),
      admin: unseen,
    },
    { name: 'checks', type: 'number', admin: unseen },
    { name: 'nextCheckAt', type: 'date', admin: unseen },
  ],
}

const SCREEN = '/src/features/domains/admin'

/** The state of the proof, and what to do for it. */
export const proofFields: Field[] = [
  proof,
  {
    name: 'proofState',
    type: 'ui',
    label: texts({ nl: 'Bewijs', en: 'Proof' }),
    admin: {
      components: {
        Field: `${SCREEN}/ProofOfOwnership#ProofOfOwnership`,
        Cell: `${SCREEN}/ProofCell#ProofCell`,
      },
    },
  },
]
