import { cornerScript } from '@/src/features/edit-on-site'

export const dynamic = 'force-dynamic'

export const GET = (): Response => cornerScript()
