import * as migration_20261121_000001_initial from './20261121_000001_initial';
import * as migration_20261121_000002_locales from './20261121_000002_locales';
import * as migration_20261121_065750_blocks_and_layouts from './20261121_065750_blocks_and_layouts';
import * as migration_20261121_070724_blog from './20261121_070724_blog';
import * as migration_20261121_071103_images_on_demand from './20261121_071103_images_on_demand';
import * as migration_20261121_071924_bookings from './20261121_071924_bookings';
import * as migration_20261121_072848_auth_blocks from './20261121_072848_auth_blocks';
import * as migration_20261121_073436_forms from './20261121_073436_forms';
import * as migration_20261121_075030_video_captions from './20261121_075030_video_captions';
import * as migration_20261121_080203_blog_blocks from './20261121_080203_blog_blocks';
import * as migration_20261121_100518_third_party from './20261121_100518_third_party';
import * as migration_20261121_101400_consent from './20261121_101400_consent';
import * as migration_20261121_101650_root_redirect from './20261121_101650_root_redirect';
import * as migration_20261121_102001_accounts from './20261121_102001_accounts';
import * as migration_20261121_103055_accounts_pages from './20261121_103055_accounts_pages';
import * as migration_20261121_104116_not_found_log from './20261121_104116_not_found_log';
import * as migration_20261121_105345_redirect_targets from './20261121_105345_redirect_targets';
import * as migration_20261121_132225_templates from './20261121_132225_templates';
import * as migration_20261121_132624_audit_log from './20261121_132624_audit_log';
import * as migration_20261121_134522_api_origins from './20261121_134522_api_origins';
import * as migration_20261121_135138_media_bucket from './20261121_135138_media_bucket';
import * as migration_20261121_143512_form_webhooks from './20261121_143512_form_webhooks';
import * as migration_20261121_172032_owned_by_a_tenant from './20261121_172032_owned_by_a_tenant';
import * as migration_20261121_174422_unique_slugs from './20261121_174422_unique_slugs';
import * as migration_20261121_204031_one_canonical_url from './20261121_204031_one_canonical_url';
import * as migration_20261121_205915_submission_values from './20261121_205915_submission_values';
import * as migration_20261122_093814_jobs from './20261122_093814_jobs';
import * as migration_20261122_124116_document_references from './20261122_124116_document_references';

export const migrations = [
  {
    up: migration_20261121_000001_initial.up,
    down: migration_20261121_000001_initial.down,
    name: '20261121_000001_initial',
  },
  {
    up: migration_20261121_000002_locales.up,
    down: migration_20261121_000002_locales.down,
    name: '20261121_000002_locales',
  },
  {
    up: migration_20261121_065750_blocks_and_layouts.up,
    down: migration_20261121_065750_blocks_and_layouts.down,
    name: '20261121_065750_blocks_and_layouts',
  },
  {
    up: migration_20261121_070724_blog.up,
    down: migration_20261121_070724_blog.down,
    name: '20261121_070724_blog',
  },
  {
    up: migration_20261121_071103_images_on_demand.up,
    down: migration_20261121_071103_images_on_demand.down,
    name: '20261121_071103_images_on_demand',
  },
  {
    up: migration_20261121_071924_bookings.up,
    down: migration_20261121_071924_bookings.down,
    name: '20261121_071924_bookings',
  },
  {
    up: migration_20261121_072848_auth_blocks.up,
    down: migration_20261121_072848_auth_blocks.down,
    name: '20261121_072848_auth_blocks',
  },
  {
    up: migration_20261121_073436_forms.up,
    down: migration_20261121_073436_forms.down,
    name: '20261121_073436_forms',
  },
  {
    up: migration_20261121_075030_video_captions.up,
    down: migration_20261121_075030_video_captions.down,
    name: '20261121_075030_video_captions',
  },
  {
    up: migration_20261121_080203_blog_blocks.up,
    down: migration_20261121_080203_blog_blocks.down,
    name: '20261121_080203_blog_blocks',
  },
  {
    up: migration_20261121_100518_third_party.up,
    down: migration_20261121_100518_third_party.down,
    name: '20261121_100518_third_party',
  },
  {
    up: migration_20261121_101400_consent.up,
    down: migration_20261121_101400_consent.down,
    name: '20261121_101400_consent',
  },
  {
    up: migration_20261121_101650_root_redirect.up,
    down: migration_20261121_101650_root_redirect.down,
    name: '20261121_101650_root_redirect',
  },
  {
    up: migration_20261121_102001_accounts.up,
    down: migration_20261121_102001_accounts.down,
    name: '20261121_102001_accounts',
  },
  {
    up: migration_20261121_103055_accounts_pages.up,
    down: migration_20261121_103055_accounts_pages.down,
    name: '20261121_103055_accounts_pages',
  },
  {
    up: migration_20261121_104116_not_found_log.up,
    down: migration_20261121_104116_not_found_log.down,
    name: '20261121_104116_not_found_log',
  },
  {
    up: migration_20261121_105345_redirect_targets.up,
    down: migration_20261121_105345_redirect_targets.down,
    name: '20261121_105345_redirect_targets',
  },
  {
    up: migration_20261121_132225_templates.up,
    down: migration_20261121_132225_templates.down,
    name: '20261121_132225_templates',
  },
  {
    up: migration_20261121_132624_audit_log.up,
    down: migration_20261121_132624_audit_log.down,
    name: '20261121_132624_audit_log',
  },
  {
    up: migration_20261121_134522_api_origins.up,
    down: migration_20261121_134522_api_origins.down,
    name: '20261121_134522_api_origins',
  },
  {
    up: migration_20261121_135138_media_bucket.up,
    down: migration_20261121_135138_media_bucket.down,
    name: '20261121_135138_media_bucket',
  },
  {
    up: migration_20261121_143512_form_webhooks.up,
    down: migration_20261121_143512_form_webhooks.down,
    name: '20261121_143512_form_webhooks',
  },
  {
    up: migration_20261121_172032_owned_by_a_tenant.up,
    down: migration_20261121_172032_owned_by_a_tenant.down,
    name: '20261121_172032_owned_by_a_tenant',
  },
  {
    up: migration_20261121_174422_unique_slugs.up,
    down: migration_20261121_174422_unique_slugs.down,
    name: '20261121_174422_unique_slugs',
  },
  {
    up: migration_20261121_204031_one_canonical_url.up,
    down: migration_20261121_204031_one_canonical_url.down,
    name: '20261121_204031_one_canonical_url',
  },
  {
    up: migration_20261121_205915_submission_values.up,
    down: migration_20261121_205915_submission_values.down,
    name: '20261121_205915_submission_values',
  },
  {
    up: migration_20261122_093814_jobs.up,
    down: migration_20261122_093814_jobs.down,
    name: '20261122_093814_jobs',
  },
  {
    up: migration_20261122_124116_document_references.up,
    down: migration_20261122_124116_document_references.down,
    name: '20261122_124116_document_references'
  },
];
