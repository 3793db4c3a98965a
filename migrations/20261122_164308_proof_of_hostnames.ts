import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_domains_proof_method" AS ENUM('dns', 'approval', 'existing');
  CREATE TYPE "public"."enum_domains_proof_problem" AS ENUM('missing', 'different', 'unreachable', 'conflict');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'checkDomains' BEFORE 'pruneNotFoundLog';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'checkDomains' BEFORE 'pruneNotFoundLog';
  DROP INDEX "domains_hostname_idx";
  ALTER TABLE "domains" ADD COLUMN "proof_token" varchar;
  ALTER TABLE "domains" ADD COLUMN "proof_proven_at" timestamp(3) with time zone;
  ALTER TABLE "domains" ADD COLUMN "proof_method" "enum_domains_proof_method";
  ALTER TABLE "domains" ADD COLUMN "proof_checked_at" timestamp(3) with time zone;
  ALTER TABLE "domains" ADD COLUMN "proof_problem" "enum_domains_proof_problem";
  ALTER TABLE "domains" ADD COLUMN "proof_checks" numeric;
  ALTER TABLE "domains" ADD COLUMN "proof_next_check_at" timestamp(3) with time zone;
  -- Domains that are served already count as proven; each token is of two random UUIDs.
  UPDATE "domains" SET "proof_token" = left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 40),
    "proof_proven_at" = now(), "proof_method" = 'existing', "proof_checks" = 0;
  CREATE UNIQUE INDEX "domains_proven_hostname" ON "domains" USING btree ("hostname") WHERE "domains"."proof_proven_at" IS NOT NULL;
  CREATE UNIQUE INDEX "domains_tenant_hostname" ON "domains" USING btree ("tenant_id","hostname");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'eraseSubmissions', 'restoreFiles', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneJobs');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'eraseSubmissions', 'restoreFiles', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneJobs');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "domains_proven_hostname";
  DROP INDEX "domains_tenant_hostname";
  CREATE UNIQUE INDEX "domains_hostname_idx" ON "domains" USING btree ("hostname");
  ALTER TABLE "domains" DROP COLUMN "proof_token";
  ALTER TABLE "domains" DROP COLUMN "proof_proven_at";
  ALTER TABLE "domains" DROP COLUMN "proof_method";
  ALTER TABLE "domains" DROP COLUMN "proof_checked_at";
  ALTER TABLE "domains" DROP COLUMN "proof_problem";
  ALTER TABLE "domains" DROP COLUMN "proof_checks";
  ALTER TABLE "domains" DROP COLUMN "proof_next_check_at";
  DROP TYPE "public"."enum_domains_proof_method";
  DROP TYPE "public"."enum_domains_proof_problem";`)
}
