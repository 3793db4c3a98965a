import { GROUPS, ROOMS } from '@/scripts/checks/rooms.mjs'

const BEGIN = '<!-- rooms: written by `npm run generate` from scripts/checks/rooms.mjs -->'
const END = '<!-- end of rooms -->'

/** The regular expression of the files of a room as a glob-like path. */
const toPath = (files: string): string =>
  files
    .replaceAll(/^\^|\$/g, '')
    .replaceAll(/\(\?!(?:[^()]|\([^()]*\))*\)/g, '')
    .replaceAll('[^/]+', '<name>')
    .replaceAll('[.]', '.')
    .replaceAll(/\(([^()]*)\)/g, (_, choices: string) => `{${choices.replaceAll('|', ',')}}`)

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** The groups with their rooms, outermost first. */
function groupsOfRooms() {
  const starts = GROUPS.map(({ first }) => ROOMS.findIndex(({ name }) => name === first))
  return GROUPS.map(({ name }, index) => ({
    name,
    id: `${idOf(name)}-group`,
    rooms: ROOMS.slice(starts[index], starts[index + 1]).toReversed(),
  })).toReversed()
}

/** The rooms as a Mermaid chart and as a table, outermost first. */
function roomsSection(): string {
  const groups = groupsOfRooms()
  const boxes = groups.flatMap(({ name, id, rooms }) => [
    `  subgraph ${id}["${name}"]`,
    '    direction LR',
    `    ${rooms.map((room) => `${idOf(room.name)}["${room.name}"]`).join(' --> ')}`,
    '  end',
  ])
  const rows = ROOMS.toReversed().map(
    ({ name, files, holds }) => `| ${name} | \`${toPath(files)}\` | ${holds} |`,
  )
  const chart = ['flowchart TB', ...boxes, `  ${groups.map(({ id }) => id).join(' --> ')}`]
  return ['```mermaid', ...chart, '```', '', '| Room | Files | Holds |', '|---|---|---|', ...rows].join('\n')
}

/**
 * Replaces the section between the two markers of a page with the current rooms.
 * @throws {Error} when a marker is missing
 */
export function withRooms(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('The page has no markers for the rooms.')
  return `${page.slice(0, begin + BEGIN.length)}\n${roomsSection()}\n${page.slice(end)}`
}
