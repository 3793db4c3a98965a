import type { CodeBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<CodeBlock> = {
  blockType: 'code',
  language: 'sql',
  filename: 'bookings.sql',
  code: 'ALTER TABLE bookings\n  ADD CONSTRAINT one_at_a_time\n  EXCLUDE USING gist (room WITH =, during WITH &&);',
  caption: t(
    'De database belooft dat niets dubbel geboekt wordt.',
    'The database promises that nothing is booked twice.',
  ),
}
