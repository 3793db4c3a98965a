import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "account_factors" (
  	"account_id" uuid PRIMARY KEY NOT NULL,
  	"totp_secret" text,
  	"totp_last_step" bigint DEFAULT 0 NOT NULL,
  	"attempts" integer DEFAULT 0 NOT NULL,
  	"attempts_since" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "account_passkeys" (
  	"id" text PRIMARY KEY NOT NULL,
  	"account_id" uuid NOT NULL,
  	"relying_party" text NOT NULL,
  	"public_key" text NOT NULL,
  	"counter" bigint NOT NULL,
  	"transports" text[] NOT NULL,
  	"name" text NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"last_used_at" timestamp with time zone
  );
  
  CREATE TABLE "account_recovery_codes" (
  	"account_id" uuid NOT NULL,
  	"hash" text NOT NULL,
  	CONSTRAINT "account_recovery_codes_account_id_hash_pk" PRIMARY KEY("account_id","hash")
  );
  
  CREATE TABLE "account_challenges" (
  	"value" text PRIMARY KEY NOT NULL,
  	"purpose" text NOT NULL,
  	"account_id" uuid,
  	"session" text,
  	"secret" text,
  	"expires_at" timestamp with time zone NOT NULL,
  	CONSTRAINT "account_challenges_purpose" CHECK ("account_challenges"."purpose" IN ('sign-in', 'passkey-sign-in', 'passkey-setup', 'totp-setup'))
  );
  
  ALTER TABLE "tenants" ADD COLUMN "require_second_factor" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "second_factor_due" boolean;
  ALTER TABLE "account_factors" ADD CONSTRAINT "account_factors_account" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "account_passkeys" ADD CONSTRAINT "account_passkeys_account" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "account_recovery_codes" ADD CONSTRAINT "account_recovery_codes_account" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "account_challenges" ADD CONSTRAINT "account_challenges_account" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "account_passkeys_account_idx" ON "account_passkeys" USING btree ("account_id");
  CREATE INDEX "account_challenges_expires_idx" ON "account_challenges" USING btree ("expires_at");
  CREATE INDEX "account_challenges_account_idx" ON "account_challenges" USING btree ("account_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "account_factors" CASCADE;
  DROP TABLE "account_passkeys" CASCADE;
  DROP TABLE "account_recovery_codes" CASCADE;
  DROP TABLE "account_challenges" CASCADE;
  ALTER TABLE "tenants" DROP COLUMN "require_second_factor";
  ALTER TABLE "users" DROP COLUMN "second_factor_due";`)
}
