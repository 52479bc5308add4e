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
  CREATE TYPE "content"."enum_media_identity_color" AS ENUM('ring', 'ring-bright');
  CREATE TYPE "content"."enum_polls_method" AS ENUM('single', 'multiple', 'rating', 'ranking');
  CREATE TYPE "content"."enum_polls_integrity" AS ENUM('device', 'open', 'work', 'code');
  CREATE TYPE "content"."enum_polls_results_shown" AS ENUM('afterVote', 'always', 'afterClosing', 'never');
  CREATE TYPE "content"."enum_polls_results_as" AS ENUM('share', 'count', 'both');
  CREATE TYPE "content"."enum_polls_opensat_tz" AS ENUM('Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "content"."enum_polls_closesat_tz" AS ENUM('Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "content"."enum_polls_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__polls_v_version_method" AS ENUM('single', 'multiple', 'rating', 'ranking');
  CREATE TYPE "content"."enum__polls_v_version_integrity" AS ENUM('device', 'open', 'work', 'code');
  CREATE TYPE "content"."enum__polls_v_version_results_shown" AS ENUM('afterVote', 'always', 'afterClosing', 'never');
  CREATE TYPE "content"."enum__polls_v_version_results_as" AS ENUM('share', 'count', 'both');
  CREATE TYPE "content"."enum__polls_v_version_opensat_tz" AS ENUM('Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "content"."enum__polls_v_version_closesat_tz" AS ENUM('Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "content"."enum__polls_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__polls_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "content"."enum_forms_fields_type" AS ENUM('text', 'email', 'telephone', 'number', 'date', 'longText', 'select', 'radio', 'checkboxes', 'consent', 'file', 'hidden', 'heading');
  CREATE TYPE "content"."enum_forms_fields_width" AS ENUM('full', 'half');
  CREATE TYPE "content"."enum_forms_fields_file_types" AS ENUM('any', 'images', 'pdf');
  CREATE TYPE "content"."enum_forms_fields_purpose" AS ENUM('other', 'name', 'email', 'tel', 'given-name', 'family-name', 'organization', 'street-address', 'postal-code', 'address-level2', 'bday');
  CREATE TYPE "content"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__forms_v_version_fields_type" AS ENUM('text', 'email', 'telephone', 'number', 'date', 'longText', 'select', 'radio', 'checkboxes', 'consent', 'file', 'hidden', 'heading');
  CREATE TYPE "content"."enum__forms_v_version_fields_width" AS ENUM('full', 'half');
  CREATE TYPE "content"."enum__forms_v_version_fields_file_types" AS ENUM('any', 'images', 'pdf');
  CREATE TYPE "content"."enum__forms_v_version_fields_purpose" AS ENUM('other', 'name', 'email', 'tel', 'given-name', 'family-name', 'organization', 'street-address', 'postal-code', 'address-level2', 'bday');
  CREATE TYPE "content"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__forms_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "content"."enum_products_variants_availability" AS ENUM('inStock', 'preOrder', 'soldOut');
  CREATE TYPE "content"."enum_products_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "content"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum_products_local_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "content"."enum__products_v_version_variants_availability" AS ENUM('inStock', 'preOrder', 'soldOut');
  CREATE TYPE "content"."enum__products_v_version_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "content"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__products_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "content"."enum__products_v_version_local_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "content"."enum_submissions_language" AS ENUM('de', 'en');
  CREATE TYPE "content"."enum_submissions_mail_state" AS ENUM('none', 'waiting', 'failing', 'kept', 'done', 'sent');
  CREATE TYPE "content"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "content"."enum_users_role" AS ENUM('admin', 'editor', 'viewer');
  CREATE TYPE "content"."enum_audit_action" AS ENUM('create', 'draft', 'publish', 'unpublish', 'change', 'restore', 'trash', 'untrash', 'delete', 'draftShared', 'draftUnshared', 'export', 'codes', 'signIn', 'signInRefused', 'signOut', 'linkAsked', 'linkMade', 'passwordReset', 'twoFactorSet', 'twoFactorRemoved', 'recoveryCodesMade', 'refused');
  CREATE TYPE "content"."enum_audit_subject" AS ENUM('pages', 'media', 'polls', 'forms', 'products', 'submissions', 'redirects', 'users', 'project-settings', 'brand', 'voting', 'embedding', 'audit');
  CREATE TYPE "content"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deleteDueSubmissions', 'deleteOldAuditEntries', 'emptyTrash', 'schedulePublish');
  CREATE TYPE "content"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "content"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deleteDueSubmissions', 'deleteOldAuditEntries', 'emptyTrash', 'schedulePublish');
  CREATE TYPE "content"."enum_brand_marks_wordmark_grounds" AS ENUM('white', 'sand', 'night', 'ring');
  CREATE TYPE "content"."enum_brand_marks_symbol_grounds" AS ENUM('white', 'sand', 'night', 'ring');
  CREATE TYPE "content"."enum_brand_name_letters" AS ENUM('written', 'capitals');
  CREATE TYPE "content"."enum_brand_name_breaks" AS ENUM('words', 'never');
  CREATE TYPE "content"."enum_brand_marks_icon" AS ENUM('shirt', 'symbol');
  CREATE TYPE "content"."enum_brand_type_faces_display_typeface" AS ENUM('archivo', 'robotoSerif', 'own');
  CREATE TYPE "content"."enum_brand_type_faces_text_typeface" AS ENUM('archivo', 'robotoSerif', 'own');
  CREATE TYPE "content"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__brand_v_version_marks_wordmark_grounds" AS ENUM('white', 'sand', 'night', 'ring');
  CREATE TYPE "content"."enum__brand_v_version_marks_symbol_grounds" AS ENUM('white', 'sand', 'night', 'ring');
  CREATE TYPE "content"."enum__brand_v_version_name_letters" AS ENUM('written', 'capitals');
  CREATE TYPE "content"."enum__brand_v_version_name_breaks" AS ENUM('words', 'never');
  CREATE TYPE "content"."enum__brand_v_version_marks_icon" AS ENUM('shirt', 'symbol');
  CREATE TYPE "content"."enum__brand_v_version_type_faces_display_typeface" AS ENUM('archivo', 'robotoSerif', 'own');
  CREATE TYPE "content"."enum__brand_v_version_type_faces_text_typeface" AS ENUM('archivo', 'robotoSerif', 'own');
  CREATE TYPE "content"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__brand_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "content"."enum_publication_seed" AS ENUM('started', 'finished');
  CREATE TABLE "content"."pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"route_redirect_to" varchar,
  	"route_redirect_status" "content"."enum_pages_route_redirect_status" DEFAULT '302',
  	"route_scroll_to_top" boolean DEFAULT true,
  	"route_transition" boolean DEFAULT true,
  	"route_visible_from" timestamp(3) with time zone,
  	"route_visible_until" timestamp(3) with time zone,
  	"seo_image_id" integer,
  	"seo_hidden" boolean DEFAULT false,
  	"path" varchar,
  	"layout" "content"."enum_pages_layout" DEFAULT 'default',
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_route_transition" boolean DEFAULT true,
  	"version_route_visible_from" timestamp(3) with time zone,
  	"version_route_visible_until" timestamp(3) with time zone,
  	"version_seo_image_id" integer,
  	"version_seo_hidden" boolean DEFAULT false,
  	"version_path" varchar,
  	"version_layout" "content"."enum__pages_v_version_layout" DEFAULT 'default',
  	"version_deleted_at" timestamp(3) with time zone,
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
  	"identity_color" "content"."enum_media_identity_color",
  	"color_in_file" varchar,
  	"source" varchar,
  	"licence" varchar,
  	"licensed_until" timestamp(3) with time zone,
  	"folder" varchar,
  	"key" varchar,
  	"deleted_at" timestamp(3) with time zone,
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
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_avif768_url" varchar,
  	"sizes_avif768_width" numeric,
  	"sizes_avif768_height" numeric,
  	"sizes_avif768_mime_type" varchar,
  	"sizes_avif768_filesize" numeric,
  	"sizes_avif768_filename" varchar,
  	"sizes_webp768_url" varchar,
  	"sizes_webp768_width" numeric,
  	"sizes_webp768_height" numeric,
  	"sizes_webp768_mime_type" varchar,
  	"sizes_webp768_filesize" numeric,
  	"sizes_webp768_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar,
  	"sizes_avif2400_url" varchar,
  	"sizes_avif2400_width" numeric,
  	"sizes_avif2400_height" numeric,
  	"sizes_avif2400_mime_type" varchar,
  	"sizes_avif2400_filesize" numeric,
  	"sizes_avif2400_filename" varchar,
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
  	"label" varchar,
  	"detail" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content"."polls" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"method" "content"."enum_polls_method" DEFAULT 'single',
  	"min_choices" numeric DEFAULT 1,
  	"max_choices" numeric DEFAULT 1,
  	"random_order" boolean DEFAULT false,
  	"integrity" "content"."enum_polls_integrity" DEFAULT 'device',
  	"results_shown" "content"."enum_polls_results_shown" DEFAULT 'afterVote',
  	"results_as" "content"."enum_polls_results_as" DEFAULT 'share',
  	"opens_at" timestamp(3) with time zone,
  	"opensat_tz" "content"."enum_polls_opensat_tz" DEFAULT 'Europe/Berlin',
  	"closes_at" timestamp(3) with time zone,
  	"closesat_tz" "content"."enum_polls_closesat_tz" DEFAULT 'Europe/Berlin',
  	"key" varchar,
  	"changed_by" varchar,
  	"correction" varchar,
  	"corrected_at" timestamp(3) with time zone,
  	"codes_issued" numeric DEFAULT 0,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "content"."enum_polls_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "content"."polls_locales" (
  	"question" varchar,
  	"introduction" varchar,
  	"thanks" varchar,
  	"consent" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_polls_v_version_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_polls_v_version_options_locales" (
  	"label" varchar,
  	"detail" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_polls_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_method" "content"."enum__polls_v_version_method" DEFAULT 'single',
  	"version_min_choices" numeric DEFAULT 1,
  	"version_max_choices" numeric DEFAULT 1,
  	"version_random_order" boolean DEFAULT false,
  	"version_integrity" "content"."enum__polls_v_version_integrity" DEFAULT 'device',
  	"version_results_shown" "content"."enum__polls_v_version_results_shown" DEFAULT 'afterVote',
  	"version_results_as" "content"."enum__polls_v_version_results_as" DEFAULT 'share',
  	"version_opens_at" timestamp(3) with time zone,
  	"version_opensat_tz" "content"."enum__polls_v_version_opensat_tz" DEFAULT 'Europe/Berlin',
  	"version_closes_at" timestamp(3) with time zone,
  	"version_closesat_tz" "content"."enum__polls_v_version_closesat_tz" DEFAULT 'Europe/Berlin',
  	"version_key" varchar,
  	"version_changed_by" varchar,
  	"version_correction" varchar,
  	"version_corrected_at" timestamp(3) with time zone,
  	"version_codes_issued" numeric DEFAULT 0,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "content"."enum__polls_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "content"."enum__polls_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "content"."_polls_v_locales" (
  	"version_question" varchar,
  	"version_introduction" varchar,
  	"version_thanks" varchar,
  	"version_consent" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."forms_fields_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "content"."forms_fields_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content"."forms_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "content"."enum_forms_fields_type" DEFAULT 'text',
  	"required" boolean DEFAULT false,
  	"width" "content"."enum_forms_fields_width" DEFAULT 'full',
  	"file_types" "content"."enum_forms_fields_file_types" DEFAULT 'any',
  	"most_megabytes" numeric DEFAULT 5,
  	"fixed_value" varchar,
  	"show_if_field" varchar,
  	"show_if_value" varchar,
  	"name" varchar,
  	"purpose" "content"."enum_forms_fields_purpose" DEFAULT 'other'
  );
  
  CREATE TABLE "content"."forms_fields_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content"."forms_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "content"."forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"retention_days" numeric DEFAULT 180,
  	"key" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "content"."enum_forms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "content"."forms_locales" (
  	"title" varchar,
  	"introduction" varchar,
  	"submit_label" varchar,
  	"confirmation" varchar,
  	"confirmation_page" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_forms_v_version_fields_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_forms_v_version_fields_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_forms_v_version_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "content"."enum__forms_v_version_fields_type" DEFAULT 'text',
  	"required" boolean DEFAULT false,
  	"width" "content"."enum__forms_v_version_fields_width" DEFAULT 'full',
  	"file_types" "content"."enum__forms_v_version_fields_file_types" DEFAULT 'any',
  	"most_megabytes" numeric DEFAULT 5,
  	"fixed_value" varchar,
  	"show_if_field" varchar,
  	"show_if_value" varchar,
  	"name" varchar,
  	"purpose" "content"."enum__forms_v_version_fields_purpose" DEFAULT 'other',
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_forms_v_version_fields_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_forms_v_version_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_retention_days" numeric DEFAULT 180,
  	"version_key" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "content"."enum__forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "content"."enum__forms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "content"."_forms_v_locales" (
  	"version_title" varchar,
  	"version_introduction" varchar,
  	"version_submit_label" varchar,
  	"version_confirmation" varchar,
  	"version_confirmation_page" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."products_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer
  );
  
  CREATE TABLE "content"."products_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"colour" varchar,
  	"front_id" integer,
  	"back_id" integer,
  	"availability" "content"."enum_products_variants_availability" DEFAULT 'inStock',
  	"sold_out_sizes" varchar
  );
  
  CREATE TABLE "content"."products_variants_locales" (
  	"label" varchar,
  	"colour_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "content"."products_sizes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"chest" varchar,
  	"waist" varchar,
  	"body_length" varchar,
  	"sleeve" varchar
  );
  
  CREATE TABLE "content"."products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"price" numeric,
  	"currency" "content"."enum_products_currency" DEFAULT 'EUR',
  	"printing" boolean DEFAULT false,
  	"printing_price" numeric,
  	"printing_length" numeric DEFAULT 12,
  	"key" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "content"."enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "content"."products_locales" (
  	"name" varchar,
  	"description" varchar,
  	"local_price" numeric,
  	"local_currency" "content"."enum_products_local_currency" DEFAULT 'EUR',
  	"local_printing_price" numeric,
  	"tax_note" varchar,
  	"size_note" varchar,
  	"material" varchar,
  	"delivery" varchar,
  	"shop_link_label" varchar,
  	"shop_link_href" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_products_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_products_v_version_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"colour" varchar,
  	"front_id" integer,
  	"back_id" integer,
  	"availability" "content"."enum__products_v_version_variants_availability" DEFAULT 'inStock',
  	"sold_out_sizes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_products_v_version_variants_locales" (
  	"label" varchar,
  	"colour_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_products_v_version_sizes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"chest" varchar,
  	"waist" varchar,
  	"body_length" varchar,
  	"sleeve" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_price" numeric,
  	"version_currency" "content"."enum__products_v_version_currency" DEFAULT 'EUR',
  	"version_printing" boolean DEFAULT false,
  	"version_printing_price" numeric,
  	"version_printing_length" numeric DEFAULT 12,
  	"version_key" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "content"."enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "content"."enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "content"."_products_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_local_price" numeric,
  	"version_local_currency" "content"."enum__products_v_version_local_currency" DEFAULT 'EUR',
  	"version_local_printing_price" numeric,
  	"version_tax_note" varchar,
  	"version_size_note" varchar,
  	"version_material" varchar,
  	"version_delivery" varchar,
  	"version_shop_link_label" varchar,
  	"version_shop_link_href" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"summary" varchar,
  	"form_id" integer,
  	"received_at" timestamp(3) with time zone,
  	"language" "content"."enum_submissions_language",
  	"mail_state" "content"."enum_submissions_mail_state",
  	"delete_after" timestamp(3) with time zone,
  	"receipt" varchar,
  	"form_title" varchar NOT NULL,
  	"search_text" varchar,
  	"revision" numeric NOT NULL,
  	"answers" varchar NOT NULL,
  	"files" varchar NOT NULL,
  	"mails" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "content"."enum_redirects_status" DEFAULT '301' NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"device" varchar,
  	"last_used_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "content"."users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "content"."enum_users_role" DEFAULT 'viewer' NOT NULL,
  	"locked" boolean DEFAULT false,
  	"second_factor_since" timestamp(3) with time zone,
  	"second_factor_secret" varchar,
  	"second_factor_recovery_codes" varchar,
  	"second_factor_last_step" numeric,
  	"invited" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "content"."deleted_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"receipt" varchar NOT NULL,
  	"deleted_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "content"."draft_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"token" varchar NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"made_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."path_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"first_day" varchar NOT NULL,
  	"last_day" varchar NOT NULL,
  	"ignored" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "content"."witnessed_votes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"poll" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"seal" varchar NOT NULL
  );
  
  CREATE TABLE "content"."version_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"author" varchar,
  	"kind" varchar NOT NULL,
  	"reason" varchar
  );
  
  CREATE TABLE "content"."handled_saves" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"saved_at" timestamp(3) with time zone NOT NULL,
  	"session" varchar
  );
  
  CREATE TABLE "content"."audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"action" "content"."enum_audit_action" NOT NULL,
  	"subject" "content"."enum_audit_subject",
  	"title" varchar,
  	"document" varchar,
  	"language" varchar,
  	"details" varchar,
  	"name" varchar,
  	"account" varchar,
  	"role" varchar,
  	"network" varchar
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
  	"meta" jsonb,
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
  	"share_image_id" integer,
  	"club_name" varchar,
  	"club_address" varchar,
  	"club_representatives" varchar,
  	"club_email" varchar,
  	"club_phone" varchar,
  	"club_register" varchar,
  	"club_responsible" varchar,
  	"club_vat_id" varchar,
  	"club_business_id" varchar,
  	"club_supervision" varchar,
  	"club_privacy_contact" varchar,
  	"club_privacy_authority" varchar,
  	"club_host" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "content"."project_settings_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
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
  	"version_share_image_id" integer,
  	"version_club_name" varchar,
  	"version_club_address" varchar,
  	"version_club_representatives" varchar,
  	"version_club_email" varchar,
  	"version_club_phone" varchar,
  	"version_club_register" varchar,
  	"version_club_responsible" varchar,
  	"version_club_vat_id" varchar,
  	"version_club_business_id" varchar,
  	"version_club_supervision" varchar,
  	"version_club_privacy_contact" varchar,
  	"version_club_privacy_authority" varchar,
  	"version_club_host" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."_project_settings_v_locales" (
  	"version_title" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."brand_marks_wordmark_grounds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "content"."enum_brand_marks_wordmark_grounds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "content"."brand_marks_symbol_grounds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "content"."enum_brand_marks_symbol_grounds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "content"."brand_voice_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"rule" varchar,
  	"reason" varchar
  );
  
  CREATE TABLE "content"."brand_voice_examples" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"wrong" varchar,
  	"right" varchar
  );
  
  CREATE TABLE "content"."brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"club" varchar,
  	"name_text" varchar,
  	"name_short" varchar,
  	"name_styled_letter" numeric,
  	"name_styled_from" numeric,
  	"name_letters" "content"."enum_brand_name_letters",
  	"name_breaks" "content"."enum_brand_name_breaks",
  	"colors_white_hex" varchar,
  	"colors_white_share" numeric,
  	"colors_white_given_cmyk" varchar,
  	"colors_white_given_spot" varchar,
  	"colors_white_given_paint" varchar,
  	"colors_white_given_yarn" varchar,
  	"colors_sand_hex" varchar,
  	"colors_sand_share" numeric,
  	"colors_sand_given_cmyk" varchar,
  	"colors_sand_given_spot" varchar,
  	"colors_sand_given_paint" varchar,
  	"colors_sand_given_yarn" varchar,
  	"colors_ink_hex" varchar,
  	"colors_ink_share" numeric,
  	"colors_ink_given_cmyk" varchar,
  	"colors_ink_given_spot" varchar,
  	"colors_ink_given_paint" varchar,
  	"colors_ink_given_yarn" varchar,
  	"colors_night_hex" varchar,
  	"colors_night_share" numeric,
  	"colors_night_given_cmyk" varchar,
  	"colors_night_given_spot" varchar,
  	"colors_night_given_paint" varchar,
  	"colors_night_given_yarn" varchar,
  	"colors_ring_hex" varchar,
  	"colors_ring_share" numeric,
  	"colors_ring_given_cmyk" varchar,
  	"colors_ring_given_spot" varchar,
  	"colors_ring_given_paint" varchar,
  	"colors_ring_given_yarn" varchar,
  	"colors_ring_bright_hex" varchar,
  	"colors_ring_bright_share" numeric,
  	"colors_ring_bright_given_cmyk" varchar,
  	"colors_ring_bright_given_spot" varchar,
  	"colors_ring_bright_given_paint" varchar,
  	"colors_ring_bright_given_yarn" varchar,
  	"colors_stone1_hex" varchar,
  	"colors_stone1_share" numeric,
  	"colors_stone1_given_cmyk" varchar,
  	"colors_stone1_given_spot" varchar,
  	"colors_stone1_given_paint" varchar,
  	"colors_stone1_given_yarn" varchar,
  	"colors_stone2_hex" varchar,
  	"colors_stone2_share" numeric,
  	"colors_stone2_given_cmyk" varchar,
  	"colors_stone2_given_spot" varchar,
  	"colors_stone2_given_paint" varchar,
  	"colors_stone2_given_yarn" varchar,
  	"colors_stone3_hex" varchar,
  	"colors_stone3_share" numeric,
  	"colors_stone3_given_cmyk" varchar,
  	"colors_stone3_given_spot" varchar,
  	"colors_stone3_given_paint" varchar,
  	"colors_stone3_given_yarn" varchar,
  	"colors_stone4_hex" varchar,
  	"colors_stone4_share" numeric,
  	"colors_stone4_given_cmyk" varchar,
  	"colors_stone4_given_spot" varchar,
  	"colors_stone4_given_paint" varchar,
  	"colors_stone4_given_yarn" varchar,
  	"marks_wordmark_master" varchar,
  	"marks_wordmark_clear_space" numeric,
  	"marks_wordmark_least_pixels" numeric,
  	"marks_wordmark_least_millimetres" numeric,
  	"marks_symbol_master" varchar,
  	"marks_symbol_clear_space" numeric,
  	"marks_symbol_least_pixels" numeric,
  	"marks_symbol_least_millimetres" numeric,
  	"marks_icon" "content"."enum_brand_marks_icon",
  	"type_faces_display_typeface" "content"."enum_brand_type_faces_display_typeface",
  	"type_faces_display_file_id" integer,
  	"type_faces_text_typeface" "content"."enum_brand_type_faces_text_typeface",
  	"type_faces_text_file_id" integer,
  	"type_sizes_giant" varchar,
  	"type_sizes_large" varchar,
  	"type_sizes_medium" varchar,
  	"type_sizes_small" varchar,
  	"type_sizes_lead" varchar,
  	"type_sizes_text" varchar,
  	"type_sizes_note" varchar,
  	"type_sizes_label" varchar,
  	"type_display_width" numeric,
  	"type_display_narrow" numeric,
  	"type_display_leading" numeric,
  	"type_display_tracking" varchar,
  	"type_text_weight" numeric,
  	"type_text_leading" numeric,
  	"spacing_steps_step1" varchar,
  	"spacing_steps_step2" varchar,
  	"spacing_steps_step3" varchar,
  	"spacing_steps_step4" varchar,
  	"spacing_steps_step6" varchar,
  	"spacing_steps_step8" varchar,
  	"spacing_steps_step12" varchar,
  	"spacing_page_section" varchar,
  	"spacing_page_gutter" varchar,
  	"spacing_page_margin" varchar,
  	"spacing_fixed_measure" varchar,
  	"spacing_fixed_tap" varchar,
  	"spacing_fixed_header_height" varchar,
  	"spacing_fixed_gap" varchar,
  	"spacing_radii_pill" varchar,
  	"spacing_lines_focus" varchar,
  	"spacing_lines_thin" varchar,
  	"spacing_lines_bold" varchar,
  	"ring_width" varchar,
  	"ring_path" varchar,
  	"ring_bend_least" numeric,
  	"ring_bend_most" numeric,
  	"ring_bend_path" numeric,
  	"ring_bend_loop" numeric,
  	"ring_title_rise" numeric,
  	"ring_title_height" numeric,
  	"ring_figure_middle" numeric,
  	"ring_figure_height" numeric,
  	"ring_claim_lift" numeric,
  	"ring_claim_height" numeric,
  	"ring_icon_top" numeric,
  	"ring_icon_height" numeric,
  	"motion_durations_short" numeric,
  	"motion_durations_reveal" numeric,
  	"motion_durations_zoom" numeric,
  	"motion_durations_heading" numeric,
  	"motion_durations_band" numeric,
  	"motion_durations_sweep" numeric,
  	"motion_durations_turn" numeric,
  	"motion_staggers_reveal" numeric,
  	"motion_staggers_zoom" numeric,
  	"motion_distances_rise" varchar,
  	"motion_distances_zoom" numeric,
  	"motion_parallax_subtle1" varchar,
  	"motion_parallax_subtle2" varchar,
  	"motion_parallax_slower" varchar,
  	"motion_parallax_slow" varchar,
  	"motion_parallax_medium" varchar,
  	"motion_parallax_fast" varchar,
  	"motion_easings_out" varchar,
  	"motion_easings_reveal" varchar,
  	"motion_easings_sweep" varchar,
  	"_status" "content"."enum_brand_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "content"."brand_locales" (
  	"name_full" varchar,
  	"claim" varchar,
  	"colors_white_name" varchar,
  	"colors_white_use" varchar,
  	"colors_sand_name" varchar,
  	"colors_sand_use" varchar,
  	"colors_ink_name" varchar,
  	"colors_ink_use" varchar,
  	"colors_night_name" varchar,
  	"colors_night_use" varchar,
  	"colors_ring_name" varchar,
  	"colors_ring_use" varchar,
  	"colors_ring_bright_name" varchar,
  	"colors_ring_bright_use" varchar,
  	"colors_stone1_name" varchar,
  	"colors_stone1_use" varchar,
  	"colors_stone2_name" varchar,
  	"colors_stone2_use" varchar,
  	"colors_stone3_name" varchar,
  	"colors_stone3_use" varchar,
  	"colors_stone4_name" varchar,
  	"colors_stone4_use" varchar,
  	"marks_wordmark_name" varchar,
  	"marks_wordmark_use" varchar,
  	"marks_symbol_name" varchar,
  	"marks_symbol_use" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_brand_v_version_marks_wordmark_grounds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "content"."enum__brand_v_version_marks_wordmark_grounds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "content"."_brand_v_version_marks_symbol_grounds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "content"."enum__brand_v_version_marks_symbol_grounds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "content"."_brand_v_version_voice_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"rule" varchar,
  	"reason" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_brand_v_version_voice_examples" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"wrong" varchar,
  	"right" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_club" varchar,
  	"version_name_text" varchar,
  	"version_name_short" varchar,
  	"version_name_styled_letter" numeric,
  	"version_name_styled_from" numeric,
  	"version_name_letters" "content"."enum__brand_v_version_name_letters",
  	"version_name_breaks" "content"."enum__brand_v_version_name_breaks",
  	"version_colors_white_hex" varchar,
  	"version_colors_white_share" numeric,
  	"version_colors_white_given_cmyk" varchar,
  	"version_colors_white_given_spot" varchar,
  	"version_colors_white_given_paint" varchar,
  	"version_colors_white_given_yarn" varchar,
  	"version_colors_sand_hex" varchar,
  	"version_colors_sand_share" numeric,
  	"version_colors_sand_given_cmyk" varchar,
  	"version_colors_sand_given_spot" varchar,
  	"version_colors_sand_given_paint" varchar,
  	"version_colors_sand_given_yarn" varchar,
  	"version_colors_ink_hex" varchar,
  	"version_colors_ink_share" numeric,
  	"version_colors_ink_given_cmyk" varchar,
  	"version_colors_ink_given_spot" varchar,
  	"version_colors_ink_given_paint" varchar,
  	"version_colors_ink_given_yarn" varchar,
  	"version_colors_night_hex" varchar,
  	"version_colors_night_share" numeric,
  	"version_colors_night_given_cmyk" varchar,
  	"version_colors_night_given_spot" varchar,
  	"version_colors_night_given_paint" varchar,
  	"version_colors_night_given_yarn" varchar,
  	"version_colors_ring_hex" varchar,
  	"version_colors_ring_share" numeric,
  	"version_colors_ring_given_cmyk" varchar,
  	"version_colors_ring_given_spot" varchar,
  	"version_colors_ring_given_paint" varchar,
  	"version_colors_ring_given_yarn" varchar,
  	"version_colors_ring_bright_hex" varchar,
  	"version_colors_ring_bright_share" numeric,
  	"version_colors_ring_bright_given_cmyk" varchar,
  	"version_colors_ring_bright_given_spot" varchar,
  	"version_colors_ring_bright_given_paint" varchar,
  	"version_colors_ring_bright_given_yarn" varchar,
  	"version_colors_stone1_hex" varchar,
  	"version_colors_stone1_share" numeric,
  	"version_colors_stone1_given_cmyk" varchar,
  	"version_colors_stone1_given_spot" varchar,
  	"version_colors_stone1_given_paint" varchar,
  	"version_colors_stone1_given_yarn" varchar,
  	"version_colors_stone2_hex" varchar,
  	"version_colors_stone2_share" numeric,
  	"version_colors_stone2_given_cmyk" varchar,
  	"version_colors_stone2_given_spot" varchar,
  	"version_colors_stone2_given_paint" varchar,
  	"version_colors_stone2_given_yarn" varchar,
  	"version_colors_stone3_hex" varchar,
  	"version_colors_stone3_share" numeric,
  	"version_colors_stone3_given_cmyk" varchar,
  	"version_colors_stone3_given_spot" varchar,
  	"version_colors_stone3_given_paint" varchar,
  	"version_colors_stone3_given_yarn" varchar,
  	"version_colors_stone4_hex" varchar,
  	"version_colors_stone4_share" numeric,
  	"version_colors_stone4_given_cmyk" varchar,
  	"version_colors_stone4_given_spot" varchar,
  	"version_colors_stone4_given_paint" varchar,
  	"version_colors_stone4_given_yarn" varchar,
  	"version_marks_wordmark_master" varchar,
  	"version_marks_wordmark_clear_space" numeric,
  	"version_marks_wordmark_least_pixels" numeric,
  	"version_marks_wordmark_least_millimetres" numeric,
  	"version_marks_symbol_master" varchar,
  	"version_marks_symbol_clear_space" numeric,
  	"version_marks_symbol_least_pixels" numeric,
  	"version_marks_symbol_least_millimetres" numeric,
  	"version_marks_icon" "content"."enum__brand_v_version_marks_icon",
  	"version_type_faces_display_typeface" "content"."enum__brand_v_version_type_faces_display_typeface",
  	"version_type_faces_display_file_id" integer,
  	"version_type_faces_text_typeface" "content"."enum__brand_v_version_type_faces_text_typeface",
  	"version_type_faces_text_file_id" integer,
  	"version_type_sizes_giant" varchar,
  	"version_type_sizes_large" varchar,
  	"version_type_sizes_medium" varchar,
  	"version_type_sizes_small" varchar,
  	"version_type_sizes_lead" varchar,
  	"version_type_sizes_text" varchar,
  	"version_type_sizes_note" varchar,
  	"version_type_sizes_label" varchar,
  	"version_type_display_width" numeric,
  	"version_type_display_narrow" numeric,
  	"version_type_display_leading" numeric,
  	"version_type_display_tracking" varchar,
  	"version_type_text_weight" numeric,
  	"version_type_text_leading" numeric,
  	"version_spacing_steps_step1" varchar,
  	"version_spacing_steps_step2" varchar,
  	"version_spacing_steps_step3" varchar,
  	"version_spacing_steps_step4" varchar,
  	"version_spacing_steps_step6" varchar,
  	"version_spacing_steps_step8" varchar,
  	"version_spacing_steps_step12" varchar,
  	"version_spacing_page_section" varchar,
  	"version_spacing_page_gutter" varchar,
  	"version_spacing_page_margin" varchar,
  	"version_spacing_fixed_measure" varchar,
  	"version_spacing_fixed_tap" varchar,
  	"version_spacing_fixed_header_height" varchar,
  	"version_spacing_fixed_gap" varchar,
  	"version_spacing_radii_pill" varchar,
  	"version_spacing_lines_focus" varchar,
  	"version_spacing_lines_thin" varchar,
  	"version_spacing_lines_bold" varchar,
  	"version_ring_width" varchar,
  	"version_ring_path" varchar,
  	"version_ring_bend_least" numeric,
  	"version_ring_bend_most" numeric,
  	"version_ring_bend_path" numeric,
  	"version_ring_bend_loop" numeric,
  	"version_ring_title_rise" numeric,
  	"version_ring_title_height" numeric,
  	"version_ring_figure_middle" numeric,
  	"version_ring_figure_height" numeric,
  	"version_ring_claim_lift" numeric,
  	"version_ring_claim_height" numeric,
  	"version_ring_icon_top" numeric,
  	"version_ring_icon_height" numeric,
  	"version_motion_durations_short" numeric,
  	"version_motion_durations_reveal" numeric,
  	"version_motion_durations_zoom" numeric,
  	"version_motion_durations_heading" numeric,
  	"version_motion_durations_band" numeric,
  	"version_motion_durations_sweep" numeric,
  	"version_motion_durations_turn" numeric,
  	"version_motion_staggers_reveal" numeric,
  	"version_motion_staggers_zoom" numeric,
  	"version_motion_distances_rise" varchar,
  	"version_motion_distances_zoom" numeric,
  	"version_motion_parallax_subtle1" varchar,
  	"version_motion_parallax_subtle2" varchar,
  	"version_motion_parallax_slower" varchar,
  	"version_motion_parallax_slow" varchar,
  	"version_motion_parallax_medium" varchar,
  	"version_motion_parallax_fast" varchar,
  	"version_motion_easings_out" varchar,
  	"version_motion_easings_reveal" varchar,
  	"version_motion_easings_sweep" varchar,
  	"version__status" "content"."enum__brand_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "content"."enum__brand_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "content"."_brand_v_locales" (
  	"version_name_full" varchar,
  	"version_claim" varchar,
  	"version_colors_white_name" varchar,
  	"version_colors_white_use" varchar,
  	"version_colors_sand_name" varchar,
  	"version_colors_sand_use" varchar,
  	"version_colors_ink_name" varchar,
  	"version_colors_ink_use" varchar,
  	"version_colors_night_name" varchar,
  	"version_colors_night_use" varchar,
  	"version_colors_ring_name" varchar,
  	"version_colors_ring_use" varchar,
  	"version_colors_ring_bright_name" varchar,
  	"version_colors_ring_bright_use" varchar,
  	"version_colors_stone1_name" varchar,
  	"version_colors_stone1_use" varchar,
  	"version_colors_stone2_name" varchar,
  	"version_colors_stone2_use" varchar,
  	"version_colors_stone3_name" varchar,
  	"version_colors_stone3_use" varchar,
  	"version_colors_stone4_name" varchar,
  	"version_colors_stone4_use" varchar,
  	"version_marks_wordmark_name" varchar,
  	"version_marks_wordmark_use" varchar,
  	"version_marks_symbol_name" varchar,
  	"version_marks_symbol_use" varchar,
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
  
  CREATE TABLE "content"."publication" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar DEFAULT '0',
  	"shared" varchar DEFAULT '0',
  	"seed" "content"."enum_publication_seed",
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "content"."payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
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
  ALTER TABLE "content"."_polls_v_version_options" ADD CONSTRAINT "_polls_v_version_options_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_polls_v_version_options" ADD CONSTRAINT "_polls_v_version_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_polls_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_polls_v_version_options_locales" ADD CONSTRAINT "_polls_v_version_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_polls_v_version_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_polls_v" ADD CONSTRAINT "_polls_v_parent_id_polls_id_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."polls"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_polls_v_locales" ADD CONSTRAINT "_polls_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_polls_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."forms_fields_options" ADD CONSTRAINT "forms_fields_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."forms_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."forms_fields_options_locales" ADD CONSTRAINT "forms_fields_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."forms_fields_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."forms_fields" ADD CONSTRAINT "forms_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."forms_fields_locales" ADD CONSTRAINT "forms_fields_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."forms_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."forms_recipients" ADD CONSTRAINT "forms_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_forms_v_version_fields_options" ADD CONSTRAINT "_forms_v_version_fields_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_forms_v_version_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_forms_v_version_fields_options_locales" ADD CONSTRAINT "_forms_v_version_fields_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_forms_v_version_fields_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_forms_v_version_fields" ADD CONSTRAINT "_forms_v_version_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_forms_v_version_fields_locales" ADD CONSTRAINT "_forms_v_version_fields_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_forms_v_version_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_forms_v_version_recipients" ADD CONSTRAINT "_forms_v_version_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_forms_v_locales" ADD CONSTRAINT "_forms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."products_gallery" ADD CONSTRAINT "products_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."products_gallery" ADD CONSTRAINT "products_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."products_variants" ADD CONSTRAINT "products_variants_front_id_media_id_fk" FOREIGN KEY ("front_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."products_variants" ADD CONSTRAINT "products_variants_back_id_media_id_fk" FOREIGN KEY ("back_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."products_variants" ADD CONSTRAINT "products_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."products_variants_locales" ADD CONSTRAINT "products_variants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."products_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."products_sizes" ADD CONSTRAINT "products_sizes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_gallery" ADD CONSTRAINT "_products_v_version_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_gallery" ADD CONSTRAINT "_products_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_variants" ADD CONSTRAINT "_products_v_version_variants_front_id_media_id_fk" FOREIGN KEY ("front_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_variants" ADD CONSTRAINT "_products_v_version_variants_back_id_media_id_fk" FOREIGN KEY ("back_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_variants" ADD CONSTRAINT "_products_v_version_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_variants_locales" ADD CONSTRAINT "_products_v_version_variants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_products_v_version_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_sizes" ADD CONSTRAINT "_products_v_version_sizes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."submissions" ADD CONSTRAINT "submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "content"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."draft_links" ADD CONSTRAINT "draft_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."pages"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "content"."brand_marks_wordmark_grounds" ADD CONSTRAINT "brand_marks_wordmark_grounds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."brand_marks_symbol_grounds" ADD CONSTRAINT "brand_marks_symbol_grounds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."brand_voice_rules" ADD CONSTRAINT "brand_voice_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."brand_voice_examples" ADD CONSTRAINT "brand_voice_examples_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."brand" ADD CONSTRAINT "brand_type_faces_display_file_id_media_id_fk" FOREIGN KEY ("type_faces_display_file_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."brand" ADD CONSTRAINT "brand_type_faces_text_file_id_media_id_fk" FOREIGN KEY ("type_faces_text_file_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."brand_locales" ADD CONSTRAINT "brand_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_brand_v_version_marks_wordmark_grounds" ADD CONSTRAINT "_brand_v_version_marks_wordmark_grounds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_brand_v_version_marks_symbol_grounds" ADD CONSTRAINT "_brand_v_version_marks_symbol_grounds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_brand_v_version_voice_rules" ADD CONSTRAINT "_brand_v_version_voice_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_brand_v_version_voice_examples" ADD CONSTRAINT "_brand_v_version_voice_examples_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_brand_v" ADD CONSTRAINT "_brand_v_version_type_faces_display_file_id_media_id_fk" FOREIGN KEY ("version_type_faces_display_file_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_brand_v" ADD CONSTRAINT "_brand_v_version_type_faces_text_file_id_media_id_fk" FOREIGN KEY ("version_type_faces_text_file_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_brand_v_locales" ADD CONSTRAINT "_brand_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."voting_networks" ADD CONSTRAINT "voting_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."voting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_voting_v_version_networks" ADD CONSTRAINT "_voting_v_version_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_voting_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."embedding_hosts" ADD CONSTRAINT "embedding_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."embedding"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_embedding_v_version_hosts" ADD CONSTRAINT "_embedding_v_version_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_embedding_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_seo_seo_image_idx" ON "content"."pages" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "pages_path_idx" ON "content"."pages" USING btree ("path") WHERE deleted_at IS NULL;
  CREATE INDEX "pages_deleted_at_idx" ON "content"."pages" USING btree ("deleted_at");
  CREATE INDEX "pages_updated_at_idx" ON "content"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "content"."pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "content"."pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "content"."pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_id_idx" ON "content"."pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "content"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "content"."_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "content"."_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "content"."_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "content"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "content"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "content"."_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "content"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "content"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "content"."_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "content"."_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "content"."_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "content"."_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_id_idx" ON "content"."_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_licensed_until_idx" ON "content"."media" USING btree ("licensed_until");
  CREATE INDEX "media_folder_idx" ON "content"."media" USING btree ("folder");
  CREATE UNIQUE INDEX "media_key_idx" ON "content"."media" USING btree ("key");
  CREATE INDEX "media_deleted_at_idx" ON "content"."media" USING btree ("deleted_at");
  CREATE INDEX "media_updated_at_idx" ON "content"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "content"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "content"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "content"."media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "content"."media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_avif768_sizes_avif768_filename_idx" ON "content"."media" USING btree ("sizes_avif768_filename");
  CREATE INDEX "media_sizes_webp768_sizes_webp768_filename_idx" ON "content"."media" USING btree ("sizes_webp768_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "content"."media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "content"."media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "content"."media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "content"."media" USING btree ("sizes_webp1600_filename");
  CREATE INDEX "media_sizes_avif2400_sizes_avif2400_filename_idx" ON "content"."media" USING btree ("sizes_avif2400_filename");
  CREATE INDEX "media_sizes_webp2400_sizes_webp2400_filename_idx" ON "content"."media" USING btree ("sizes_webp2400_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "content"."media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_id_idx" ON "content"."media_locales" USING btree ("_parent_id");
  CREATE INDEX "polls_options_order_idx" ON "content"."polls_options" USING btree ("_order");
  CREATE INDEX "polls_options_parent_id_idx" ON "content"."polls_options" USING btree ("_parent_id");
  CREATE INDEX "polls_options_image_idx" ON "content"."polls_options" USING btree ("image_id");
  CREATE UNIQUE INDEX "polls_options_locales_locale_parent_id_unique" ON "content"."polls_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "polls_options_locales_parent_id_idx" ON "content"."polls_options_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "polls_key_idx" ON "content"."polls" USING btree ("key");
  CREATE INDEX "polls_deleted_at_idx" ON "content"."polls" USING btree ("deleted_at");
  CREATE INDEX "polls_updated_at_idx" ON "content"."polls" USING btree ("updated_at");
  CREATE INDEX "polls_created_at_idx" ON "content"."polls" USING btree ("created_at");
  CREATE INDEX "polls__status_idx" ON "content"."polls" USING btree ("_status");
  CREATE UNIQUE INDEX "polls_locales_locale_parent_id_unique" ON "content"."polls_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "polls_locales_parent_id_idx" ON "content"."polls_locales" USING btree ("_parent_id");
  CREATE INDEX "_polls_v_version_options_order_idx" ON "content"."_polls_v_version_options" USING btree ("_order");
  CREATE INDEX "_polls_v_version_options_parent_id_idx" ON "content"."_polls_v_version_options" USING btree ("_parent_id");
  CREATE INDEX "_polls_v_version_options_image_idx" ON "content"."_polls_v_version_options" USING btree ("image_id");
  CREATE UNIQUE INDEX "_polls_v_version_options_locales_locale_parent_id_unique" ON "content"."_polls_v_version_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_polls_v_version_options_locales_parent_id_idx" ON "content"."_polls_v_version_options_locales" USING btree ("_parent_id");
  CREATE INDEX "_polls_v_parent_idx" ON "content"."_polls_v" USING btree ("parent_id");
  CREATE INDEX "_polls_v_version_version_key_idx" ON "content"."_polls_v" USING btree ("version_key");
  CREATE INDEX "_polls_v_version_version_deleted_at_idx" ON "content"."_polls_v" USING btree ("version_deleted_at");
  CREATE INDEX "_polls_v_version_version_updated_at_idx" ON "content"."_polls_v" USING btree ("version_updated_at");
  CREATE INDEX "_polls_v_version_version_created_at_idx" ON "content"."_polls_v" USING btree ("version_created_at");
  CREATE INDEX "_polls_v_version_version__status_idx" ON "content"."_polls_v" USING btree ("version__status");
  CREATE INDEX "_polls_v_created_at_idx" ON "content"."_polls_v" USING btree ("created_at");
  CREATE INDEX "_polls_v_updated_at_idx" ON "content"."_polls_v" USING btree ("updated_at");
  CREATE INDEX "_polls_v_snapshot_idx" ON "content"."_polls_v" USING btree ("snapshot");
  CREATE INDEX "_polls_v_published_locale_idx" ON "content"."_polls_v" USING btree ("published_locale");
  CREATE INDEX "_polls_v_latest_idx" ON "content"."_polls_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_polls_v_locales_locale_parent_id_unique" ON "content"."_polls_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_polls_v_locales_parent_id_idx" ON "content"."_polls_v_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_fields_options_order_idx" ON "content"."forms_fields_options" USING btree ("_order");
  CREATE INDEX "forms_fields_options_parent_id_idx" ON "content"."forms_fields_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_fields_options_locales_locale_parent_id_unique" ON "content"."forms_fields_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_fields_options_locales_parent_id_idx" ON "content"."forms_fields_options_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_fields_order_idx" ON "content"."forms_fields" USING btree ("_order");
  CREATE INDEX "forms_fields_parent_id_idx" ON "content"."forms_fields" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_fields_locales_locale_parent_id_unique" ON "content"."forms_fields_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_fields_locales_parent_id_idx" ON "content"."forms_fields_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_recipients_order_idx" ON "content"."forms_recipients" USING btree ("_order");
  CREATE INDEX "forms_recipients_parent_id_idx" ON "content"."forms_recipients" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_key_idx" ON "content"."forms" USING btree ("key");
  CREATE INDEX "forms_deleted_at_idx" ON "content"."forms" USING btree ("deleted_at");
  CREATE INDEX "forms_updated_at_idx" ON "content"."forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "content"."forms" USING btree ("created_at");
  CREATE INDEX "forms__status_idx" ON "content"."forms" USING btree ("_status");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "content"."forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_locales_parent_id_idx" ON "content"."forms_locales" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_version_fields_options_order_idx" ON "content"."_forms_v_version_fields_options" USING btree ("_order");
  CREATE INDEX "_forms_v_version_fields_options_parent_id_idx" ON "content"."_forms_v_version_fields_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_forms_v_version_fields_options_locales_locale_parent_id_uni" ON "content"."_forms_v_version_fields_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_version_fields_options_locales_parent_id_idx" ON "content"."_forms_v_version_fields_options_locales" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_version_fields_order_idx" ON "content"."_forms_v_version_fields" USING btree ("_order");
  CREATE INDEX "_forms_v_version_fields_parent_id_idx" ON "content"."_forms_v_version_fields" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_forms_v_version_fields_locales_locale_parent_id_unique" ON "content"."_forms_v_version_fields_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_version_fields_locales_parent_id_idx" ON "content"."_forms_v_version_fields_locales" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_version_recipients_order_idx" ON "content"."_forms_v_version_recipients" USING btree ("_order");
  CREATE INDEX "_forms_v_version_recipients_parent_id_idx" ON "content"."_forms_v_version_recipients" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_parent_idx" ON "content"."_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_version_key_idx" ON "content"."_forms_v" USING btree ("version_key");
  CREATE INDEX "_forms_v_version_version_deleted_at_idx" ON "content"."_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "content"."_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "content"."_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "content"."_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "content"."_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "content"."_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_snapshot_idx" ON "content"."_forms_v" USING btree ("snapshot");
  CREATE INDEX "_forms_v_published_locale_idx" ON "content"."_forms_v" USING btree ("published_locale");
  CREATE INDEX "_forms_v_latest_idx" ON "content"."_forms_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_forms_v_locales_locale_parent_id_unique" ON "content"."_forms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_locales_parent_id_idx" ON "content"."_forms_v_locales" USING btree ("_parent_id");
  CREATE INDEX "products_gallery_order_idx" ON "content"."products_gallery" USING btree ("_order");
  CREATE INDEX "products_gallery_parent_id_idx" ON "content"."products_gallery" USING btree ("_parent_id");
  CREATE INDEX "products_gallery_picture_idx" ON "content"."products_gallery" USING btree ("picture_id");
  CREATE INDEX "products_variants_order_idx" ON "content"."products_variants" USING btree ("_order");
  CREATE INDEX "products_variants_parent_id_idx" ON "content"."products_variants" USING btree ("_parent_id");
  CREATE INDEX "products_variants_front_idx" ON "content"."products_variants" USING btree ("front_id");
  CREATE INDEX "products_variants_back_idx" ON "content"."products_variants" USING btree ("back_id");
  CREATE UNIQUE INDEX "products_variants_locales_locale_parent_id_unique" ON "content"."products_variants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_variants_locales_parent_id_idx" ON "content"."products_variants_locales" USING btree ("_parent_id");
  CREATE INDEX "products_sizes_order_idx" ON "content"."products_sizes" USING btree ("_order");
  CREATE INDEX "products_sizes_parent_id_idx" ON "content"."products_sizes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_key_idx" ON "content"."products" USING btree ("key");
  CREATE INDEX "products_deleted_at_idx" ON "content"."products" USING btree ("deleted_at");
  CREATE INDEX "products_updated_at_idx" ON "content"."products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "content"."products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "content"."products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "content"."products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_locales_parent_id_idx" ON "content"."products_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_gallery_order_idx" ON "content"."_products_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_products_v_version_gallery_parent_id_idx" ON "content"."_products_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_gallery_picture_idx" ON "content"."_products_v_version_gallery" USING btree ("picture_id");
  CREATE INDEX "_products_v_version_variants_order_idx" ON "content"."_products_v_version_variants" USING btree ("_order");
  CREATE INDEX "_products_v_version_variants_parent_id_idx" ON "content"."_products_v_version_variants" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_variants_front_idx" ON "content"."_products_v_version_variants" USING btree ("front_id");
  CREATE INDEX "_products_v_version_variants_back_idx" ON "content"."_products_v_version_variants" USING btree ("back_id");
  CREATE UNIQUE INDEX "_products_v_version_variants_locales_locale_parent_id_unique" ON "content"."_products_v_version_variants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_variants_locales_parent_id_idx" ON "content"."_products_v_version_variants_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_sizes_order_idx" ON "content"."_products_v_version_sizes" USING btree ("_order");
  CREATE INDEX "_products_v_version_sizes_parent_id_idx" ON "content"."_products_v_version_sizes" USING btree ("_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "content"."_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_key_idx" ON "content"."_products_v" USING btree ("version_key");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "content"."_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "content"."_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "content"."_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "content"."_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "content"."_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "content"."_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "content"."_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "content"."_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "content"."_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "content"."_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_locales_parent_id_idx" ON "content"."_products_v_locales" USING btree ("_parent_id");
  CREATE INDEX "submissions_form_idx" ON "content"."submissions" USING btree ("form_id");
  CREATE INDEX "submissions_received_at_idx" ON "content"."submissions" USING btree ("received_at");
  CREATE INDEX "submissions_mail_state_idx" ON "content"."submissions" USING btree ("mail_state");
  CREATE INDEX "submissions_delete_after_idx" ON "content"."submissions" USING btree ("delete_after");
  CREATE UNIQUE INDEX "submissions_receipt_idx" ON "content"."submissions" USING btree ("receipt");
  CREATE INDEX "submissions_updated_at_idx" ON "content"."submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "content"."submissions" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "content"."redirects" USING btree ("from") WHERE deleted_at IS NULL;
  CREATE INDEX "redirects_deleted_at_idx" ON "content"."redirects" USING btree ("deleted_at");
  CREATE INDEX "redirects_updated_at_idx" ON "content"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "content"."redirects" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "content"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "content"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "content"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "content"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "content"."users" USING btree ("email");
  CREATE UNIQUE INDEX "deleted_submissions_receipt_idx" ON "content"."deleted_submissions" USING btree ("receipt");
  CREATE INDEX "deleted_submissions_deleted_at_idx" ON "content"."deleted_submissions" USING btree ("deleted_at");
  CREATE INDEX "draft_links_page_idx" ON "content"."draft_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "draft_links_token_idx" ON "content"."draft_links" USING btree ("token");
  CREATE INDEX "draft_links_until_idx" ON "content"."draft_links" USING btree ("until");
  CREATE INDEX "draft_links_updated_at_idx" ON "content"."draft_links" USING btree ("updated_at");
  CREATE INDEX "draft_links_created_at_idx" ON "content"."draft_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_path_idx" ON "content"."path_counts" USING btree ("kind","path");
  CREATE UNIQUE INDEX "witnessed_votes_poll_idx" ON "content"."witnessed_votes" USING btree ("poll");
  CREATE UNIQUE INDEX "subject_version_idx" ON "content"."version_notes" USING btree ("subject","version");
  CREATE INDEX "handled_saves_key_idx" ON "content"."handled_saves" USING btree ("key");
  CREATE INDEX "handled_saves_saved_at_idx" ON "content"."handled_saves" USING btree ("saved_at");
  CREATE INDEX "audit_at_idx" ON "content"."audit" USING btree ("at");
  CREATE INDEX "audit_action_idx" ON "content"."audit" USING btree ("action");
  CREATE INDEX "audit_subject_idx" ON "content"."audit" USING btree ("subject");
  CREATE INDEX "audit_document_idx" ON "content"."audit" USING btree ("document");
  CREATE INDEX "audit_account_idx" ON "content"."audit" USING btree ("account");
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
  CREATE INDEX "project_settings_locales_parent_id_idx" ON "content"."project_settings_locales" USING btree ("_parent_id");
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
  CREATE UNIQUE INDEX "_project_settings_v_locales_locale_parent_id_unique" ON "content"."_project_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_settings_v_locales_parent_id_idx" ON "content"."_project_settings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "brand_marks_wordmark_grounds_order_idx" ON "content"."brand_marks_wordmark_grounds" USING btree ("order");
  CREATE INDEX "brand_marks_wordmark_grounds_parent_idx" ON "content"."brand_marks_wordmark_grounds" USING btree ("parent_id");
  CREATE INDEX "brand_marks_symbol_grounds_order_idx" ON "content"."brand_marks_symbol_grounds" USING btree ("order");
  CREATE INDEX "brand_marks_symbol_grounds_parent_idx" ON "content"."brand_marks_symbol_grounds" USING btree ("parent_id");
  CREATE INDEX "brand_voice_rules_order_idx" ON "content"."brand_voice_rules" USING btree ("_order");
  CREATE INDEX "brand_voice_rules_parent_id_idx" ON "content"."brand_voice_rules" USING btree ("_parent_id");
  CREATE INDEX "brand_voice_rules_locale_idx" ON "content"."brand_voice_rules" USING btree ("_locale");
  CREATE INDEX "brand_voice_examples_order_idx" ON "content"."brand_voice_examples" USING btree ("_order");
  CREATE INDEX "brand_voice_examples_parent_id_idx" ON "content"."brand_voice_examples" USING btree ("_parent_id");
  CREATE INDEX "brand_voice_examples_locale_idx" ON "content"."brand_voice_examples" USING btree ("_locale");
  CREATE INDEX "brand_type_faces_display_type_faces_display_file_idx" ON "content"."brand" USING btree ("type_faces_display_file_id");
  CREATE INDEX "brand_type_faces_text_type_faces_text_file_idx" ON "content"."brand" USING btree ("type_faces_text_file_id");
  CREATE INDEX "brand__status_idx" ON "content"."brand" USING btree ("_status");
  CREATE UNIQUE INDEX "brand_locales_locale_parent_id_unique" ON "content"."brand_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brand_locales_parent_id_idx" ON "content"."brand_locales" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_marks_wordmark_grounds_order_idx" ON "content"."_brand_v_version_marks_wordmark_grounds" USING btree ("order");
  CREATE INDEX "_brand_v_version_marks_wordmark_grounds_parent_idx" ON "content"."_brand_v_version_marks_wordmark_grounds" USING btree ("parent_id");
  CREATE INDEX "_brand_v_version_marks_symbol_grounds_order_idx" ON "content"."_brand_v_version_marks_symbol_grounds" USING btree ("order");
  CREATE INDEX "_brand_v_version_marks_symbol_grounds_parent_idx" ON "content"."_brand_v_version_marks_symbol_grounds" USING btree ("parent_id");
  CREATE INDEX "_brand_v_version_voice_rules_order_idx" ON "content"."_brand_v_version_voice_rules" USING btree ("_order");
  CREATE INDEX "_brand_v_version_voice_rules_parent_id_idx" ON "content"."_brand_v_version_voice_rules" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_voice_rules_locale_idx" ON "content"."_brand_v_version_voice_rules" USING btree ("_locale");
  CREATE INDEX "_brand_v_version_voice_examples_order_idx" ON "content"."_brand_v_version_voice_examples" USING btree ("_order");
  CREATE INDEX "_brand_v_version_voice_examples_parent_id_idx" ON "content"."_brand_v_version_voice_examples" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_voice_examples_locale_idx" ON "content"."_brand_v_version_voice_examples" USING btree ("_locale");
  CREATE INDEX "_brand_v_version_type_faces_display_version_type_faces_d_idx" ON "content"."_brand_v" USING btree ("version_type_faces_display_file_id");
  CREATE INDEX "_brand_v_version_type_faces_text_version_type_faces_text_idx" ON "content"."_brand_v" USING btree ("version_type_faces_text_file_id");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "content"."_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "content"."_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "content"."_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_snapshot_idx" ON "content"."_brand_v" USING btree ("snapshot");
  CREATE INDEX "_brand_v_published_locale_idx" ON "content"."_brand_v" USING btree ("published_locale");
  CREATE INDEX "_brand_v_latest_idx" ON "content"."_brand_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_brand_v_locales_locale_parent_id_unique" ON "content"."_brand_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brand_v_locales_parent_id_idx" ON "content"."_brand_v_locales" USING btree ("_parent_id");
  CREATE INDEX "voting_networks_order_idx" ON "content"."voting_networks" USING btree ("_order");
  CREATE INDEX "voting_networks_parent_id_idx" ON "content"."voting_networks" USING btree ("_parent_id");
  CREATE INDEX "_voting_v_version_networks_order_idx" ON "content"."_voting_v_version_networks" USING btree ("_order");
  CREATE INDEX "_voting_v_version_networks_parent_id_idx" ON "content"."_voting_v_version_networks" USING btree ("_parent_id");
  CREATE INDEX "_voting_v_created_at_idx" ON "content"."_voting_v" USING btree ("created_at");
  CREATE INDEX "_voting_v_updated_at_idx" ON "content"."_voting_v" USING btree ("updated_at");
  CREATE INDEX "embedding_hosts_order_idx" ON "content"."embedding_hosts" USING btree ("_order");
  CREATE INDEX "embedding_hosts_parent_id_idx" ON "content"."embedding_hosts" USING btree ("_parent_id");
  CREATE INDEX "_embedding_v_version_hosts_order_idx" ON "content"."_embedding_v_version_hosts" USING btree ("_order");
  CREATE INDEX "_embedding_v_version_hosts_parent_id_idx" ON "content"."_embedding_v_version_hosts" USING btree ("_parent_id");
  CREATE INDEX "_embedding_v_created_at_idx" ON "content"."_embedding_v" USING btree ("created_at");
  CREATE INDEX "_embedding_v_updated_at_idx" ON "content"."_embedding_v" USING btree ("updated_at");`)
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
  DROP TABLE "content"."_polls_v_version_options" CASCADE;
  DROP TABLE "content"."_polls_v_version_options_locales" CASCADE;
  DROP TABLE "content"."_polls_v" CASCADE;
  DROP TABLE "content"."_polls_v_locales" CASCADE;
  DROP TABLE "content"."forms_fields_options" CASCADE;
  DROP TABLE "content"."forms_fields_options_locales" CASCADE;
  DROP TABLE "content"."forms_fields" CASCADE;
  DROP TABLE "content"."forms_fields_locales" CASCADE;
  DROP TABLE "content"."forms_recipients" CASCADE;
  DROP TABLE "content"."forms" CASCADE;
  DROP TABLE "content"."forms_locales" CASCADE;
  DROP TABLE "content"."_forms_v_version_fields_options" CASCADE;
  DROP TABLE "content"."_forms_v_version_fields_options_locales" CASCADE;
  DROP TABLE "content"."_forms_v_version_fields" CASCADE;
  DROP TABLE "content"."_forms_v_version_fields_locales" CASCADE;
  DROP TABLE "content"."_forms_v_version_recipients" CASCADE;
  DROP TABLE "content"."_forms_v" CASCADE;
  DROP TABLE "content"."_forms_v_locales" CASCADE;
  DROP TABLE "content"."products_gallery" CASCADE;
  DROP TABLE "content"."products_variants" CASCADE;
  DROP TABLE "content"."products_variants_locales" CASCADE;
  DROP TABLE "content"."products_sizes" CASCADE;
  DROP TABLE "content"."products" CASCADE;
  DROP TABLE "content"."products_locales" CASCADE;
  DROP TABLE "content"."_products_v_version_gallery" CASCADE;
  DROP TABLE "content"."_products_v_version_variants" CASCADE;
  DROP TABLE "content"."_products_v_version_variants_locales" CASCADE;
  DROP TABLE "content"."_products_v_version_sizes" CASCADE;
  DROP TABLE "content"."_products_v" CASCADE;
  DROP TABLE "content"."_products_v_locales" CASCADE;
  DROP TABLE "content"."submissions" CASCADE;
  DROP TABLE "content"."redirects" CASCADE;
  DROP TABLE "content"."users_sessions" CASCADE;
  DROP TABLE "content"."users" CASCADE;
  DROP TABLE "content"."deleted_submissions" CASCADE;
  DROP TABLE "content"."draft_links" CASCADE;
  DROP TABLE "content"."path_counts" CASCADE;
  DROP TABLE "content"."witnessed_votes" CASCADE;
  DROP TABLE "content"."version_notes" CASCADE;
  DROP TABLE "content"."handled_saves" CASCADE;
  DROP TABLE "content"."audit" CASCADE;
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
  DROP TABLE "content"."brand_marks_wordmark_grounds" CASCADE;
  DROP TABLE "content"."brand_marks_symbol_grounds" CASCADE;
  DROP TABLE "content"."brand_voice_rules" CASCADE;
  DROP TABLE "content"."brand_voice_examples" CASCADE;
  DROP TABLE "content"."brand" CASCADE;
  DROP TABLE "content"."brand_locales" CASCADE;
  DROP TABLE "content"."_brand_v_version_marks_wordmark_grounds" CASCADE;
  DROP TABLE "content"."_brand_v_version_marks_symbol_grounds" CASCADE;
  DROP TABLE "content"."_brand_v_version_voice_rules" CASCADE;
  DROP TABLE "content"."_brand_v_version_voice_examples" CASCADE;
  DROP TABLE "content"."_brand_v" CASCADE;
  DROP TABLE "content"."_brand_v_locales" CASCADE;
  DROP TABLE "content"."voting_networks" CASCADE;
  DROP TABLE "content"."voting" CASCADE;
  DROP TABLE "content"."_voting_v_version_networks" CASCADE;
  DROP TABLE "content"."_voting_v" CASCADE;
  DROP TABLE "content"."embedding_hosts" CASCADE;
  DROP TABLE "content"."embedding" CASCADE;
  DROP TABLE "content"."_embedding_v_version_hosts" CASCADE;
  DROP TABLE "content"."_embedding_v" CASCADE;
  DROP TABLE "content"."publication" CASCADE;
  DROP TABLE "content"."payload_jobs_stats" CASCADE;
  DROP TYPE "content"."_locales";
  DROP TYPE "content"."enum_pages_route_redirect_status";
  DROP TYPE "content"."enum_pages_layout";
  DROP TYPE "content"."enum_pages_status";
  DROP TYPE "content"."enum__pages_v_version_route_redirect_status";
  DROP TYPE "content"."enum__pages_v_version_layout";
  DROP TYPE "content"."enum__pages_v_version_status";
  DROP TYPE "content"."enum__pages_v_published_locale";
  DROP TYPE "content"."enum_media_identity_color";
  DROP TYPE "content"."enum_polls_method";
  DROP TYPE "content"."enum_polls_integrity";
  DROP TYPE "content"."enum_polls_results_shown";
  DROP TYPE "content"."enum_polls_results_as";
  DROP TYPE "content"."enum_polls_opensat_tz";
  DROP TYPE "content"."enum_polls_closesat_tz";
  DROP TYPE "content"."enum_polls_status";
  DROP TYPE "content"."enum__polls_v_version_method";
  DROP TYPE "content"."enum__polls_v_version_integrity";
  DROP TYPE "content"."enum__polls_v_version_results_shown";
  DROP TYPE "content"."enum__polls_v_version_results_as";
  DROP TYPE "content"."enum__polls_v_version_opensat_tz";
  DROP TYPE "content"."enum__polls_v_version_closesat_tz";
  DROP TYPE "content"."enum__polls_v_version_status";
  DROP TYPE "content"."enum__polls_v_published_locale";
  DROP TYPE "content"."enum_forms_fields_type";
  DROP TYPE "content"."enum_forms_fields_width";
  DROP TYPE "content"."enum_forms_fields_file_types";
  DROP TYPE "content"."enum_forms_fields_purpose";
  DROP TYPE "content"."enum_forms_status";
  DROP TYPE "content"."enum__forms_v_version_fields_type";
  DROP TYPE "content"."enum__forms_v_version_fields_width";
  DROP TYPE "content"."enum__forms_v_version_fields_file_types";
  DROP TYPE "content"."enum__forms_v_version_fields_purpose";
  DROP TYPE "content"."enum__forms_v_version_status";
  DROP TYPE "content"."enum__forms_v_published_locale";
  DROP TYPE "content"."enum_products_variants_availability";
  DROP TYPE "content"."enum_products_currency";
  DROP TYPE "content"."enum_products_status";
  DROP TYPE "content"."enum_products_local_currency";
  DROP TYPE "content"."enum__products_v_version_variants_availability";
  DROP TYPE "content"."enum__products_v_version_currency";
  DROP TYPE "content"."enum__products_v_version_status";
  DROP TYPE "content"."enum__products_v_published_locale";
  DROP TYPE "content"."enum__products_v_version_local_currency";
  DROP TYPE "content"."enum_submissions_language";
  DROP TYPE "content"."enum_submissions_mail_state";
  DROP TYPE "content"."enum_redirects_status";
  DROP TYPE "content"."enum_users_role";
  DROP TYPE "content"."enum_audit_action";
  DROP TYPE "content"."enum_audit_subject";
  DROP TYPE "content"."enum_payload_jobs_log_task_slug";
  DROP TYPE "content"."enum_payload_jobs_log_state";
  DROP TYPE "content"."enum_payload_jobs_task_slug";
  DROP TYPE "content"."enum_brand_marks_wordmark_grounds";
  DROP TYPE "content"."enum_brand_marks_symbol_grounds";
  DROP TYPE "content"."enum_brand_name_letters";
  DROP TYPE "content"."enum_brand_name_breaks";
  DROP TYPE "content"."enum_brand_marks_icon";
  DROP TYPE "content"."enum_brand_type_faces_display_typeface";
  DROP TYPE "content"."enum_brand_type_faces_text_typeface";
  DROP TYPE "content"."enum_brand_status";
  DROP TYPE "content"."enum__brand_v_version_marks_wordmark_grounds";
  DROP TYPE "content"."enum__brand_v_version_marks_symbol_grounds";
  DROP TYPE "content"."enum__brand_v_version_name_letters";
  DROP TYPE "content"."enum__brand_v_version_name_breaks";
  DROP TYPE "content"."enum__brand_v_version_marks_icon";
  DROP TYPE "content"."enum__brand_v_version_type_faces_display_typeface";
  DROP TYPE "content"."enum__brand_v_version_type_faces_text_typeface";
  DROP TYPE "content"."enum__brand_v_version_status";
  DROP TYPE "content"."enum__brand_v_published_locale";
  DROP TYPE "content"."enum_publication_seed";`)
}
