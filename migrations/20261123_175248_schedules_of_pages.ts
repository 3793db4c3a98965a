import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schedules" DROP CONSTRAINT "schedules_action";
  ALTER TABLE "schedules" ALTER COLUMN "post_id" DROP NOT NULL;
  ALTER TABLE "schedules" ADD COLUMN "page_id" uuid;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_page" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_page_once" UNIQUE("page_id","locale","action");
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_document" CHECK (num_nonnulls("schedules"."page_id", "schedules"."post_id") = 1);
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_action" CHECK ("schedules"."action" IN ('publish', 'unpublish'));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "schedules" WHERE "page_id" IS NOT NULL OR "action" = 'unpublish';
  ALTER TABLE "schedules" DROP CONSTRAINT "schedules_page_once";
  ALTER TABLE "schedules" DROP CONSTRAINT "schedules_document";
  ALTER TABLE "schedules" DROP CONSTRAINT "schedules_action";
  ALTER TABLE "schedules" DROP CONSTRAINT "schedules_page";
  
  ALTER TABLE "schedules" ALTER COLUMN "post_id" SET NOT NULL;
  ALTER TABLE "schedules" DROP COLUMN "page_id";
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_action" CHECK ("schedules"."action" IN ('publish'));`)
}
