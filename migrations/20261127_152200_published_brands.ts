import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** How each domain looks stays as it is, and is the first, published version of its brand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  INSERT INTO brands (tenant_id, domain_id, theme_primary_color, theme_secondary_color, theme_accent_color,
      theme_font_url, theme_color_mode, theme_heading_font, theme_heading_style, theme_corner, theme_image_treatment,
      theme_backdrop, theme_density, theme_grid, theme_header_variant, theme_footer_variant, logo_media_id,
      logo_dark_media_id, favicon_media_id, touch_icon_media_id, _status, created_at, updated_at)
    SELECT tenant_id, id, theme_primary_color, theme_secondary_color, theme_accent_color, theme_font_url,
      theme_color_mode::text::enum_brands_theme_color_mode,
      theme_heading_font::text::enum_brands_theme_heading_font,
      theme_heading_style::text::enum_brands_theme_heading_style,
      theme_corner::text::enum_brands_theme_corner,
      theme_image_treatment::text::enum_brands_theme_image_treatment,
      theme_backdrop::text::enum_brands_theme_backdrop,
      theme_density::text::enum_brands_theme_density,
      theme_grid::text::enum_brands_theme_grid,
      theme_header_variant::text::enum_brands_theme_header_variant,
      theme_footer_variant::text::enum_brands_theme_footer_variant,
      logo_media_id, logo_dark_media_id, favicon_media_id, touch_icon_media_id, 'published', created_at, updated_at
    FROM domains WHERE tenant_id IS NOT NULL ON CONFLICT DO NOTHING;

  INSERT INTO _brands_v (parent_id, latest, created_at, updated_at, version_created_at, version_updated_at,
      version_tenant_id, version_domain_id, version_theme_primary_color, version_theme_secondary_color,
      version_theme_accent_color, version_theme_font_url, version_theme_color_mode, version_theme_heading_font,
      version_theme_heading_style, version_theme_corner, version_theme_image_treatment, version_theme_backdrop,
      version_theme_density, version_theme_grid, version_theme_header_variant, version_theme_footer_variant,
      version_logo_media_id, version_logo_dark_media_id, version_favicon_media_id, version_touch_icon_media_id,
      version__status)
    SELECT id, true, created_at, updated_at, created_at, updated_at, tenant_id, domain_id, theme_primary_color,
      theme_secondary_color, theme_accent_color, theme_font_url,
      theme_color_mode::text::enum__brands_v_version_theme_color_mode,
      theme_heading_font::text::enum__brands_v_version_theme_heading_font,
      theme_heading_style::text::enum__brands_v_version_theme_heading_style,
      theme_corner::text::enum__brands_v_version_theme_corner,
      theme_image_treatment::text::enum__brands_v_version_theme_image_treatment,
      theme_backdrop::text::enum__brands_v_version_theme_backdrop,
      theme_density::text::enum__brands_v_version_theme_density,
      theme_grid::text::enum__brands_v_version_theme_grid,
      theme_header_variant::text::enum__brands_v_version_theme_header_variant,
      theme_footer_variant::text::enum__brands_v_version_theme_footer_variant,
      logo_media_id, logo_dark_media_id, favicon_media_id, touch_icon_media_id, 'published'
    FROM brands b WHERE NOT EXISTS (SELECT FROM _brands_v v WHERE v.parent_id = b.id);

  INSERT INTO document_references (tenant_id, from_collection, from_id, version, locale, path, to_collection, to_id)
    SELECT r.tenant_id, 'brands', b.id, stored.version, r.locale, r.path, r.to_collection, r.to_id
    FROM document_references r JOIN brands b ON b.domain_id = r.from_id
    CROSS JOIN (VALUES ('published'), ('draft')) AS stored (version)
    WHERE r.from_collection = 'domains' AND r.version = 'published'
      AND r.path IN ('logoMedia', 'logoDarkMedia', 'faviconMedia', 'touchIconMedia')
    ON CONFLICT DO NOTHING;`)
}

/** What is published is in the domains too. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM document_references WHERE from_collection = 'brands';
  DELETE FROM _brands_v;
  DELETE FROM brands;`)
}
