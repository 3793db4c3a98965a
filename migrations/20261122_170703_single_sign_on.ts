import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "sso_issuer" varchar;
  ALTER TABLE "users" ADD COLUMN "sso_subject" varchar;
  ALTER TABLE "users" ADD COLUMN "break_glass" boolean DEFAULT false;
  CREATE UNIQUE INDEX "ssoIssuer_ssoSubject_idx" ON "users" USING btree ("sso_issuer","sso_subject");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "ssoIssuer_ssoSubject_idx";
  ALTER TABLE "users" DROP COLUMN "sso_issuer";
  ALTER TABLE "users" DROP COLUMN "sso_subject";
  ALTER TABLE "users" DROP COLUMN "break_glass";`)
}
