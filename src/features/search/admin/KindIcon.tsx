import type { Item } from './items'

/** Strokes in a square of 16. */
const STROKES: Record<Item['kind'], string> = {
  pages: 'M4 1.5h5l3 3v10H4z M9 1.5v3h3',
  posts: 'M2.5 3h11v10h-11z M5 6h6 M5 8.5h6 M5 11h3',
  products: 'M2 5l6-3 6 3v6l-6 3-6-3z M2 5l6 3 6-3 M8 8v6',
  media: 'M2 3h12v10H2z M2 11l4-4 3 3 2-2 3 3 M10.5 6h.01',
  forms: 'M3 2h10v12H3z M5.5 5.5h5 M5.5 8.5h5 M5.5 11.5h2',
  templates: 'M2 2h12v3.5H2z M2 8.5h5V14H2z M10 8.5h4V14h-4z',
  'building-blocks': 'M2 8h5.5v5.5H2z M8.5 8H14v5.5H8.5z M5 2h6v6H5z',
  categories: 'M2 2h6l6 6-6 6-6-6z M5 5h.01',
  authors: 'M11 2l3 3-8 8H3v-3z M9.5 3.5l3 3',
  redirects: 'M2 12V9a3 3 0 0 1 3-3h9 M11 3l3 3-3 3',
  users: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6z M2.5 14c.5-3 2.5-4.5 5.5-4.5s5 1.5 5.5 4.5',
  command: 'M3 4l4 4-4 4 M8.5 12H13',
}

/** Beside the name of its group, so of no meaning of its own. */
export const KindIcon = ({ kind }: Pick<Item, 'kind'>) => (
  <svg
    className="gevel-search__icon"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.25"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={STROKES[kind]} />
  </svg>
)
