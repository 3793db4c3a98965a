import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_users_tenants_role" ADD VALUE 'writer' BEFORE 'viewer';
  ALTER TYPE "public"."enum_users_invitations_role" ADD VALUE 'writer' BEFORE 'viewer';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "users_tenants" SET "role" = 'viewer' WHERE "role" = 'writer';
  UPDATE "users_invitations" SET "role" = 'viewer' WHERE "role" = 'writer';
  ALTER TABLE "users_tenants" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users_tenants" ALTER COLUMN "role" SET DEFAULT 'viewer'::text;
  DROP TYPE "public"."enum_users_tenants_role";
  CREATE TYPE "public"."enum_users_tenants_role" AS ENUM('admin', 'editor', 'viewer');
  ALTER TABLE "users_tenants" ALTER COLUMN "role" SET DEFAULT 'viewer'::"public"."enum_users_tenants_role";
  ALTER TABLE "users_tenants" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_tenants_role" USING "role"::"public"."enum_users_tenants_role";
  ALTER TABLE "users_invitations" ALTER COLUMN "role" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_invitations_role";
  CREATE TYPE "public"."enum_users_invitations_role" AS ENUM('admin', 'editor', 'viewer');
  ALTER TABLE "users_invitations" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_invitations_role" USING "role"::"public"."enum_users_invitations_role";`)
}
