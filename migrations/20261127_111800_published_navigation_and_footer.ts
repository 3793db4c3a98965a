import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What visitors saw stays what they see, in every language, and is the first version. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  INSERT INTO navigation_locales (_locale, _parent_id)
    SELECT l, n.id FROM navigation n CROSS JOIN unnest(enum_range(NULL::_locales)) l ON CONFLICT DO NOTHING;
  INSERT INTO footer_locales (_locale, _parent_id)
    SELECT l, f.id FROM footer f CROSS JOIN unnest(enum_range(NULL::_locales)) l ON CONFLICT DO NOTHING;
  UPDATE navigation_locales SET _status = 'published';
  UPDATE footer_locales SET _status = 'published';

  INSERT INTO _navigation_v (parent_id, latest, created_at, updated_at, version_created_at, version_updated_at,
      version_tenant_id, version_call_to_action_enabled, version_call_to_action_link_type,
      version_call_to_action_link_new_tab, version_call_to_action_link_page_id, version_call_to_action_link_url)
    SELECT id, true, created_at, updated_at, created_at, updated_at, tenant_id, call_to_action_enabled,
      call_to_action_link_type::text::enum__navigation_v_version_call_to_action_link_type,
      call_to_action_link_new_tab, call_to_action_link_page_id, call_to_action_link_url
    FROM navigation;
  INSERT INTO _navigation_v_locales (_parent_id, _locale, version_call_to_action_link_label, version__status)
    SELECT v.id, l._locale, l.call_to_action_link_label, 'published'
    FROM _navigation_v v JOIN navigation_locales l ON l._parent_id = v.parent_id;
  INSERT INTO _navigation_v_version_items (_parent_id, _order, _uuid, link_type, link_new_tab, link_page_id, link_url)
    SELECT v.id, i._order, i.id, i.link_type::text::enum__navigation_v_version_items_link_type, i.link_new_tab,
      i.link_page_id, i.link_url
    FROM _navigation_v v JOIN navigation_items i ON i._parent_id = v.parent_id;
  INSERT INTO _navigation_v_version_items_locales (_parent_id, _locale, link_label)
    SELECT i.id, l._locale, l.link_label
    FROM _navigation_v_version_items i JOIN navigation_items_locales l ON l._parent_id = i._uuid;
  INSERT INTO _navigation_v_version_items_children
      (_parent_id, _order, _uuid, link_type, link_new_tab, link_page_id, link_url)
    SELECT i.id, c._order, c.id, c.link_type::text::enum__navigation_v_version_items_children_link_type,
      c.link_new_tab, c.link_page_id, c.link_url
    FROM _navigation_v_version_items i JOIN navigation_items_children c ON c._parent_id = i._uuid;
  INSERT INTO _navigation_v_version_items_children_locales (_parent_id, _locale, link_label)
    SELECT c.id, l._locale, l.link_label
    FROM _navigation_v_version_items_children c JOIN navigation_items_children_locales l ON l._parent_id = c._uuid;

  INSERT INTO _footer_v (parent_id, latest, created_at, updated_at, version_created_at, version_updated_at,
      version_tenant_id)
    SELECT id, true, created_at, updated_at, created_at, updated_at, tenant_id FROM footer;
  INSERT INTO _footer_v_locales (_parent_id, _locale, version_statement, version_small_print, version__status)
    SELECT v.id, l._locale, l.statement, l.small_print, 'published'
    FROM _footer_v v JOIN footer_locales l ON l._parent_id = v.parent_id;
  INSERT INTO _footer_v_version_columns (_parent_id, _order, _uuid)
    SELECT v.id, c._order, c.id FROM _footer_v v JOIN footer_columns c ON c._parent_id = v.parent_id;
  INSERT INTO _footer_v_version_columns_locales (_parent_id, _locale, heading)
    SELECT c.id, l._locale, l.heading
    FROM _footer_v_version_columns c JOIN footer_columns_locales l ON l._parent_id = c._uuid;
  INSERT INTO _footer_v_version_columns_links
      (_parent_id, _order, _uuid, link_type, link_new_tab, link_page_id, link_url)
    SELECT c.id, k._order, k.id, k.link_type::text::enum__footer_v_version_columns_links_link_type, k.link_new_tab,
      k.link_page_id, k.link_url
    FROM _footer_v_version_columns c JOIN footer_columns_links k ON k._parent_id = c._uuid;
  INSERT INTO _footer_v_version_columns_links_locales (_parent_id, _locale, link_label)
    SELECT k.id, l._locale, l.link_label
    FROM _footer_v_version_columns_links k JOIN footer_columns_links_locales l ON l._parent_id = k._uuid;

  INSERT INTO document_references (tenant_id, from_collection, from_id, version, locale, path, to_collection, to_id)
    SELECT tenant_id, from_collection, from_id, 'draft', locale, path, to_collection, to_id FROM document_references
    WHERE from_collection IN ('navigation', 'footer') AND version = 'published' ON CONFLICT DO NOTHING;`)
}

/** The columns below could not have been empty before there were drafts. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM document_references WHERE from_collection IN ('navigation', 'footer') AND version = 'draft';
  DELETE FROM navigation_items_locales WHERE link_label IS NULL;
  DELETE FROM navigation_items_children_locales WHERE link_label IS NULL;
  DELETE FROM footer_columns_links_locales WHERE link_label IS NULL;
  DELETE FROM footer_columns_locales WHERE heading IS NULL;`)
}
