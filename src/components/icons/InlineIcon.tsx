import { iconBody } from '@/src/features/icons/rules/collection'
import { logger } from '@/src/platform/logger'
import { IconShape } from './IconShape'

type Props = { name: string; className?: string }

/** An icon in server-rendered HTML (Behaviour: icon-inline). An unknown one is logged and renders nothing. */
export function InlineIcon({ name, className }: Props) {
  const body = iconBody(name)
  if (body) return <IconShape body={body} className={className} />
  logger.warn({ icon: name }, 'there is no such icon')
  return null
}
