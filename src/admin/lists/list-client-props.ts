import type { ListViewClientProps, ListViewServerPropsOnly } from 'payload'

export type ListProps = ListViewClientProps & ListViewServerPropsOnly

const SERVER_ONLY: readonly string[] = [
  'collectionConfig',
  'data',
  'i18n',
  'limit',
  'listSearchableFields',
  'locale',
  'params',
  'payload',
  'permissions',
  'searchParams',
  'user',
] satisfies (keyof ListViewServerPropsOnly)[]

/** What Payload’s list takes in the browser; the rest cannot be sent there. */
export const clientProps = (props: ListProps): ListViewClientProps =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !SERVER_ONLY.includes(name))) as never
