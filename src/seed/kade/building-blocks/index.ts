import type { PageSeed } from '../../types'
import { analytics } from './analytics'
import { blog } from './blog'
import { chat } from './chat'
import { cms } from './cms'
import { configurator } from './configurator'
import { dashboards } from './dashboards'
import { email } from './email'
import { forms } from './forms'
import { geolocation } from './geolocation'
import { invoicing } from './invoicing'
import { media } from './media'
import { notifications } from './notifications'
import { overview } from './overview'
import { pdf } from './pdf'
import { search } from './search'
import { status } from './status'

/** The overview of the building blocks, a page for each of them, and the configurator. */
export const buildingBlocks: readonly PageSeed[] = [
  overview,
  configurator,
  cms,
  media,
  blog,
  email,
  forms,
  notifications,
  chat,
  search,
  analytics,
  dashboards,
  geolocation,
  pdf,
  invoicing,
  status,
]
