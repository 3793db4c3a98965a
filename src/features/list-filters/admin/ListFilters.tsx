import type { BeforeListTableServerProps } from 'payload'

import { isTrash } from '@/src/admin/lists/is-trash'
import { FilterChips } from './FilterChips'

/** Above the list of pages or posts: filters by state and path; what is in the trash has neither. */
export const ListFilters = ({ params }: Pick<BeforeListTableServerProps, 'params'>) =>
  isTrash(params) ? null : <FilterChips />
