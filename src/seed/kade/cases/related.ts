import { t } from '@/blocks/draft'

/** The end of a case: two others that a reader of it may want to see. */
export const related = (...slugs: readonly [string, string]) =>
  ({
    blockType: 'caseList',
    variant: 'register',
    heading: t('Hangt ernaast', 'Hanging beside it'),
    cases: slugs.map((slug) => ({ pageKey: `projecten-${slug}` })),
    emptyText: t('Hiernaast hangt nu niets.', 'Nothing hangs beside it now.'),
  }) as const
