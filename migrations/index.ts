import * as migration_20261122_120000_baseline from './20261122_120000_baseline';
import * as migration_20261122_124116_document_references from './20261122_124116_document_references';
import * as migration_20261122_134935_list_indexes from './20261122_134935_list_indexes';
import * as migration_20261122_162441_api_tokens from './20261122_162441_api_tokens';
import * as migration_20261122_164308_proof_of_hostnames from './20261122_164308_proof_of_hostnames';
import * as migration_20261122_165329_sessions_by_audience from './20261122_165329_sessions_by_audience';
import * as migration_20261122_165339_panel_codes from './20261122_165339_panel_codes';
import * as migration_20261122_165729_account_factors from './20261122_165729_account_factors';
import * as migration_20261122_170703_single_sign_on from './20261122_170703_single_sign_on';
import * as migration_20261122_171506_account_privacy from './20261122_171506_account_privacy';
import * as migration_20261122_221249_known_devices from './20261122_221249_known_devices';
import * as migration_20261122_221500_secrets_at_rest from './20261122_221500_secrets_at_rest';
import * as migration_20261123_010000_job_errors from './20261123_010000_job_errors';
import * as migration_20261123_014000_last_tenant from './20261123_014000_last_tenant';
import * as migration_20261123_015407_schedules from './20261123_015407_schedules';
import * as migration_20261123_020850_default_layout from './20261123_020850_default_layout';
import * as migration_20261123_043629_document_translations from './20261123_043629_document_translations';
import * as migration_20261123_045906_language_model from './20261123_045906_language_model';
import * as migration_20261123_051756_version_facts from './20261123_051756_version_facts';
import * as migration_20261123_054139_author_names_product_blocks from './20261123_054139_author_names_product_blocks';
import * as migration_20261123_073556_translation_memory from './20261123_073556_translation_memory';
import * as migration_20261123_080850_addresses_of_drafts from './20261123_080850_addresses_of_drafts';
import * as migration_20261123_081851_conversations from './20261123_081851_conversations';
import * as migration_20261123_082720_proposals from './20261123_082720_proposals';
import * as migration_20261123_115258_bulk_translations from './20261123_115258_bulk_translations';
import * as migration_20261123_121849_audit_proposals from './20261123_121849_audit_proposals';
import * as migration_20261123_144113_search_texts from './20261123_144113_search_texts';
import * as migration_20261123_175248_schedules_of_pages from './20261123_175248_schedules_of_pages';
import * as migration_20261123_183355_more_document_translations from './20261123_183355_more_document_translations';
import * as migration_20261123_184529_preview_links from './20261123_184529_preview_links';
import * as migration_20261123_222154_trash from './20261123_222154_trash';
import * as migration_20261124_144106_visits from './20261124_144106_visits';
import * as migration_20261124_153857_comments from './20261124_153857_comments';
import * as migration_20261124_160000_unlogged_visits from './20261124_160000_unlogged_visits';
import * as migration_20261124_172815_versions_before_restoring from './20261124_172815_versions_before_restoring';
import * as migration_20261124_205514_version_names from './20261124_205514_version_names';
import * as migration_20261124_220743_image_rights from './20261124_220743_image_rights';
import * as migration_20261126_223509_comments_on_templates_and_products from './20261126_223509_comments_on_templates_and_products';
import * as migration_20261126_225101_handed_over_invitations from './20261126_225101_handed_over_invitations';
import * as migration_20261127_111013_submission_handling from './20261127_111013_submission_handling';
import * as migration_20261127_111232_image_folders_and_tags from './20261127_111232_image_folders_and_tags';
import * as migration_20261127_111725_drafts_of_navigation_and_footer from './20261127_111725_drafts_of_navigation_and_footer';
import * as migration_20261127_111800_published_navigation_and_footer from './20261127_111800_published_navigation_and_footer';
import * as migration_20261127_113252_reviews from './20261127_113252_reviews';
import * as migration_20261127_152133_brands from './20261127_152133_brands';
import * as migration_20261127_152200_published_brands from './20261127_152200_published_brands';
import * as migration_20261127_154049_attachments from './20261127_154049_attachments';
import * as migration_20261127_154547_releases from './20261127_154547_releases';
import * as migration_20261127_200338_parts from './20261127_200338_parts';

