import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_video_locales" ADD COLUMN "captions" varchar;
  ALTER TABLE "_pages_v_blocks_video_locales" ADD COLUMN "captions" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_video_locales" DROP COLUMN "captions";
  ALTER TABLE "_pages_v_blocks_video_locales" DROP COLUMN "captions";`)
}
