import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_sessions_audience" AS ENUM('panel', 'site');
  ALTER TABLE "domains" ADD COLUMN "scripts_on_admin_host" boolean DEFAULT false;
  ALTER TABLE "users_sessions" ADD COLUMN "audience" "enum_users_sessions_audience" DEFAULT 'panel' NOT NULL;
  ALTER TABLE "users_sessions" ADD COLUMN "hostname" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "user_agent" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "last_used_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "domains" DROP COLUMN "scripts_on_admin_host";
  ALTER TABLE "users_sessions" DROP COLUMN "audience";
  ALTER TABLE "users_sessions" DROP COLUMN "hostname";
  ALTER TABLE "users_sessions" DROP COLUMN "user_agent";
  ALTER TABLE "users_sessions" DROP COLUMN "last_used_at";
  DROP TYPE "public"."enum_users_sessions_audience";`)
}
