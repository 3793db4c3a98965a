import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "domains_api_origins" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"origin" varchar NOT NULL
  );
  
  ALTER TABLE "domains_api_origins" ADD CONSTRAINT "domains_api_origins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."domains"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "domains_api_origins_order_idx" ON "domains_api_origins" USING btree ("_order");
  CREATE INDEX "domains_api_origins_parent_id_idx" ON "domains_api_origins" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "domains_api_origins" CASCADE;`)
}
