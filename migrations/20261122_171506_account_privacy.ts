import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_invitations_role" AS ENUM('admin', 'editor', 'viewer');
  CREATE TABLE "users_invitations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"role" "enum_users_invitations_role" NOT NULL,
  	"name" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	CONSTRAINT "users_invitations_parent_id_tenant" UNIQUE("_parent_id","tenant_id")
  );
  
  ALTER TABLE "users" ADD COLUMN "new_email" varchar;
  ALTER TABLE "users" ADD COLUMN "new_email_until" timestamp(3) with time zone;
  ALTER TABLE "users_invitations" ADD CONSTRAINT "users_invitations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_invitations" ADD CONSTRAINT "users_invitations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_invitations_order_idx" ON "users_invitations" USING btree ("_order");
  CREATE INDEX "users_invitations_parent_id_idx" ON "users_invitations" USING btree ("_parent_id");
  CREATE INDEX "users_invitations_tenant_idx" ON "users_invitations" USING btree ("tenant_id");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_invitations" CASCADE;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users" DROP COLUMN "new_email";
  ALTER TABLE "users" DROP COLUMN "new_email_until";
  DROP TYPE "public"."enum_users_invitations_role";`)
}
