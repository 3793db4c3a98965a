import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_licence" AS ENUM('own', 'commissioned', 'supplied', 'stock', 'cc-by', 'cc-by-sa', 'public-domain', 'other');
  ALTER TABLE "media" ADD COLUMN "licence" "enum_media_licence";
  ALTER TABLE "media" ADD COLUMN "rights_until" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "licence_terms" varchar;
  ALTER TABLE "media" ADD COLUMN "source_hash" varchar;
  CREATE INDEX "media_source_hash_idx" ON "media" USING btree ("source_hash");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_source_hash_idx";
  ALTER TABLE "media" DROP COLUMN "licence";
  ALTER TABLE "media" DROP COLUMN "rights_until";
  ALTER TABLE "media" DROP COLUMN "licence_terms";
  ALTER TABLE "media" DROP COLUMN "source_hash";
  DROP TYPE "public"."enum_media_licence";`)
}
