import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { voiceOfClubs } from '../voice-of-clubs.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content"."brand_voice_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"rule" varchar NOT NULL,
  	"reason" varchar NOT NULL
  );
  
  CREATE TABLE "content"."brand_voice_examples" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"wrong" varchar NOT NULL,
  	"right" varchar NOT NULL
  );
  
  CREATE TABLE "content"."_brand_v_version_voice_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"rule" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_brand_v_version_voice_examples" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"wrong" varchar NOT NULL,
  	"right" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "content"."brand" ADD COLUMN "motion_easings_out" varchar;
  ALTER TABLE "content"."brand" ADD COLUMN "motion_easings_reveal" varchar;
  ALTER TABLE "content"."brand" ADD COLUMN "motion_easings_sweep" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_motion_easings_out" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_motion_easings_reveal" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_motion_easings_sweep" varchar;
  ALTER TABLE "content"."brand_voice_rules" ADD CONSTRAINT "brand_voice_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."brand_voice_examples" ADD CONSTRAINT "brand_voice_examples_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_brand_v_version_voice_rules" ADD CONSTRAINT "_brand_v_version_voice_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_brand_v_version_voice_examples" ADD CONSTRAINT "_brand_v_version_voice_examples_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brand_voice_rules_order_idx" ON "content"."brand_voice_rules" USING btree ("_order");
  CREATE INDEX "brand_voice_rules_parent_id_idx" ON "content"."brand_voice_rules" USING btree ("_parent_id");
  CREATE INDEX "brand_voice_rules_locale_idx" ON "content"."brand_voice_rules" USING btree ("_locale");
  CREATE INDEX "brand_voice_examples_order_idx" ON "content"."brand_voice_examples" USING btree ("_order");
  CREATE INDEX "brand_voice_examples_parent_id_idx" ON "content"."brand_voice_examples" USING btree ("_parent_id");
  CREATE INDEX "brand_voice_examples_locale_idx" ON "content"."brand_voice_examples" USING btree ("_locale");
  CREATE INDEX "_brand_v_version_voice_rules_order_idx" ON "content"."_brand_v_version_voice_rules" USING btree ("_order");
  CREATE INDEX "_brand_v_version_voice_rules_parent_id_idx" ON "content"."_brand_v_version_voice_rules" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_voice_rules_locale_idx" ON "content"."_brand_v_version_voice_rules" USING btree ("_locale");
  CREATE INDEX "_brand_v_version_voice_examples_order_idx" ON "content"."_brand_v_version_voice_examples" USING btree ("_order");
  CREATE INDEX "_brand_v_version_voice_examples_parent_id_idx" ON "content"."_brand_v_version_voice_examples" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_voice_examples_locale_idx" ON "content"."_brand_v_version_voice_examples" USING btree ("_locale");`)
  for (const statement of voiceOfClubs((name) => `"content"."${name}"`, (code) => `'${code}'::"content"."_locales"`)) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content"."brand_voice_rules" CASCADE;
  DROP TABLE "content"."brand_voice_examples" CASCADE;
  DROP TABLE "content"."_brand_v_version_voice_rules" CASCADE;
  DROP TABLE "content"."_brand_v_version_voice_examples" CASCADE;
  ALTER TABLE "content"."brand" DROP COLUMN "motion_easings_out";
  ALTER TABLE "content"."brand" DROP COLUMN "motion_easings_reveal";
  ALTER TABLE "content"."brand" DROP COLUMN "motion_easings_sweep";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_motion_easings_out";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_motion_easings_reveal";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_motion_easings_sweep";`)
}
