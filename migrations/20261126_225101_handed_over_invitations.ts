import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_invitations" ADD COLUMN "handed_over" boolean;
  ALTER TABLE "users" ADD COLUMN "address_unconfirmed" boolean;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_invitations" DROP COLUMN "handed_over";
  ALTER TABLE "users" DROP COLUMN "address_unconfirmed";`)
}
