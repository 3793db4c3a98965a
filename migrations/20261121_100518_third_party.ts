import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_domains_session_recording_provider" AS ENUM('clarity', 'hotjar');
  CREATE TABLE "domains_allowed_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL
  );
  
  ALTER TABLE "domains" ADD COLUMN "session_recording_provider" "enum_domains_session_recording_provider" DEFAULT 'clarity' NOT NULL;
  ALTER TABLE "domains_allowed_hosts" ADD CONSTRAINT "domains_allowed_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."domains"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "domains_allowed_hosts_order_idx" ON "domains_allowed_hosts" USING btree ("_order");
  CREATE INDEX "domains_allowed_hosts_parent_id_idx" ON "domains_allowed_hosts" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "domains_allowed_hosts" CASCADE;
  ALTER TABLE "domains" DROP COLUMN "session_recording_provider";
  DROP TYPE "public"."enum_domains_session_recording_provider";`)
}
