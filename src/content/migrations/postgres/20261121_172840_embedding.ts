import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content"."embedding_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"recipient" varchar NOT NULL,
  	"privacy_policy" varchar NOT NULL
  );
  
  CREATE TABLE "content"."embedding" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "content"."_embedding_v_version_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"recipient" varchar NOT NULL,
  	"privacy_policy" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_embedding_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "content"."embedding_hosts" ADD CONSTRAINT "embedding_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."embedding"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_embedding_v_version_hosts" ADD CONSTRAINT "_embedding_v_version_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_embedding_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "embedding_hosts_order_idx" ON "content"."embedding_hosts" USING btree ("_order");
  CREATE INDEX "embedding_hosts_parent_id_idx" ON "content"."embedding_hosts" USING btree ("_parent_id");
  CREATE INDEX "_embedding_v_version_hosts_order_idx" ON "content"."_embedding_v_version_hosts" USING btree ("_order");
  CREATE INDEX "_embedding_v_version_hosts_parent_id_idx" ON "content"."_embedding_v_version_hosts" USING btree ("_parent_id");
  CREATE INDEX "_embedding_v_created_at_idx" ON "content"."_embedding_v" USING btree ("created_at");
  CREATE INDEX "_embedding_v_updated_at_idx" ON "content"."_embedding_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content"."embedding_hosts" CASCADE;
  DROP TABLE "content"."embedding" CASCADE;
  DROP TABLE "content"."_embedding_v_version_hosts" CASCADE;
  DROP TABLE "content"."_embedding_v" CASCADE;`)
}
