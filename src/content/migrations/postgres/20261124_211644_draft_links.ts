import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "content"."enum_audit_action" ADD VALUE 'draftShared' BEFORE 'export';
  ALTER TYPE "content"."enum_audit_action" ADD VALUE 'draftUnshared' BEFORE 'export';
  CREATE TABLE "content"."draft_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"token" varchar NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"made_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "content"."draft_links" ADD CONSTRAINT "draft_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "draft_links_page_idx" ON "content"."draft_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "draft_links_token_idx" ON "content"."draft_links" USING btree ("token");
  CREATE INDEX "draft_links_until_idx" ON "content"."draft_links" USING btree ("until");
  CREATE INDEX "draft_links_updated_at_idx" ON "content"."draft_links" USING btree ("updated_at");
  CREATE INDEX "draft_links_created_at_idx" ON "content"."draft_links" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content"."draft_links" CASCADE;
  ALTER TABLE "content"."audit" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "content"."enum_audit_action";
  CREATE TYPE "content"."enum_audit_action" AS ENUM('create', 'draft', 'publish', 'unpublish', 'change', 'restore', 'trash', 'untrash', 'delete', 'export', 'codes', 'signIn', 'signInRefused', 'signOut', 'linkAsked', 'linkMade', 'passwordReset', 'twoFactorSet', 'twoFactorRemoved', 'recoveryCodesMade', 'refused');
  ALTER TABLE "content"."audit" ALTER COLUMN "action" SET DATA TYPE "content"."enum_audit_action" USING "action"::"content"."enum_audit_action";`)
}
