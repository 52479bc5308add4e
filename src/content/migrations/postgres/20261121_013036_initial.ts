import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA IF NOT EXISTS "content";
  CREATE TYPE "content"."_locales" AS ENUM('de', 'en');
  CREATE TYPE "content"."enum_pages_route_redirect_status" AS ENUM('301', '302');
  CREATE TYPE "content"."enum_pages_layout" AS ENUM('default', 'poll', 'strategie');
  CREATE TYPE "content"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__pages_v_version_route_redirect_status" AS ENUM('301', '302');
  CREATE TYPE "content"."enum__pages_v_version_layout" AS ENUM('default', 'poll', 'strategie');
  CREATE TYPE "content"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__pages_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "content"."enum_polls_method" AS ENUM('single', 'multiple', 'rating', 'ranking');
  CREATE TYPE "content"."enum_forms_fields_type" AS ENUM('text', 'email', 'telephone', 'number', 'date', 'longText', 'select', 'radio', 'checkboxes', 'consent', 'heading');
  CREATE TYPE "content"."enum_forms_fields_purpose" AS ENUM('other', 'name', 'email', 'tel', 'organization', 'postal-code');
  CREATE TYPE "content"."enum_products_variants_availability" AS ENUM('inStock', 'preOrder', 'soldOut');
  CREATE TYPE "content"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "content"."enum_users_role" AS ENUM('admin', 'editor', 'viewer');
  CREATE TYPE "content"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "content"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "content"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "content"."enum_publication_seed" AS ENUM('started', 'finished');
  CREATE TABLE "content"."pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"route_redirect_to" varchar,
  	"route_redirect_status" "content"."enum_pages_route_redirect_status" DEFAULT '302',
  	"route_scroll_to_top" boolean DEFAULT true,
  	"route_visible_from" timestamp(3) with time zone,
  	"route_visible_until" timestamp(3) with time zone,
  	"seo_image_id" integer,
  	"seo_hidden" boolean DEFAULT false,
  	"path" varchar,
  	"layout" "content"."enum_pages_layout" DEFAULT 'default',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "content"."enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "content"."pages_locales" (
  	"title" varchar,
  	"blocks" jsonb,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_route_redirect_to" varchar,
  	"version_route_redirect_status" "content"."enum__pages_v_version_route_redirect_status" DEFAULT '302',
  	"version_route_scroll_to_top" boolean DEFAULT true,
  	"version_route_visible_from" timestamp(3) with time zone,
  	"version_route_visible_until" timestamp(3) with time zone,
  	"version_seo_image_id" integer,
  	"version_seo_hidden" boolean DEFAULT false,
  	"version_path" varchar,
  	"version_layout" "content"."enum__pages_v_version_layout" DEFAULT 'default',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "content"."enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "content"."enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "content"."_pages_v_locales" (
  	"version_title" varchar,
  	"version_blocks" jsonb,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"key" varchar,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_avif2400_url" varchar,
  	"sizes_avif2400_width" numeric,
  	"sizes_avif2400_height" numeric,
  	"sizes_avif2400_mime_type" varchar,
  	"sizes_avif2400_filesize" numeric,
  	"sizes_avif2400_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar,
  	"sizes_webp2400_url" varchar,
  	"sizes_webp2400_width" numeric,
  	"sizes_webp2400_height" numeric,
  	"sizes_webp2400_mime_type" varchar,
  	"sizes_webp2400_filesize" numeric,
  	"sizes_webp2400_filename" varchar
  );
  
  CREATE TABLE "content"."media_locales" (
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."polls_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "content"."polls_options_locales" (
  	"label" varchar NOT NULL,
  	"detail" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content"."polls" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"method" "content"."enum_polls_method" DEFAULT 'single' NOT NULL,
  	"min_choices" numeric DEFAULT 1 NOT NULL,
  	"max_choices" numeric DEFAULT 1 NOT NULL,
  	"opens_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."polls_locales" (
  	"question" varchar NOT NULL,
  	"introduction" varchar,
  	"thanks" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."forms_fields_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "content"."forms_fields_options_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content"."forms_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "content"."enum_forms_fields_type" DEFAULT 'text' NOT NULL,
  	"required" boolean DEFAULT false,
  	"purpose" "content"."enum_forms_fields_purpose" DEFAULT 'other' NOT NULL
  );
  
  CREATE TABLE "content"."forms_fields_locales" (
  	"label" varchar NOT NULL,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content"."forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."forms_locales" (
  	"title" varchar NOT NULL,
  	"introduction" varchar,
  	"submit_label" varchar NOT NULL,
  	"confirmation" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."products_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"front_id" integer NOT NULL,
  	"back_id" integer,
  	"availability" "content"."enum_products_variants_availability" DEFAULT 'inStock' NOT NULL
  );
  
  CREATE TABLE "content"."products_variants_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content"."products_sizes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"chest" varchar NOT NULL
  );
  
  CREATE TABLE "content"."products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"price" numeric NOT NULL,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."products_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"tax_note" varchar,
  	"material" varchar,
  	"delivery" varchar,
  	"shop_link_label" varchar,
  	"shop_link_href" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "content"."enum_redirects_status" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "content"."users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "content"."enum_users_role" DEFAULT 'viewer' NOT NULL,
  	"invited" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "content"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "content"."payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "content"."enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "content"."enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "content"."payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "content"."enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"media_id" integer,
  	"polls_id" integer,
  	"forms_id" integer,
  	"products_id" integer,
  	"redirects_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "content"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "content"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."project_settings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "content"."project_settings_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "content"."project_settings_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "content"."project_settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "content"."project_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand_name" varchar NOT NULL,
  	"styled_letter" numeric,
  	"share_image_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "content"."project_settings_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"claim" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_project_settings_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_project_settings_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_project_settings_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_project_settings_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_project_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_brand_name" varchar NOT NULL,
  	"version_styled_letter" numeric,
  	"version_share_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."_project_settings_v_locales" (
  	"version_title" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_claim" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."publication" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar DEFAULT '0',
  	"shared" varchar DEFAULT '0',
  	"seed" "content"."enum_publication_seed",
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "content"."pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."polls_options" ADD CONSTRAINT "polls_options_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."polls_options" ADD CONSTRAINT "polls_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."polls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."polls_options_locales" ADD CONSTRAINT "polls_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."polls_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."polls_locales" ADD CONSTRAINT "polls_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."polls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."forms_fields_options" ADD CONSTRAINT "forms_fields_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."forms_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."forms_fields_options_locales" ADD CONSTRAINT "forms_fields_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."forms_fields_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."forms_fields" ADD CONSTRAINT "forms_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."forms_fields_locales" ADD CONSTRAINT "forms_fields_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."forms_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."products_variants" ADD CONSTRAINT "products_variants_front_id_media_id_fk" FOREIGN KEY ("front_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."products_variants" ADD CONSTRAINT "products_variants_back_id_media_id_fk" FOREIGN KEY ("back_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."products_variants" ADD CONSTRAINT "products_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."products_variants_locales" ADD CONSTRAINT "products_variants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."products_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."products_sizes" ADD CONSTRAINT "products_sizes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "content"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "content"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_polls_fk" FOREIGN KEY ("polls_id") REFERENCES "content"."polls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "content"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "content"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "content"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "content"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "content"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."project_settings_navigation" ADD CONSTRAINT "project_settings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."project_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."project_settings_footer" ADD CONSTRAINT "project_settings_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."project_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."project_settings_legal" ADD CONSTRAINT "project_settings_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."project_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."project_settings_social" ADD CONSTRAINT "project_settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."project_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."project_settings" ADD CONSTRAINT "project_settings_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."project_settings_locales" ADD CONSTRAINT "project_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."project_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_project_settings_v_version_navigation" ADD CONSTRAINT "_project_settings_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_project_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_project_settings_v_version_footer" ADD CONSTRAINT "_project_settings_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_project_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_project_settings_v_version_legal" ADD CONSTRAINT "_project_settings_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_project_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_project_settings_v_version_social" ADD CONSTRAINT "_project_settings_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_project_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_project_settings_v" ADD CONSTRAINT "_project_settings_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_project_settings_v_locales" ADD CONSTRAINT "_project_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_project_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_seo_seo_image_idx" ON "content"."pages" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "pages_path_idx" ON "content"."pages" USING btree ("path");
  CREATE INDEX "pages_updated_at_idx" ON "content"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "content"."pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "content"."pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "content"."pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "content"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "content"."_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "content"."_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "content"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "content"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "content"."_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "content"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "content"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "content"."_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "content"."_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "content"."_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "content"."_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "media_key_idx" ON "content"."media" USING btree ("key");
  CREATE INDEX "media_updated_at_idx" ON "content"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "content"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "content"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "content"."media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "content"."media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "content"."media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_avif2400_sizes_avif2400_filename_idx" ON "content"."media" USING btree ("sizes_avif2400_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "content"."media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "content"."media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "content"."media" USING btree ("sizes_webp1600_filename");
  CREATE INDEX "media_sizes_webp2400_sizes_webp2400_filename_idx" ON "content"."media" USING btree ("sizes_webp2400_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "content"."media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "polls_options_order_idx" ON "content"."polls_options" USING btree ("_order");
  CREATE INDEX "polls_options_parent_id_idx" ON "content"."polls_options" USING btree ("_parent_id");
  CREATE INDEX "polls_options_image_idx" ON "content"."polls_options" USING btree ("image_id");
  CREATE UNIQUE INDEX "polls_options_locales_locale_parent_id_unique" ON "content"."polls_options_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "polls_key_idx" ON "content"."polls" USING btree ("key");
  CREATE INDEX "polls_updated_at_idx" ON "content"."polls" USING btree ("updated_at");
  CREATE INDEX "polls_created_at_idx" ON "content"."polls" USING btree ("created_at");
  CREATE UNIQUE INDEX "polls_locales_locale_parent_id_unique" ON "content"."polls_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_fields_options_order_idx" ON "content"."forms_fields_options" USING btree ("_order");
  CREATE INDEX "forms_fields_options_parent_id_idx" ON "content"."forms_fields_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_fields_options_locales_locale_parent_id_unique" ON "content"."forms_fields_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_fields_order_idx" ON "content"."forms_fields" USING btree ("_order");
  CREATE INDEX "forms_fields_parent_id_idx" ON "content"."forms_fields" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_fields_locales_locale_parent_id_unique" ON "content"."forms_fields_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "forms_key_idx" ON "content"."forms" USING btree ("key");
  CREATE INDEX "forms_updated_at_idx" ON "content"."forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "content"."forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "content"."forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_variants_order_idx" ON "content"."products_variants" USING btree ("_order");
  CREATE INDEX "products_variants_parent_id_idx" ON "content"."products_variants" USING btree ("_parent_id");
  CREATE INDEX "products_variants_front_idx" ON "content"."products_variants" USING btree ("front_id");
  CREATE INDEX "products_variants_back_idx" ON "content"."products_variants" USING btree ("back_id");
  CREATE UNIQUE INDEX "products_variants_locales_locale_parent_id_unique" ON "content"."products_variants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_sizes_order_idx" ON "content"."products_sizes" USING btree ("_order");
  CREATE INDEX "products_sizes_parent_id_idx" ON "content"."products_sizes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_key_idx" ON "content"."products" USING btree ("key");
  CREATE INDEX "products_updated_at_idx" ON "content"."products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "content"."products" USING btree ("created_at");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "content"."products_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "content"."redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "content"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "content"."redirects" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "content"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "content"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "content"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "content"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "content"."users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "content"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "content"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "content"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "content"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "content"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "content"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "content"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "content"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "content"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "content"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "content"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "content"."payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "content"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "content"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "content"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "content"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "content"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "content"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_polls_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("polls_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "content"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "content"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "content"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "content"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "content"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "content"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "content"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "content"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "content"."payload_migrations" USING btree ("created_at");
  CREATE INDEX "project_settings_navigation_order_idx" ON "content"."project_settings_navigation" USING btree ("_order");
  CREATE INDEX "project_settings_navigation_parent_id_idx" ON "content"."project_settings_navigation" USING btree ("_parent_id");
  CREATE INDEX "project_settings_navigation_locale_idx" ON "content"."project_settings_navigation" USING btree ("_locale");
  CREATE INDEX "project_settings_footer_order_idx" ON "content"."project_settings_footer" USING btree ("_order");
  CREATE INDEX "project_settings_footer_parent_id_idx" ON "content"."project_settings_footer" USING btree ("_parent_id");
  CREATE INDEX "project_settings_footer_locale_idx" ON "content"."project_settings_footer" USING btree ("_locale");
  CREATE INDEX "project_settings_legal_order_idx" ON "content"."project_settings_legal" USING btree ("_order");
  CREATE INDEX "project_settings_legal_parent_id_idx" ON "content"."project_settings_legal" USING btree ("_parent_id");
  CREATE INDEX "project_settings_legal_locale_idx" ON "content"."project_settings_legal" USING btree ("_locale");
  CREATE INDEX "project_settings_social_order_idx" ON "content"."project_settings_social" USING btree ("_order");
  CREATE INDEX "project_settings_social_parent_id_idx" ON "content"."project_settings_social" USING btree ("_parent_id");
  CREATE INDEX "project_settings_share_image_idx" ON "content"."project_settings" USING btree ("share_image_id");
  CREATE UNIQUE INDEX "project_settings_locales_locale_parent_id_unique" ON "content"."project_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_settings_v_version_navigation_order_idx" ON "content"."_project_settings_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_project_settings_v_version_navigation_parent_id_idx" ON "content"."_project_settings_v_version_navigation" USING btree ("_parent_id");
  CREATE INDEX "_project_settings_v_version_navigation_locale_idx" ON "content"."_project_settings_v_version_navigation" USING btree ("_locale");
  CREATE INDEX "_project_settings_v_version_footer_order_idx" ON "content"."_project_settings_v_version_footer" USING btree ("_order");
  CREATE INDEX "_project_settings_v_version_footer_parent_id_idx" ON "content"."_project_settings_v_version_footer" USING btree ("_parent_id");
  CREATE INDEX "_project_settings_v_version_footer_locale_idx" ON "content"."_project_settings_v_version_footer" USING btree ("_locale");
  CREATE INDEX "_project_settings_v_version_legal_order_idx" ON "content"."_project_settings_v_version_legal" USING btree ("_order");
  CREATE INDEX "_project_settings_v_version_legal_parent_id_idx" ON "content"."_project_settings_v_version_legal" USING btree ("_parent_id");
  CREATE INDEX "_project_settings_v_version_legal_locale_idx" ON "content"."_project_settings_v_version_legal" USING btree ("_locale");
  CREATE INDEX "_project_settings_v_version_social_order_idx" ON "content"."_project_settings_v_version_social" USING btree ("_order");
  CREATE INDEX "_project_settings_v_version_social_parent_id_idx" ON "content"."_project_settings_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_project_settings_v_version_version_share_image_idx" ON "content"."_project_settings_v" USING btree ("version_share_image_id");
  CREATE INDEX "_project_settings_v_created_at_idx" ON "content"."_project_settings_v" USING btree ("created_at");
  CREATE INDEX "_project_settings_v_updated_at_idx" ON "content"."_project_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_project_settings_v_locales_locale_parent_id_unique" ON "content"."_project_settings_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content"."pages" CASCADE;
  DROP TABLE "content"."pages_locales" CASCADE;
  DROP TABLE "content"."_pages_v" CASCADE;
  DROP TABLE "content"."_pages_v_locales" CASCADE;
  DROP TABLE "content"."media" CASCADE;
  DROP TABLE "content"."media_locales" CASCADE;
  DROP TABLE "content"."polls_options" CASCADE;
  DROP TABLE "content"."polls_options_locales" CASCADE;
  DROP TABLE "content"."polls" CASCADE;
  DROP TABLE "content"."polls_locales" CASCADE;
  DROP TABLE "content"."forms_fields_options" CASCADE;
  DROP TABLE "content"."forms_fields_options_locales" CASCADE;
  DROP TABLE "content"."forms_fields" CASCADE;
  DROP TABLE "content"."forms_fields_locales" CASCADE;
  DROP TABLE "content"."forms" CASCADE;
  DROP TABLE "content"."forms_locales" CASCADE;
  DROP TABLE "content"."products_variants" CASCADE;
  DROP TABLE "content"."products_variants_locales" CASCADE;
  DROP TABLE "content"."products_sizes" CASCADE;
  DROP TABLE "content"."products" CASCADE;
  DROP TABLE "content"."products_locales" CASCADE;
  DROP TABLE "content"."redirects" CASCADE;
  DROP TABLE "content"."users_sessions" CASCADE;
  DROP TABLE "content"."users" CASCADE;
  DROP TABLE "content"."payload_kv" CASCADE;
  DROP TABLE "content"."payload_jobs_log" CASCADE;
  DROP TABLE "content"."payload_jobs" CASCADE;
  DROP TABLE "content"."payload_locked_documents" CASCADE;
  DROP TABLE "content"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "content"."payload_preferences" CASCADE;
  DROP TABLE "content"."payload_preferences_rels" CASCADE;
  DROP TABLE "content"."payload_migrations" CASCADE;
  DROP TABLE "content"."project_settings_navigation" CASCADE;
  DROP TABLE "content"."project_settings_footer" CASCADE;
  DROP TABLE "content"."project_settings_legal" CASCADE;
  DROP TABLE "content"."project_settings_social" CASCADE;
  DROP TABLE "content"."project_settings" CASCADE;
  DROP TABLE "content"."project_settings_locales" CASCADE;
  DROP TABLE "content"."_project_settings_v_version_navigation" CASCADE;
  DROP TABLE "content"."_project_settings_v_version_footer" CASCADE;
  DROP TABLE "content"."_project_settings_v_version_legal" CASCADE;
  DROP TABLE "content"."_project_settings_v_version_social" CASCADE;
  DROP TABLE "content"."_project_settings_v" CASCADE;
  DROP TABLE "content"."_project_settings_v_locales" CASCADE;
  DROP TABLE "content"."publication" CASCADE;
  DROP TYPE "content"."_locales";
  DROP TYPE "content"."enum_pages_route_redirect_status";
  DROP TYPE "content"."enum_pages_layout";
  DROP TYPE "content"."enum_pages_status";
  DROP TYPE "content"."enum__pages_v_version_route_redirect_status";
  DROP TYPE "content"."enum__pages_v_version_layout";
  DROP TYPE "content"."enum__pages_v_version_status";
  DROP TYPE "content"."enum__pages_v_published_locale";
  DROP TYPE "content"."enum_polls_method";
  DROP TYPE "content"."enum_forms_fields_type";
  DROP TYPE "content"."enum_forms_fields_purpose";
  DROP TYPE "content"."enum_products_variants_availability";
  DROP TYPE "content"."enum_redirects_status";
  DROP TYPE "content"."enum_users_role";
  DROP TYPE "content"."enum_payload_jobs_log_task_slug";
  DROP TYPE "content"."enum_payload_jobs_log_state";
  DROP TYPE "content"."enum_payload_jobs_task_slug";
  DROP TYPE "content"."enum_publication_seed";`)
}
