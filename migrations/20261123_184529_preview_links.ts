import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "preview_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page_id" uuid,
  	"post_id" uuid,
  	"locale" text NOT NULL,
  	"account_id" uuid NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL,
  	CONSTRAINT "preview_links_document" CHECK (num_nonnulls("preview_links"."page_id", "preview_links"."post_id") = 1)
  );
  
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_page" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_post" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_account" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "preview_links_page_idx" ON "preview_links" USING btree ("page_id");
  CREATE INDEX "preview_links_post_idx" ON "preview_links" USING btree ("post_id");
  CREATE INDEX "preview_links_account_idx" ON "preview_links" USING btree ("account_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "preview_links" CASCADE;`)
}
