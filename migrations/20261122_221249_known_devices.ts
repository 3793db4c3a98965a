import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "account_devices" (
  	"id" text PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL
  );
  
  ALTER TABLE "account_factors" ADD COLUMN "known_attempts" integer DEFAULT 0 NOT NULL;
  ALTER TABLE "account_factors" ADD COLUMN "known_since" timestamp with time zone DEFAULT now() NOT NULL;
  ALTER TABLE "account_factors" ADD COLUMN "day_attempts" integer DEFAULT 0 NOT NULL;
  ALTER TABLE "account_factors" ADD COLUMN "day_since" timestamp with time zone DEFAULT now() NOT NULL;
  ALTER TABLE "account_devices" ADD CONSTRAINT "account_devices_account" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "account_devices_account_idx" ON "account_devices" USING btree ("account_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "account_devices" CASCADE;
  ALTER TABLE "account_factors" DROP COLUMN "known_attempts";
  ALTER TABLE "account_factors" DROP COLUMN "known_since";
  ALTER TABLE "account_factors" DROP COLUMN "day_attempts";
  ALTER TABLE "account_factors" DROP COLUMN "day_since";`)
}