export const migrations = [
  {
    up: migration_20261122_120000_baseline.up,
    down: migration_20261122_120000_baseline.down,
    name: '20261122_120000_baseline',
  },
  {
    up: migration_20261122_124116_document_references.up,
    down: migration_20261122_124116_document_references.down,
    name: '20261122_124116_document_references',
  },
  {
    up: migration_20261122_134935_list_indexes.up,
    down: migration_20261122_134935_list_indexes.down,
    name: '20261122_134935_list_indexes',
  },
  {
    up: migration_20261122_162441_api_tokens.up,
    down: migration_20261122_162441_api_tokens.down,
    name: '20261122_162441_api_tokens',
  },
  {
    up: migration_20261122_164308_proof_of_hostnames.up,
    down: migration_20261122_164308_proof_of_hostnames.down,
    name: '20261122_164308_proof_of_hostnames',
  },
  {
    up: migration_20261122_165329_sessions_by_audience.up,
    down: migration_20261122_165329_sessions_by_audience.down,
    name: '20261122_165329_sessions_by_audience',
  },
  {
    up: migration_20261122_165339_panel_codes.up,
    down: migration_20261122_165339_panel_codes.down,
    name: '20261122_165339_panel_codes',
  },
  {
    up: migration_20261122_165729_account_factors.up,
    down: migration_20261122_165729_account_factors.down,
    name: '20261122_165729_account_factors',
  },
  {
    up: migration_20261122_170703_single_sign_on.up,
    down: migration_20261122_170703_single_sign_on.down,
    name: '20261122_170703_single_sign_on',
  },
  {
    up: migration_20261122_171506_account_privacy.up,
    down: migration_20261122_171506_account_privacy.down,
    name: '20261122_171506_account_privacy',
  },
  {
    up: migration_20261122_221249_known_devices.up,
    down: migration_20261122_221249_known_devices.down,
    name: '20261122_221249_known_devices',
  },
  {
    up: migration_20261122_221500_secrets_at_rest.up,
    down: migration_20261122_221500_secrets_at_rest.down,
    name: '20261122_221500_secrets_at_rest',
  },
  {
    up: migration_20261123_010000_job_errors.up,
    down: migration_20261123_010000_job_errors.down,
    name: '20261123_010000_job_errors',
  },
  {
    up: migration_20261123_014000_last_tenant.up,
    down: migration_20261123_014000_last_tenant.down,
    name: '20261123_014000_last_tenant',
  },
  {
    up: migration_20261123_015407_schedules.up,
    down: migration_20261123_015407_schedules.down,
    name: '20261123_015407_schedules',
  },
  {
    up: migration_20261123_020850_default_layout.up,
    down: migration_20261123_020850_default_layout.down,
    name: '20261123_020850_default_layout',
  },
  {
    up: migration_20261123_043629_document_translations.up,
    down: migration_20261123_043629_document_translations.down,
    name: '20261123_043629_document_translations',
  },
  {
    up: migration_20261123_045906_language_model.up,
    down: migration_20261123_045906_language_model.down,
    name: '20261123_045906_language_model',
  },
  {
    up: migration_20261123_051756_version_facts.up,
    down: migration_20261123_051756_version_facts.down,
    name: '20261123_051756_version_facts',
  },
  {
    up: migration_20261123_054139_author_names_product_blocks.up,
    down: migration_20261123_054139_author_names_product_blocks.down,
    name: '20261123_054139_author_names_product_blocks',
  },
  {
    up: migration_20261123_073556_translation_memory.up,
    down: migration_20261123_073556_translation_memory.down,
    name: '20261123_073556_translation_memory',
  },
  {
    up: migration_20261123_080850_addresses_of_drafts.up,
    down: migration_20261123_080850_addresses_of_drafts.down,
    name: '20261123_080850_addresses_of_drafts',
  },
  {
    up: migration_20261123_081851_conversations.up,
    down: migration_20261123_081851_conversations.down,
    name: '20261123_081851_conversations',
  },
  {
    up: migration_20261123_082720_proposals.up,
    down: migration_20261123_082720_proposals.down,
    name: '20261123_082720_proposals',
  },
  {
    up: migration_20261123_115258_bulk_translations.up,
    down: migration_20261123_115258_bulk_translations.down,
    name: '20261123_115258_bulk_translations',
  },
  {
    up: migration_20261123_121849_audit_proposals.up,
    down: migration_20261123_121849_audit_proposals.down,
    name: '20261123_121849_audit_proposals',
  },
  {
    up: migration_20261123_144113_search_texts.up,
    down: migration_20261123_144113_search_texts.down,
    name: '20261123_144113_search_texts',
  },
  {
    up: migration_20261123_175248_schedules_of_pages.up,
    down: migration_20261123_175248_schedules_of_pages.down,
    name: '20261123_175248_schedules_of_pages',
  },
  {
    up: migration_20261123_183355_more_document_translations.up,
    down: migration_20261123_183355_more_document_translations.down,
    name: '20261123_183355_more_document_translations',
  },
  {
    up: migration_20261123_184529_preview_links.up,
    down: migration_20261123_184529_preview_links.down,
    name: '20261123_184529_preview_links',
  },
  {
    up: migration_20261123_222154_trash.up,
    down: migration_20261123_222154_trash.down,
    name: '20261123_222154_trash',
  },
  {
    up: migration_20261124_144106_visits.up,
    down: migration_20261124_144106_visits.down,
    name: '20261124_144106_visits',
  },
  {
    up: migration_20261124_153857_comments.up,
    down: migration_20261124_153857_comments.down,
    name: '20261124_153857_comments',
  },
  {
    up: migration_20261124_160000_unlogged_visits.up,
    down: migration_20261124_160000_unlogged_visits.down,
    name: '20261124_160000_unlogged_visits',
  },
  {
    up: migration_20261124_172815_versions_before_restoring.up,
    down: migration_20261124_172815_versions_before_restoring.down,
    name: '20261124_172815_versions_before_restoring',
  },
  {
    up: migration_20261124_205514_version_names.up,
    down: migration_20261124_205514_version_names.down,
    name: '20261124_205514_version_names',
  },
  {
    up: migration_20261124_220743_image_rights.up,
    down: migration_20261124_220743_image_rights.down,
    name: '20261124_220743_image_rights',
  },
  {
    up: migration_20261126_223509_comments_on_templates_and_products.up,
    down: migration_20261126_223509_comments_on_templates_and_products.down,
    name: '20261126_223509_comments_on_templates_and_products',
  },
  {
    up: migration_20261126_225101_handed_over_invitations.up,
    down: migration_20261126_225101_handed_over_invitations.down,
    name: '20261126_225101_handed_over_invitations',
  },
  {
    up: migration_20261127_111013_submission_handling.up,
    down: migration_20261127_111013_submission_handling.down,
    name: '20261127_111013_submission_handling',
  },
  {
    up: migration_20261127_111232_image_folders_and_tags.up,
    down: migration_20261127_111232_image_folders_and_tags.down,
    name: '20261127_111232_image_folders_and_tags',
  },
  {
    up: migration_20261127_111725_drafts_of_navigation_and_footer.up,
    down: migration_20261127_111725_drafts_of_navigation_and_footer.down,
    name: '20261127_111725_drafts_of_navigation_and_footer',
  },
  {
    up: migration_20261127_111800_published_navigation_and_footer.up,
    down: migration_20261127_111800_published_navigation_and_footer.down,
    name: '20261127_111800_published_navigation_and_footer',
  },
  {
    up: migration_20261127_113252_reviews.up,
    down: migration_20261127_113252_reviews.down,
    name: '20261127_113252_reviews',
  },
  {
    up: migration_20261127_152133_brands.up,
    down: migration_20261127_152133_brands.down,
    name: '20261127_152133_brands',
  },
  {
    up: migration_20261127_152200_published_brands.up,
    down: migration_20261127_152200_published_brands.down,
    name: '20261127_152200_published_brands',
  },
  {
    up: migration_20261127_154049_attachments.up,
    down: migration_20261127_154049_attachments.down,
    name: '20261127_154049_attachments',
  },
  {
    up: migration_20261127_154547_releases.up,
    down: migration_20261127_154547_releases.down,
    name: '20261127_154547_releases',
  },
  {
    up: migration_20261127_200338_parts.up,
    down: migration_20261127_200338_parts.down,
    name: '20261127_200338_parts'
  },
];
