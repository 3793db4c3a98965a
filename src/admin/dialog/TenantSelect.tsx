import type { TenantChoices } from '@/src/admin/use-tenant-choices'
import { Select } from './Select'

type Props = { choices: TenantChoices; label: string }

/** Chooses the tenant that the dialog is about. */
export const TenantSelect = ({ choices: { tenants, selected }, label }: Props) => (
  <Select name="tenant" label={label} value={selected} options={tenants} />
)
