/** Whether a list is that of the trash, by the segments of its path. */
export const isTrash = (params: { segments?: unknown } | undefined): boolean =>
  Array.isArray(params?.segments) && params.segments.at(-1) === 'trash'
