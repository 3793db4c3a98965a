import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

type Db = MigrateUpArgs["db"];

/** As src/platform/sealing.ts did when this migration was written. */
function seal(installationSecret: string, text: string): string {
  const key = hkdfSync(
    "sha256",
    installationSecret,
    "",
    "gevel signing secrets of webhooks",
    32,
  );
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key), iv);
  const encrypted = Buffer.concat([
    cipher.update(text, "utf8"),
    cipher.final(),
  ]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString(
    "base64url",
  );
}

/** Only what was never sealed has the prefix of Standard Webhooks. */
async function sealWebhookSecrets(
  db: Db,
  installationSecret: string,
): Promise<void> {
  const { rows } = await db.execute<{ id: string; secret: string }>(sql`
    SELECT id, webhook_secret AS secret FROM forms WHERE webhook_secret LIKE 'whsec\\_%'`);
  for (const { id, secret } of rows)
    await db.execute(sql`
      UPDATE forms SET webhook_secret = ${seal(installationSecret, secret)} WHERE id = ${id}::uuid`);
}

/** Links that were mailed keep working: the hash of their token is what is compared now. */
const hashMailedTokens = (db: Db) =>
  db.execute(sql`
    UPDATE users SET
      reset_password_token = encode(sha256(convert_to(reset_password_token, 'UTF8')), 'hex'),
      "_verificationtoken" = encode(sha256(convert_to("_verificationtoken", 'UTF8')), 'hex')
    WHERE reset_password_token IS NOT NULL OR "_verificationtoken" IS NOT NULL`);

const isRole = sql`change->'path'->>0 IN ('tenants', 'invitations')`;
const ofAccounts = sql`document_collection = 'users' AND tenant_id IS NOT NULL AND jsonb_typeof(changes) = 'array'`;
const hasPersonal = sql`EXISTS (SELECT FROM jsonb_array_elements(changes) change WHERE NOT ${isRole})`;
const hasRole = sql`EXISTS (SELECT FROM jsonb_array_elements(changes) change WHERE ${isRole})`;
const only = (condition: ReturnType<typeof sql>) =>
  sql`(SELECT coalesce(jsonb_agg(change), '[]') FROM jsonb_array_elements(changes) change WHERE ${condition})`;

/** What an account’s tenants may not read of it moves to where only super admins read. */
async function movePersonalChanges(db: Db): Promise<void> {
  await db.execute(
    sql`ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only`,
  );
  await db.execute(sql`
    UPDATE audit_log SET tenant_id = NULL
    WHERE ${ofAccounts} AND action = 'update' AND ${hasPersonal} AND NOT ${hasRole}`);
  await db.execute(sql`
    INSERT INTO audit_log (tenant_id, document_collection, document_id, document_title, action, locale, actor_id,
      actor_name, via, token_name, changes, further_changes, updated_at, created_at)
    SELECT NULL, document_collection, document_id, document_title, action, locale, actor_id,
      actor_name, via, token_name, ${only(sql`NOT ${isRole}`)}, 0, updated_at, created_at
    FROM audit_log WHERE ${ofAccounts} AND ${hasPersonal}`);
  await db.execute(sql`
    UPDATE audit_log SET changes = ${only(isRole)}, further_changes = 0 WHERE ${ofAccounts} AND ${hasPersonal}`);
  await db.execute(
    sql`ALTER TABLE audit_log ENABLE TRIGGER audit_log_append_only`,
  );
}

export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await sealWebhookSecrets(db, payload.config.secret);
  await hashMailedTokens(db);
  await movePersonalChanges(db);
}

/** Hashes cannot be undone, and no table has changed. */
export const down = (): Promise<void> => Promise.resolve();
