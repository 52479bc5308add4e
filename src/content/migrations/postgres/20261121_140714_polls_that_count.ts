import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "content"."enum_polls_integrity" AS ENUM('device', 'open', 'work', 'code');
  CREATE TYPE "content"."enum_polls_results_shown" AS ENUM('afterVote', 'always', 'afterClosing', 'never');
  CREATE TYPE "content"."enum_polls_results_as" AS ENUM('share', 'count', 'both');
  CREATE TYPE "content"."enum_polls_opensat_tz" AS ENUM('Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "content"."enum_polls_closesat_tz" AS ENUM('Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "content"."enum__polls_v_version_method" AS ENUM('single', 'multiple', 'rating', 'ranking');
  CREATE TYPE "content"."enum__polls_v_version_integrity" AS ENUM('device', 'open', 'work', 'code');
  CREATE TYPE "content"."enum__polls_v_version_results_shown" AS ENUM('afterVote', 'always', 'afterClosing', 'never');
  CREATE TYPE "content"."enum__polls_v_version_results_as" AS ENUM('share', 'count', 'both');
  CREATE TYPE "content"."enum__polls_v_version_opensat_tz" AS ENUM('Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "content"."enum__polls_v_version_closesat_tz" AS ENUM('Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TABLE "content"."_polls_v_version_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_polls_v_version_options_locales" (
  	"label" varchar NOT NULL,
  	"detail" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_polls_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_method" "content"."enum__polls_v_version_method" DEFAULT 'single' NOT NULL,
  	"version_min_choices" numeric DEFAULT 1 NOT NULL,
  	"version_max_choices" numeric DEFAULT 1 NOT NULL,
  	"version_random_order" boolean DEFAULT false,
  	"version_integrity" "content"."enum__polls_v_version_integrity" DEFAULT 'device' NOT NULL,
  	"version_results_shown" "content"."enum__polls_v_version_results_shown" DEFAULT 'afterVote' NOT NULL,
  	"version_results_as" "content"."enum__polls_v_version_results_as" DEFAULT 'share' NOT NULL,
  	"version_opens_at" timestamp(3) with time zone,
  	"version_opensat_tz" "content"."enum__polls_v_version_opensat_tz" DEFAULT 'Europe/Berlin',
  	"version_closes_at" timestamp(3) with time zone,
  	"version_closesat_tz" "content"."enum__polls_v_version_closesat_tz" DEFAULT 'Europe/Berlin',
  	"version_key" varchar,
  	"version_codes_issued" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."_polls_v_locales" (
  	"version_question" varchar NOT NULL,
  	"version_introduction" varchar,
  	"version_thanks" varchar,
  	"version_consent" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."voting_networks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"range" varchar NOT NULL,
  	"votes_per_minute" numeric DEFAULT 100000 NOT NULL
  );
  
  CREATE TABLE "content"."voting" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "content"."_voting_v_version_networks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"range" varchar NOT NULL,
  	"votes_per_minute" numeric DEFAULT 100000 NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_voting_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "content"."polls" ADD COLUMN "random_order" boolean DEFAULT false;
  ALTER TABLE "content"."polls" ADD COLUMN "integrity" "content"."enum_polls_integrity" DEFAULT 'device' NOT NULL;
  ALTER TABLE "content"."polls" ADD COLUMN "results_shown" "content"."enum_polls_results_shown" DEFAULT 'afterVote' NOT NULL;
  ALTER TABLE "content"."polls" ADD COLUMN "results_as" "content"."enum_polls_results_as" DEFAULT 'share' NOT NULL;
  ALTER TABLE "content"."polls" ADD COLUMN "opensat_tz" "content"."enum_polls_opensat_tz" DEFAULT 'Europe/Berlin';
  ALTER TABLE "content"."polls" ADD COLUMN "closesat_tz" "content"."enum_polls_closesat_tz" DEFAULT 'Europe/Berlin';
  ALTER TABLE "content"."polls" ADD COLUMN "codes_issued" numeric DEFAULT 0;
  ALTER TABLE "content"."polls_locales" ADD COLUMN "consent" varchar;
  ALTER TABLE "content"."_polls_v_version_options" ADD CONSTRAINT "_polls_v_version_options_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_polls_v_version_options" ADD CONSTRAINT "_polls_v_version_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_polls_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_polls_v_version_options_locales" ADD CONSTRAINT "_polls_v_version_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_polls_v_version_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_polls_v" ADD CONSTRAINT "_polls_v_parent_id_polls_id_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."polls"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_polls_v_locales" ADD CONSTRAINT "_polls_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_polls_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."voting_networks" ADD CONSTRAINT "voting_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."voting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_voting_v_version_networks" ADD CONSTRAINT "_voting_v_version_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_voting_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_polls_v_version_options_order_idx" ON "content"."_polls_v_version_options" USING btree ("_order");
  CREATE INDEX "_polls_v_version_options_parent_id_idx" ON "content"."_polls_v_version_options" USING btree ("_parent_id");
  CREATE INDEX "_polls_v_version_options_image_idx" ON "content"."_polls_v_version_options" USING btree ("image_id");
  CREATE UNIQUE INDEX "_polls_v_version_options_locales_locale_parent_id_unique" ON "content"."_polls_v_version_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_polls_v_parent_idx" ON "content"."_polls_v" USING btree ("parent_id");
  CREATE INDEX "_polls_v_version_version_key_idx" ON "content"."_polls_v" USING btree ("version_key");
  CREATE INDEX "_polls_v_version_version_updated_at_idx" ON "content"."_polls_v" USING btree ("version_updated_at");
  CREATE INDEX "_polls_v_version_version_created_at_idx" ON "content"."_polls_v" USING btree ("version_created_at");
  CREATE INDEX "_polls_v_created_at_idx" ON "content"."_polls_v" USING btree ("created_at");
  CREATE INDEX "_polls_v_updated_at_idx" ON "content"."_polls_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_polls_v_locales_locale_parent_id_unique" ON "content"."_polls_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "voting_networks_order_idx" ON "content"."voting_networks" USING btree ("_order");
  CREATE INDEX "voting_networks_parent_id_idx" ON "content"."voting_networks" USING btree ("_parent_id");
  CREATE INDEX "_voting_v_version_networks_order_idx" ON "content"."_voting_v_version_networks" USING btree ("_order");
  CREATE INDEX "_voting_v_version_networks_parent_id_idx" ON "content"."_voting_v_version_networks" USING btree ("_parent_id");
  CREATE INDEX "_voting_v_created_at_idx" ON "content"."_voting_v" USING btree ("created_at");
  CREATE INDEX "_voting_v_updated_at_idx" ON "content"."_voting_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content"."_polls_v_version_options" CASCADE;
  DROP TABLE "content"."_polls_v_version_options_locales" CASCADE;
  DROP TABLE "content"."_polls_v" CASCADE;
  DROP TABLE "content"."_polls_v_locales" CASCADE;
  DROP TABLE "content"."voting_networks" CASCADE;
  DROP TABLE "content"."voting" CASCADE;
  DROP TABLE "content"."_voting_v_version_networks" CASCADE;
  DROP TABLE "content"."_voting_v" CASCADE;
  ALTER TABLE "content"."polls" DROP COLUMN "random_order";
  ALTER TABLE "content"."polls" DROP COLUMN "integrity";
  ALTER TABLE "content"."polls" DROP COLUMN "results_shown";
  ALTER TABLE "content"."polls" DROP COLUMN "results_as";
  ALTER TABLE "content"."polls" DROP COLUMN "opensat_tz";
  ALTER TABLE "content"."polls" DROP COLUMN "closesat_tz";
  ALTER TABLE "content"."polls" DROP COLUMN "codes_issued";
  ALTER TABLE "content"."polls_locales" DROP COLUMN "consent";
  DROP TYPE "content"."enum_polls_integrity";
  DROP TYPE "content"."enum_polls_results_shown";
  DROP TYPE "content"."enum_polls_results_as";
  DROP TYPE "content"."enum_polls_opensat_tz";
  DROP TYPE "content"."enum_polls_closesat_tz";
  DROP TYPE "content"."enum__polls_v_version_method";
  DROP TYPE "content"."enum__polls_v_version_integrity";
  DROP TYPE "content"."enum__polls_v_version_results_shown";
  DROP TYPE "content"."enum__polls_v_version_results_as";
  DROP TYPE "content"."enum__polls_v_version_opensat_tz";
  DROP TYPE "content"."enum__polls_v_version_closesat_tz";`)
}
