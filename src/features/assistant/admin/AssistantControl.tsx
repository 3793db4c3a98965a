import type { ServerProps } from 'payload'

import type { Editable } from '@/src/features/assistant/rules/proposal'
import { AssistantButton } from './AssistantButton'
import { readAccess } from './read-access'

type Props = Pick<ServerProps, 'payload' | 'user'> & { id?: number | string; collection: Editable }

/** In the form of a document that is stored: the assistant. The assistant settings say why there is none. */
export async function AssistantControl(props: Props) {
  const access = await readAccess(props)
  return access && <AssistantButton collection={props.collection} id={String(props.id)} {...access} />
}
