import type { SharedPreview } from '@/collections/registry'

/** The column that refers to a document, in `page_urls` and in `preview_links`. */
export const COLUMNS = { pages: 'page_id', posts: 'post_id' } as const satisfies Record<SharedPreview, string>
