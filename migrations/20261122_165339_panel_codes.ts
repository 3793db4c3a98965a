import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Codes with which a site hands the person who is signed in there over to the panel; only their hashes are stored. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "panel_codes" (
  	"hash" text PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL REFERENCES "users"("id") ON DELETE cascade,
  	"site_session" text NOT NULL,
  	"hostname" text NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL
  );
  CREATE INDEX "panel_codes_user" ON "panel_codes" ("user_id");
  CREATE INDEX "panel_codes_expires_at" ON "panel_codes" ("expires_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "panel_codes";`)
}
