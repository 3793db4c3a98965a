import type { Caller } from '@/src/api/core/environment'
import { isPermitted } from '@/src/api/core/tenant'
import { listBlocksTool, listTemplatesTool } from './blocks'
import { findBrokenLinksTool } from './broken-links'
import { createPageTool } from './create-page'
import { findTool } from './find'
import { proposeTool } from './propose'
import { readTool } from './read'
import { seeImageTool } from './see-image'
import type { Tool } from './tool'

/** Everything that the assistant can do. None reads submissions, bookings or accounts. */
const TOOLS: readonly Tool[] = [
  findTool,
  readTool,
  listBlocksTool,
  listTemplatesTool,
  findBrokenLinksTool,
  seeImageTool,
  proposeTool,
  createPageTool,
]

/** Whether a tool of this name makes proposals. */
export const proposes = (name: unknown): boolean =>
  TOOLS.some((tool) => tool.name === name && tool.permission === 'content.write')

/** The tools that the caller's role and the model allow: a viewer reads, and not every model sees. */
export const toolsOf = ({ user, tenant }: Caller, { sees }: { sees: boolean }): Tool[] =>
  TOOLS.filter(({ permission, shows }) => isPermitted(user, tenant, permission) && (sees || !shows))
