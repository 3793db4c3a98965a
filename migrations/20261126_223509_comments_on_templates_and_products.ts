import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "comments" DROP CONSTRAINT "comments_document";
  ALTER TABLE "comments" ADD COLUMN "template_id" uuid;
  ALTER TABLE "comments" ADD COLUMN "product_id" uuid;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_template" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_product" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "comments_template_idx" ON "comments" USING btree ("template_id");
  CREATE INDEX "comments_product_idx" ON "comments" USING btree ("product_id");
  ALTER TABLE "comments" ADD CONSTRAINT "comments_document" CHECK (num_nonnulls("comments"."page_id", "comments"."post_id", "comments"."template_id", "comments"."product_id") = 1);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "comments" DROP CONSTRAINT "comments_document";
  ALTER TABLE "comments" DROP CONSTRAINT "comments_template";
  
  ALTER TABLE "comments" DROP CONSTRAINT "comments_product";
  
  DROP INDEX "comments_template_idx";
  DROP INDEX "comments_product_idx";
  ALTER TABLE "comments" DROP COLUMN "template_id";
  ALTER TABLE "comments" DROP COLUMN "product_id";
  ALTER TABLE "comments" ADD CONSTRAINT "comments_document" CHECK (num_nonnulls("comments"."page_id", "comments"."post_id") = 1);`)
}
