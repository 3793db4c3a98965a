import { formBuilderPlugin } from '@payloadcms/plugin-form-builder'
import type { CollectionConfig, Config } from 'payload'
import { expect, it } from 'vitest'

import { withoutPluginMail } from './form-builder-mail'

const own = () => undefined
const submissions = { hooks: { afterChange: [own] } } satisfies Pick<CollectionConfig, 'hooks'>

async function submissionHooks(adapt: (config: Config) => Config | Promise<Config>) {
  const plugin = formBuilderPlugin({
    fields: { payment: false },
    beforeEmail: () => [],
    formSubmissionOverrides: submissions,
  })
  const { collections = [] } = await adapt(plugin({ collections: [] } as unknown as Config))
  return collections.find(({ slug }) => slug === 'form-submissions')?.hooks
}

it('the form builder adds hooks that send mail and charge cards whatever its options', async () => {
  const hooks = await submissionHooks((config) => config)
  expect([hooks?.afterChange?.length, hooks?.beforeChange?.length]).toEqual([2, 1])
})

it('keeps only the hooks of the collection itself', async () => {
  expect(await submissionHooks(withoutPluginMail(submissions))).toEqual({ afterChange: [own] })
})
