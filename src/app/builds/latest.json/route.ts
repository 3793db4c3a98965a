import { answerLatest } from '@/src/features/versions/server/build-manifest'

/** What is asked for is what is served now, not what was when it was built. */
export const dynamic = 'force-dynamic'

export const GET = (): Promise<Response> => answerLatest()
