import { createPanelApi } from '@/src/api'
import { handlerOf } from '@/src/app/api-handler'

const handle = handlerOf(createPanelApi)

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
}
