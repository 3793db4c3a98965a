import { stopEditing } from '@/src/features/edit-on-site'

export const POST = (request: Request): Response => stopEditing(request)
