import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_templates_kind" AS ENUM('page', 'part');
  CREATE TYPE "public"."enum__templates_v_version_kind" AS ENUM('page', 'part');
  ALTER TABLE "templates" ADD COLUMN "kind" "enum_templates_kind" DEFAULT 'page';
  ALTER TABLE "_templates_v" ADD COLUMN "version_kind" "enum__templates_v_version_kind" DEFAULT 'page';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "templates" DROP COLUMN "kind";
  ALTER TABLE "_templates_v" DROP COLUMN "version_kind";
  DROP TYPE "public"."enum_templates_kind";
  DROP TYPE "public"."enum__templates_v_version_kind";`)
}
