import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`route_redirect_to\` text,
  	\`route_redirect_status\` text DEFAULT '302',
  	\`route_scroll_to_top\` integer DEFAULT true,
  	\`route_transition\` integer DEFAULT true,
  	\`route_visible_from\` text,
  	\`route_visible_until\` text,
  	\`seo_image_id\` integer,
  	\`seo_hidden\` integer DEFAULT false,
  	\`path\` text,
  	\`layout\` text DEFAULT 'default',
  	\`deleted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_path_idx\` ON \`pages\` (\`path\`) WHERE deleted_at IS NULL;`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`blocks\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent_id_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_route_redirect_to\` text,
  	\`version_route_redirect_status\` text DEFAULT '302',
  	\`version_route_scroll_to_top\` integer DEFAULT true,
  	\`version_route_transition\` integer DEFAULT true,
  	\`version_route_visible_from\` text,
  	\`version_route_visible_until\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_hidden\` integer DEFAULT false,
  	\`version_path\` text,
  	\`version_layout\` text DEFAULT 'default',
  	\`version_deleted_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_path_idx\` ON \`_pages_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_blocks\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_id_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`credit\` text,
  	\`identity_color\` text,
  	\`color_in_file\` text,
  	\`source\` text,
  	\`licence\` text,
  	\`licensed_until\` text,
  	\`folder\` text,
  	\`key\` text,
  	\`deleted_at\` text,
  	\`prefix\` text DEFAULT '',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif480_url\` text,
  	\`sizes_avif480_width\` numeric,
  	\`sizes_avif480_height\` numeric,
  	\`sizes_avif480_mime_type\` text,
  	\`sizes_avif480_filesize\` numeric,
  	\`sizes_avif480_filename\` text,
  	\`sizes_webp480_url\` text,
  	\`sizes_webp480_width\` numeric,
  	\`sizes_webp480_height\` numeric,
  	\`sizes_webp480_mime_type\` text,
  	\`sizes_webp480_filesize\` numeric,
  	\`sizes_webp480_filename\` text,
  	\`sizes_avif768_url\` text,
  	\`sizes_avif768_width\` numeric,
  	\`sizes_avif768_height\` numeric,
  	\`sizes_avif768_mime_type\` text,
  	\`sizes_avif768_filesize\` numeric,
  	\`sizes_avif768_filename\` text,
  	\`sizes_webp768_url\` text,
  	\`sizes_webp768_width\` numeric,
  	\`sizes_webp768_height\` numeric,
  	\`sizes_webp768_mime_type\` text,
  	\`sizes_webp768_filesize\` numeric,
  	\`sizes_webp768_filename\` text,
  	\`sizes_avif960_url\` text,
  	\`sizes_avif960_width\` numeric,
  	\`sizes_avif960_height\` numeric,
  	\`sizes_avif960_mime_type\` text,
  	\`sizes_avif960_filesize\` numeric,
  	\`sizes_avif960_filename\` text,
  	\`sizes_webp960_url\` text,
  	\`sizes_webp960_width\` numeric,
  	\`sizes_webp960_height\` numeric,
  	\`sizes_webp960_mime_type\` text,
  	\`sizes_webp960_filesize\` numeric,
  	\`sizes_webp960_filename\` text,
  	\`sizes_avif1600_url\` text,
  	\`sizes_avif1600_width\` numeric,
  	\`sizes_avif1600_height\` numeric,
  	\`sizes_avif1600_mime_type\` text,
  	\`sizes_avif1600_filesize\` numeric,
  	\`sizes_avif1600_filename\` text,
  	\`sizes_webp1600_url\` text,
  	\`sizes_webp1600_width\` numeric,
  	\`sizes_webp1600_height\` numeric,
  	\`sizes_webp1600_mime_type\` text,
  	\`sizes_webp1600_filesize\` numeric,
  	\`sizes_webp1600_filename\` text,
  	\`sizes_avif2400_url\` text,
  	\`sizes_avif2400_width\` numeric,
  	\`sizes_avif2400_height\` numeric,
  	\`sizes_avif2400_mime_type\` text,
  	\`sizes_avif2400_filesize\` numeric,
  	\`sizes_avif2400_filename\` text,
  	\`sizes_webp2400_url\` text,
  	\`sizes_webp2400_width\` numeric,
  	\`sizes_webp2400_height\` numeric,
  	\`sizes_webp2400_mime_type\` text,
  	\`sizes_webp2400_filesize\` numeric,
  	\`sizes_webp2400_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_licensed_until_idx\` ON \`media\` (\`licensed_until\`);`)
  await db.run(sql`CREATE INDEX \`media_folder_idx\` ON \`media\` (\`folder\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_key_idx\` ON \`media\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif480_sizes_avif480_filename_idx\` ON \`media\` (\`sizes_avif480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp480_sizes_webp480_filename_idx\` ON \`media\` (\`sizes_webp480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif768_sizes_avif768_filename_idx\` ON \`media\` (\`sizes_avif768_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp768_sizes_webp768_filename_idx\` ON \`media\` (\`sizes_webp768_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif960_sizes_avif960_filename_idx\` ON \`media\` (\`sizes_avif960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp960_sizes_webp960_filename_idx\` ON \`media\` (\`sizes_webp960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1600_sizes_avif1600_filename_idx\` ON \`media\` (\`sizes_avif1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1600_sizes_webp1600_filename_idx\` ON \`media\` (\`sizes_webp1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif2400_sizes_avif2400_filename_idx\` ON \`media\` (\`sizes_avif2400_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp2400_sizes_webp2400_filename_idx\` ON \`media\` (\`sizes_webp2400_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_id_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`polls_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`polls\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`polls_options_order_idx\` ON \`polls_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`polls_options_parent_id_idx\` ON \`polls_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`polls_options_image_idx\` ON \`polls_options\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`polls_options_locales\` (
  	\`label\` text,
  	\`detail\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`polls_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`polls_options_locales_locale_parent_id_unique\` ON \`polls_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`polls_options_locales_parent_id_idx\` ON \`polls_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`polls\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`method\` text DEFAULT 'single',
  	\`min_choices\` numeric DEFAULT 1,
  	\`max_choices\` numeric DEFAULT 1,
  	\`random_order\` integer DEFAULT false,
  	\`integrity\` text DEFAULT 'device',
  	\`results_shown\` text DEFAULT 'afterVote',
  	\`results_as\` text DEFAULT 'share',
  	\`opens_at\` text,
  	\`opensat_tz\` text DEFAULT 'Europe/Berlin',
  	\`closes_at\` text,
  	\`closesat_tz\` text DEFAULT 'Europe/Berlin',
  	\`key\` text,
  	\`changed_by\` text,
  	\`correction\` text,
  	\`corrected_at\` text,
  	\`codes_issued\` numeric DEFAULT 0,
  	\`deleted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`polls_key_idx\` ON \`polls\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`polls_deleted_at_idx\` ON \`polls\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`polls_updated_at_idx\` ON \`polls\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`polls_created_at_idx\` ON \`polls\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`polls__status_idx\` ON \`polls\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`polls_locales\` (
  	\`question\` text,
  	\`introduction\` text,
  	\`thanks\` text,
  	\`consent\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`polls\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`polls_locales_locale_parent_id_unique\` ON \`polls_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`polls_locales_parent_id_idx\` ON \`polls_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_polls_v_version_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_polls_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_polls_v_version_options_order_idx\` ON \`_polls_v_version_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_options_parent_id_idx\` ON \`_polls_v_version_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_options_image_idx\` ON \`_polls_v_version_options\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_polls_v_version_options_locales\` (
  	\`label\` text,
  	\`detail\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_polls_v_version_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_polls_v_version_options_locales_locale_parent_id_unique\` ON \`_polls_v_version_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_options_locales_parent_id_idx\` ON \`_polls_v_version_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_polls_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_method\` text DEFAULT 'single',
  	\`version_min_choices\` numeric DEFAULT 1,
  	\`version_max_choices\` numeric DEFAULT 1,
  	\`version_random_order\` integer DEFAULT false,
  	\`version_integrity\` text DEFAULT 'device',
  	\`version_results_shown\` text DEFAULT 'afterVote',
  	\`version_results_as\` text DEFAULT 'share',
  	\`version_opens_at\` text,
  	\`version_opensat_tz\` text DEFAULT 'Europe/Berlin',
  	\`version_closes_at\` text,
  	\`version_closesat_tz\` text DEFAULT 'Europe/Berlin',
  	\`version_key\` text,
  	\`version_changed_by\` text,
  	\`version_correction\` text,
  	\`version_corrected_at\` text,
  	\`version_codes_issued\` numeric DEFAULT 0,
  	\`version_deleted_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`polls\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_polls_v_parent_idx\` ON \`_polls_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_version_key_idx\` ON \`_polls_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_version_deleted_at_idx\` ON \`_polls_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_version_updated_at_idx\` ON \`_polls_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_version_created_at_idx\` ON \`_polls_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_version__status_idx\` ON \`_polls_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_created_at_idx\` ON \`_polls_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_updated_at_idx\` ON \`_polls_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_snapshot_idx\` ON \`_polls_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_published_locale_idx\` ON \`_polls_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_latest_idx\` ON \`_polls_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_polls_v_locales\` (
  	\`version_question\` text,
  	\`version_introduction\` text,
  	\`version_thanks\` text,
  	\`version_consent\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_polls_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_polls_v_locales_locale_parent_id_unique\` ON \`_polls_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_locales_parent_id_idx\` ON \`_polls_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_fields_options_order_idx\` ON \`forms_fields_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_options_parent_id_idx\` ON \`forms_fields_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields_options_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_fields_options_locales_locale_parent_id_unique\` ON \`forms_fields_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_options_locales_parent_id_idx\` ON \`forms_fields_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'text',
  	\`required\` integer DEFAULT false,
  	\`width\` text DEFAULT 'full',
  	\`file_types\` text DEFAULT 'any',
  	\`most_megabytes\` numeric DEFAULT 5,
  	\`fixed_value\` text,
  	\`show_if_field\` text,
  	\`show_if_value\` text,
  	\`name\` text,
  	\`purpose\` text DEFAULT 'other',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_fields_order_idx\` ON \`forms_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_parent_id_idx\` ON \`forms_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields_locales\` (
  	\`label\` text,
  	\`hint\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_fields_locales_locale_parent_id_unique\` ON \`forms_fields_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_locales_parent_id_idx\` ON \`forms_fields_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_recipients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_recipients_order_idx\` ON \`forms_recipients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_recipients_parent_id_idx\` ON \`forms_recipients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`retention_days\` numeric DEFAULT 180,
  	\`key\` text,
  	\`deleted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_key_idx\` ON \`forms\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`forms_deleted_at_idx\` ON \`forms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`forms__status_idx\` ON \`forms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`forms_locales\` (
  	\`title\` text,
  	\`introduction\` text,
  	\`submit_label\` text,
  	\`confirmation\` text,
  	\`confirmation_page\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_locales_locale_parent_id_unique\` ON \`forms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_locales_parent_id_idx\` ON \`forms_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v_version_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_options_order_idx\` ON \`_forms_v_version_fields_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_options_parent_id_idx\` ON \`_forms_v_version_fields_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields_options_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v_version_fields_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_forms_v_version_fields_options_locales_locale_parent_id_uni\` ON \`_forms_v_version_fields_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_options_locales_parent_id_idx\` ON \`_forms_v_version_fields_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'text',
  	\`required\` integer DEFAULT false,
  	\`width\` text DEFAULT 'full',
  	\`file_types\` text DEFAULT 'any',
  	\`most_megabytes\` numeric DEFAULT 5,
  	\`fixed_value\` text,
  	\`show_if_field\` text,
  	\`show_if_value\` text,
  	\`name\` text,
  	\`purpose\` text DEFAULT 'other',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_order_idx\` ON \`_forms_v_version_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_parent_id_idx\` ON \`_forms_v_version_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields_locales\` (
  	\`label\` text,
  	\`hint\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v_version_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_forms_v_version_fields_locales_locale_parent_id_unique\` ON \`_forms_v_version_fields_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_locales_parent_id_idx\` ON \`_forms_v_version_fields_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_recipients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_recipients_order_idx\` ON \`_forms_v_version_recipients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_recipients_parent_id_idx\` ON \`_forms_v_version_recipients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_retention_days\` numeric DEFAULT 180,
  	\`version_key\` text,
  	\`version_deleted_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_parent_idx\` ON \`_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_key_idx\` ON \`_forms_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_deleted_at_idx\` ON \`_forms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_at_idx\` ON \`_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_at_idx\` ON \`_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version__status_idx\` ON \`_forms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_snapshot_idx\` ON \`_forms_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_published_locale_idx\` ON \`_forms_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_latest_idx\` ON \`_forms_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_locales\` (
  	\`version_title\` text,
  	\`version_introduction\` text,
  	\`version_submit_label\` text,
  	\`version_confirmation\` text,
  	\`version_confirmation_page\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_forms_v_locales_locale_parent_id_unique\` ON \`_forms_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_locales_parent_id_idx\` ON \`_forms_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_gallery_order_idx\` ON \`products_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_gallery_parent_id_idx\` ON \`products_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_gallery_picture_idx\` ON \`products_gallery\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`products_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`colour\` text,
  	\`front_id\` integer,
  	\`back_id\` integer,
  	\`availability\` text DEFAULT 'inStock',
  	\`sold_out_sizes\` text,
  	FOREIGN KEY (\`front_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`back_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_variants_order_idx\` ON \`products_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_parent_id_idx\` ON \`products_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_front_idx\` ON \`products_variants\` (\`front_id\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_back_idx\` ON \`products_variants\` (\`back_id\`);`)
  await db.run(sql`CREATE TABLE \`products_variants_locales\` (
  	\`label\` text,
  	\`colour_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_variants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_variants_locales_locale_parent_id_unique\` ON \`products_variants_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_locales_parent_id_idx\` ON \`products_variants_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_sizes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`chest\` text,
  	\`waist\` text,
  	\`body_length\` text,
  	\`sleeve\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_sizes_order_idx\` ON \`products_sizes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_sizes_parent_id_idx\` ON \`products_sizes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`price\` numeric,
  	\`currency\` text DEFAULT 'EUR',
  	\`printing\` integer DEFAULT false,
  	\`printing_price\` numeric,
  	\`printing_length\` numeric DEFAULT 12,
  	\`key\` text,
  	\`deleted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_key_idx\` ON \`products\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`products_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`local_price\` numeric,
  	\`local_currency\` text DEFAULT 'EUR',
  	\`local_printing_price\` numeric,
  	\`tax_note\` text,
  	\`size_note\` text,
  	\`material\` text,
  	\`delivery\` text,
  	\`shop_link_label\` text,
  	\`shop_link_href\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_locales_parent_id_idx\` ON \`products_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_gallery_order_idx\` ON \`_products_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_gallery_parent_id_idx\` ON \`_products_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_gallery_picture_idx\` ON \`_products_v_version_gallery\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`colour\` text,
  	\`front_id\` integer,
  	\`back_id\` integer,
  	\`availability\` text DEFAULT 'inStock',
  	\`sold_out_sizes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`front_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`back_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_order_idx\` ON \`_products_v_version_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_parent_id_idx\` ON \`_products_v_version_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_front_idx\` ON \`_products_v_version_variants\` (\`front_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_back_idx\` ON \`_products_v_version_variants\` (\`back_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants_locales\` (
  	\`label\` text,
  	\`colour_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_variants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_variants_locales_locale_parent_id_unique\` ON \`_products_v_version_variants_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_locales_parent_id_idx\` ON \`_products_v_version_variants_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_sizes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`chest\` text,
  	\`waist\` text,
  	\`body_length\` text,
  	\`sleeve\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_sizes_order_idx\` ON \`_products_v_version_sizes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_sizes_parent_id_idx\` ON \`_products_v_version_sizes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_price\` numeric,
  	\`version_currency\` text DEFAULT 'EUR',
  	\`version_printing\` integer DEFAULT false,
  	\`version_printing_price\` numeric,
  	\`version_printing_length\` numeric DEFAULT 12,
  	\`version_key\` text,
  	\`version_deleted_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_key_idx\` ON \`_products_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_local_price\` numeric,
  	\`version_local_currency\` text DEFAULT 'EUR',
  	\`version_local_printing_price\` numeric,
  	\`version_tax_note\` text,
  	\`version_size_note\` text,
  	\`version_material\` text,
  	\`version_delivery\` text,
  	\`version_shop_link_label\` text,
  	\`version_shop_link_href\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_locales_locale_parent_id_unique\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_locales_parent_id_idx\` ON \`_products_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`submissions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`summary\` text,
  	\`form_id\` integer,
  	\`received_at\` text,
  	\`language\` text,
  	\`mail_state\` text,
  	\`delete_after\` text,
  	\`receipt\` text,
  	\`form_title\` text NOT NULL,
  	\`search_text\` text,
  	\`revision\` numeric NOT NULL,
  	\`answers\` text NOT NULL,
  	\`files\` text NOT NULL,
  	\`mails\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_form_idx\` ON \`submissions\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_received_at_idx\` ON \`submissions\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_mail_state_idx\` ON \`submissions\` (\`mail_state\`);`)
  await db.run(sql`CREATE INDEX \`submissions_delete_after_idx\` ON \`submissions\` (\`delete_after\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`submissions_receipt_idx\` ON \`submissions\` (\`receipt\`);`)
  await db.run(sql`CREATE INDEX \`submissions_updated_at_idx\` ON \`submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_created_at_idx\` ON \`submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`deleted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`) WHERE deleted_at IS NULL;`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`device\` text,
  	\`last_used_at\` text,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'viewer' NOT NULL,
  	\`locked\` integer DEFAULT false,
  	\`second_factor_since\` text,
  	\`second_factor_secret\` text,
  	\`second_factor_recovery_codes\` text,
  	\`second_factor_last_step\` numeric,
  	\`invited\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`deleted_submissions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`receipt\` text NOT NULL,
  	\`deleted_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`deleted_submissions_receipt_idx\` ON \`deleted_submissions\` (\`receipt\`);`)
  await db.run(sql`CREATE INDEX \`deleted_submissions_deleted_at_idx\` ON \`deleted_submissions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`draft_links\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`page_id\` integer,
  	\`token\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`made_by\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`draft_links_page_idx\` ON \`draft_links\` (\`page_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`draft_links_token_idx\` ON \`draft_links\` (\`token\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_until_idx\` ON \`draft_links\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_updated_at_idx\` ON \`draft_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_created_at_idx\` ON \`draft_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`path_counts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`first_day\` text NOT NULL,
  	\`last_day\` text NOT NULL,
  	\`ignored\` integer DEFAULT false NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_path_idx\` ON \`path_counts\` (\`kind\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`witnessed_votes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`poll\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`seal\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`witnessed_votes_poll_idx\` ON \`witnessed_votes\` (\`poll\`);`)
  await db.run(sql`CREATE TABLE \`version_notes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`author\` text,
  	\`kind\` text NOT NULL,
  	\`reason\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subject_version_idx\` ON \`version_notes\` (\`subject\`,\`version\`);`)
  await db.run(sql`CREATE TABLE \`handled_saves\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`saved_at\` text NOT NULL,
  	\`session\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`handled_saves_key_idx\` ON \`handled_saves\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`handled_saves_saved_at_idx\` ON \`handled_saves\` (\`saved_at\`);`)
  await db.run(sql`CREATE TABLE \`audit\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`subject\` text,
  	\`title\` text,
  	\`document\` text,
  	\`language\` text,
  	\`details\` text,
  	\`name\` text,
  	\`account\` text,
  	\`role\` text,
  	\`network\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_at_idx\` ON \`audit\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_action_idx\` ON \`audit\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_subject_idx\` ON \`audit\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`audit_document_idx\` ON \`audit\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`audit_account_idx\` ON \`audit\` (\`account\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`media_id\` integer,
  	\`polls_id\` integer,
  	\`forms_id\` integer,
  	\`products_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`polls_id\`) REFERENCES \`polls\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_polls_id_idx\` ON \`payload_locked_documents_rels\` (\`polls_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`project_settings_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_settings_navigation_order_idx\` ON \`project_settings_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_settings_navigation_parent_id_idx\` ON \`project_settings_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_settings_navigation_locale_idx\` ON \`project_settings_navigation\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`project_settings_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_settings_footer_order_idx\` ON \`project_settings_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_settings_footer_parent_id_idx\` ON \`project_settings_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_settings_footer_locale_idx\` ON \`project_settings_footer\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`project_settings_legal\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_settings_legal_order_idx\` ON \`project_settings_legal\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_settings_legal_parent_id_idx\` ON \`project_settings_legal\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_settings_legal_locale_idx\` ON \`project_settings_legal\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`project_settings_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_settings_social_order_idx\` ON \`project_settings_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_settings_social_parent_id_idx\` ON \`project_settings_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`share_image_id\` integer,
  	\`club_name\` text,
  	\`club_address\` text,
  	\`club_representatives\` text,
  	\`club_email\` text,
  	\`club_phone\` text,
  	\`club_register\` text,
  	\`club_responsible\` text,
  	\`club_vat_id\` text,
  	\`club_business_id\` text,
  	\`club_supervision\` text,
  	\`club_privacy_contact\` text,
  	\`club_privacy_authority\` text,
  	\`club_host\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`project_settings_share_image_idx\` ON \`project_settings\` (\`share_image_id\`);`)
  await db.run(sql`CREATE TABLE \`project_settings_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_settings_locales_locale_parent_id_unique\` ON \`project_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_settings_locales_parent_id_idx\` ON \`project_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_settings_v_version_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_settings_v_version_navigation_order_idx\` ON \`_project_settings_v_version_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_settings_v_version_navigation_parent_id_idx\` ON \`_project_settings_v_version_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_settings_v_version_navigation_locale_idx\` ON \`_project_settings_v_version_navigation\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_project_settings_v_version_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_settings_v_version_footer_order_idx\` ON \`_project_settings_v_version_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_settings_v_version_footer_parent_id_idx\` ON \`_project_settings_v_version_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_settings_v_version_footer_locale_idx\` ON \`_project_settings_v_version_footer\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_project_settings_v_version_legal\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_settings_v_version_legal_order_idx\` ON \`_project_settings_v_version_legal\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_settings_v_version_legal_parent_id_idx\` ON \`_project_settings_v_version_legal\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_settings_v_version_legal_locale_idx\` ON \`_project_settings_v_version_legal\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_project_settings_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_settings_v_version_social_order_idx\` ON \`_project_settings_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_settings_v_version_social_parent_id_idx\` ON \`_project_settings_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_share_image_id\` integer,
  	\`version_club_name\` text,
  	\`version_club_address\` text,
  	\`version_club_representatives\` text,
  	\`version_club_email\` text,
  	\`version_club_phone\` text,
  	\`version_club_register\` text,
  	\`version_club_responsible\` text,
  	\`version_club_vat_id\` text,
  	\`version_club_business_id\` text,
  	\`version_club_supervision\` text,
  	\`version_club_privacy_contact\` text,
  	\`version_club_privacy_authority\` text,
  	\`version_club_host\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_settings_v_version_version_share_image_idx\` ON \`_project_settings_v\` (\`version_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_settings_v_created_at_idx\` ON \`_project_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_settings_v_updated_at_idx\` ON \`_project_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_project_settings_v_locales\` (
  	\`version_title\` text NOT NULL,
  	\`version_description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_settings_v_locales_locale_parent_id_unique\` ON \`_project_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_settings_v_locales_parent_id_idx\` ON \`_project_settings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`brand_marks_wordmark_grounds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`brand\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_marks_wordmark_grounds_order_idx\` ON \`brand_marks_wordmark_grounds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`brand_marks_wordmark_grounds_parent_idx\` ON \`brand_marks_wordmark_grounds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`brand_marks_symbol_grounds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`brand\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_marks_symbol_grounds_order_idx\` ON \`brand_marks_symbol_grounds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`brand_marks_symbol_grounds_parent_idx\` ON \`brand_marks_symbol_grounds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`brand_voice_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`rule\` text,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`brand\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_voice_rules_order_idx\` ON \`brand_voice_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`brand_voice_rules_parent_id_idx\` ON \`brand_voice_rules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_voice_rules_locale_idx\` ON \`brand_voice_rules\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`brand_voice_examples\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`wrong\` text,
  	\`right\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`brand\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_voice_examples_order_idx\` ON \`brand_voice_examples\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`brand_voice_examples_parent_id_idx\` ON \`brand_voice_examples\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_voice_examples_locale_idx\` ON \`brand_voice_examples\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`brand\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`club\` text,
  	\`name_text\` text,
  	\`name_short\` text,
  	\`name_styled_letter\` numeric,
  	\`name_styled_from\` numeric,
  	\`name_letters\` text,
  	\`name_breaks\` text,
  	\`colors_white_hex\` text,
  	\`colors_white_share\` numeric,
  	\`colors_white_given_cmyk\` text,
  	\`colors_white_given_spot\` text,
  	\`colors_white_given_paint\` text,
  	\`colors_white_given_yarn\` text,
  	\`colors_sand_hex\` text,
  	\`colors_sand_share\` numeric,
  	\`colors_sand_given_cmyk\` text,
  	\`colors_sand_given_spot\` text,
  	\`colors_sand_given_paint\` text,
  	\`colors_sand_given_yarn\` text,
  	\`colors_ink_hex\` text,
  	\`colors_ink_share\` numeric,
  	\`colors_ink_given_cmyk\` text,
  	\`colors_ink_given_spot\` text,
  	\`colors_ink_given_paint\` text,
  	\`colors_ink_given_yarn\` text,
  	\`colors_night_hex\` text,
  	\`colors_night_share\` numeric,
  	\`colors_night_given_cmyk\` text,
  	\`colors_night_given_spot\` text,
  	\`colors_night_given_paint\` text,
  	\`colors_night_given_yarn\` text,
  	\`colors_ring_hex\` text,
  	\`colors_ring_share\` numeric,
  	\`colors_ring_given_cmyk\` text,
  	\`colors_ring_given_spot\` text,
  	\`colors_ring_given_paint\` text,
  	\`colors_ring_given_yarn\` text,
  	\`colors_ring_bright_hex\` text,
  	\`colors_ring_bright_share\` numeric,
  	\`colors_ring_bright_given_cmyk\` text,
  	\`colors_ring_bright_given_spot\` text,
  	\`colors_ring_bright_given_paint\` text,
  	\`colors_ring_bright_given_yarn\` text,
  	\`colors_stone1_hex\` text,
  	\`colors_stone1_share\` numeric,
  	\`colors_stone1_given_cmyk\` text,
  	\`colors_stone1_given_spot\` text,
  	\`colors_stone1_given_paint\` text,
  	\`colors_stone1_given_yarn\` text,
  	\`colors_stone2_hex\` text,
  	\`colors_stone2_share\` numeric,
  	\`colors_stone2_given_cmyk\` text,
  	\`colors_stone2_given_spot\` text,
  	\`colors_stone2_given_paint\` text,
  	\`colors_stone2_given_yarn\` text,
  	\`colors_stone3_hex\` text,
  	\`colors_stone3_share\` numeric,
  	\`colors_stone3_given_cmyk\` text,
  	\`colors_stone3_given_spot\` text,
  	\`colors_stone3_given_paint\` text,
  	\`colors_stone3_given_yarn\` text,
  	\`colors_stone4_hex\` text,
  	\`colors_stone4_share\` numeric,
  	\`colors_stone4_given_cmyk\` text,
  	\`colors_stone4_given_spot\` text,
  	\`colors_stone4_given_paint\` text,
  	\`colors_stone4_given_yarn\` text,
  	\`marks_wordmark_master\` text,
  	\`marks_wordmark_clear_space\` numeric,
  	\`marks_wordmark_least_pixels\` numeric,
  	\`marks_wordmark_least_millimetres\` numeric,
  	\`marks_symbol_master\` text,
  	\`marks_symbol_clear_space\` numeric,
  	\`marks_symbol_least_pixels\` numeric,
  	\`marks_symbol_least_millimetres\` numeric,
  	\`marks_icon\` text,
  	\`type_faces_display_typeface\` text,
  	\`type_faces_display_file_id\` integer,
  	\`type_faces_text_typeface\` text,
  	\`type_faces_text_file_id\` integer,
  	\`type_sizes_giant\` text,
  	\`type_sizes_large\` text,
  	\`type_sizes_medium\` text,
  	\`type_sizes_small\` text,
  	\`type_sizes_lead\` text,
  	\`type_sizes_text\` text,
  	\`type_sizes_note\` text,
  	\`type_sizes_label\` text,
  	\`type_display_width\` numeric,
  	\`type_display_narrow\` numeric,
  	\`type_display_leading\` numeric,
  	\`type_display_tracking\` text,
  	\`type_text_weight\` numeric,
  	\`type_text_leading\` numeric,
  	\`spacing_steps_step1\` text,
  	\`spacing_steps_step2\` text,
  	\`spacing_steps_step3\` text,
  	\`spacing_steps_step4\` text,
  	\`spacing_steps_step6\` text,
  	\`spacing_steps_step8\` text,
  	\`spacing_steps_step12\` text,
  	\`spacing_page_section\` text,
  	\`spacing_page_gutter\` text,
  	\`spacing_page_margin\` text,
  	\`spacing_fixed_measure\` text,
  	\`spacing_fixed_tap\` text,
  	\`spacing_fixed_header_height\` text,
  	\`spacing_fixed_gap\` text,
  	\`spacing_radii_pill\` text,
  	\`spacing_lines_focus\` text,
  	\`spacing_lines_thin\` text,
  	\`spacing_lines_bold\` text,
  	\`ring_width\` text,
  	\`ring_path\` text,
  	\`ring_bend_least\` numeric,
  	\`ring_bend_most\` numeric,
  	\`ring_bend_path\` numeric,
  	\`ring_bend_loop\` numeric,
  	\`ring_title_rise\` numeric,
  	\`ring_title_height\` numeric,
  	\`ring_figure_middle\` numeric,
  	\`ring_figure_height\` numeric,
  	\`ring_claim_lift\` numeric,
  	\`ring_claim_height\` numeric,
  	\`ring_icon_top\` numeric,
  	\`ring_icon_height\` numeric,
  	\`motion_durations_short\` numeric,
  	\`motion_durations_reveal\` numeric,
  	\`motion_durations_zoom\` numeric,
  	\`motion_durations_heading\` numeric,
  	\`motion_durations_band\` numeric,
  	\`motion_durations_sweep\` numeric,
  	\`motion_durations_turn\` numeric,
  	\`motion_staggers_reveal\` numeric,
  	\`motion_staggers_zoom\` numeric,
  	\`motion_distances_rise\` text,
  	\`motion_distances_zoom\` numeric,
  	\`motion_parallax_subtle1\` text,
  	\`motion_parallax_subtle2\` text,
  	\`motion_parallax_slower\` text,
  	\`motion_parallax_slow\` text,
  	\`motion_parallax_medium\` text,
  	\`motion_parallax_fast\` text,
  	\`motion_easings_out\` text,
  	\`motion_easings_reveal\` text,
  	\`motion_easings_sweep\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`type_faces_display_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`type_faces_text_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_type_faces_display_type_faces_display_file_idx\` ON \`brand\` (\`type_faces_display_file_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_type_faces_text_type_faces_text_file_idx\` ON \`brand\` (\`type_faces_text_file_id\`);`)
  await db.run(sql`CREATE INDEX \`brand__status_idx\` ON \`brand\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`brand_locales\` (
  	\`name_full\` text,
  	\`claim\` text,
  	\`colors_white_name\` text,
  	\`colors_white_use\` text,
  	\`colors_sand_name\` text,
  	\`colors_sand_use\` text,
  	\`colors_ink_name\` text,
  	\`colors_ink_use\` text,
  	\`colors_night_name\` text,
  	\`colors_night_use\` text,
  	\`colors_ring_name\` text,
  	\`colors_ring_use\` text,
  	\`colors_ring_bright_name\` text,
  	\`colors_ring_bright_use\` text,
  	\`colors_stone1_name\` text,
  	\`colors_stone1_use\` text,
  	\`colors_stone2_name\` text,
  	\`colors_stone2_use\` text,
  	\`colors_stone3_name\` text,
  	\`colors_stone3_use\` text,
  	\`colors_stone4_name\` text,
  	\`colors_stone4_use\` text,
  	\`marks_wordmark_name\` text,
  	\`marks_wordmark_use\` text,
  	\`marks_symbol_name\` text,
  	\`marks_symbol_use\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`brand\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`brand_locales_locale_parent_id_unique\` ON \`brand_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_locales_parent_id_idx\` ON \`brand_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v_version_marks_wordmark_grounds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_marks_wordmark_grounds_order_idx\` ON \`_brand_v_version_marks_wordmark_grounds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_marks_wordmark_grounds_parent_idx\` ON \`_brand_v_version_marks_wordmark_grounds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v_version_marks_symbol_grounds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_marks_symbol_grounds_order_idx\` ON \`_brand_v_version_marks_symbol_grounds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_marks_symbol_grounds_parent_idx\` ON \`_brand_v_version_marks_symbol_grounds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v_version_voice_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`rule\` text,
  	\`reason\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_voice_rules_order_idx\` ON \`_brand_v_version_voice_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_voice_rules_parent_id_idx\` ON \`_brand_v_version_voice_rules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_voice_rules_locale_idx\` ON \`_brand_v_version_voice_rules\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v_version_voice_examples\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`wrong\` text,
  	\`right\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_voice_examples_order_idx\` ON \`_brand_v_version_voice_examples\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_voice_examples_parent_id_idx\` ON \`_brand_v_version_voice_examples\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_voice_examples_locale_idx\` ON \`_brand_v_version_voice_examples\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_club\` text,
  	\`version_name_text\` text,
  	\`version_name_short\` text,
  	\`version_name_styled_letter\` numeric,
  	\`version_name_styled_from\` numeric,
  	\`version_name_letters\` text,
  	\`version_name_breaks\` text,
  	\`version_colors_white_hex\` text,
  	\`version_colors_white_share\` numeric,
  	\`version_colors_white_given_cmyk\` text,
  	\`version_colors_white_given_spot\` text,
  	\`version_colors_white_given_paint\` text,
  	\`version_colors_white_given_yarn\` text,
  	\`version_colors_sand_hex\` text,
  	\`version_colors_sand_share\` numeric,
  	\`version_colors_sand_given_cmyk\` text,
  	\`version_colors_sand_given_spot\` text,
  	\`version_colors_sand_given_paint\` text,
  	\`version_colors_sand_given_yarn\` text,
  	\`version_colors_ink_hex\` text,
  	\`version_colors_ink_share\` numeric,
  	\`version_colors_ink_given_cmyk\` text,
  	\`version_colors_ink_given_spot\` text,
  	\`version_colors_ink_given_paint\` text,
  	\`version_colors_ink_given_yarn\` text,
  	\`version_colors_night_hex\` text,
  	\`version_colors_night_share\` numeric,
  	\`version_colors_night_given_cmyk\` text,
  	\`version_colors_night_given_spot\` text,
  	\`version_colors_night_given_paint\` text,
  	\`version_colors_night_given_yarn\` text,
  	\`version_colors_ring_hex\` text,
  	\`version_colors_ring_share\` numeric,
  	\`version_colors_ring_given_cmyk\` text,
  	\`version_colors_ring_given_spot\` text,
  	\`version_colors_ring_given_paint\` text,
  	\`version_colors_ring_given_yarn\` text,
  	\`version_colors_ring_bright_hex\` text,
  	\`version_colors_ring_bright_share\` numeric,
  	\`version_colors_ring_bright_given_cmyk\` text,
  	\`version_colors_ring_bright_given_spot\` text,
  	\`version_colors_ring_bright_given_paint\` text,
  	\`version_colors_ring_bright_given_yarn\` text,
  	\`version_colors_stone1_hex\` text,
  	\`version_colors_stone1_share\` numeric,
  	\`version_colors_stone1_given_cmyk\` text,
  	\`version_colors_stone1_given_spot\` text,
  	\`version_colors_stone1_given_paint\` text,
  	\`version_colors_stone1_given_yarn\` text,
  	\`version_colors_stone2_hex\` text,
  	\`version_colors_stone2_share\` numeric,
  	\`version_colors_stone2_given_cmyk\` text,
  	\`version_colors_stone2_given_spot\` text,
  	\`version_colors_stone2_given_paint\` text,
  	\`version_colors_stone2_given_yarn\` text,
  	\`version_colors_stone3_hex\` text,
  	\`version_colors_stone3_share\` numeric,
  	\`version_colors_stone3_given_cmyk\` text,
  	\`version_colors_stone3_given_spot\` text,
  	\`version_colors_stone3_given_paint\` text,
  	\`version_colors_stone3_given_yarn\` text,
  	\`version_colors_stone4_hex\` text,
  	\`version_colors_stone4_share\` numeric,
  	\`version_colors_stone4_given_cmyk\` text,
  	\`version_colors_stone4_given_spot\` text,
  	\`version_colors_stone4_given_paint\` text,
  	\`version_colors_stone4_given_yarn\` text,
  	\`version_marks_wordmark_master\` text,
  	\`version_marks_wordmark_clear_space\` numeric,
  	\`version_marks_wordmark_least_pixels\` numeric,
  	\`version_marks_wordmark_least_millimetres\` numeric,
  	\`version_marks_symbol_master\` text,
  	\`version_marks_symbol_clear_space\` numeric,
  	\`version_marks_symbol_least_pixels\` numeric,
  	\`version_marks_symbol_least_millimetres\` numeric,
  	\`version_marks_icon\` text,
  	\`version_type_faces_display_typeface\` text,
  	\`version_type_faces_display_file_id\` integer,
  	\`version_type_faces_text_typeface\` text,
  	\`version_type_faces_text_file_id\` integer,
  	\`version_type_sizes_giant\` text,
  	\`version_type_sizes_large\` text,
  	\`version_type_sizes_medium\` text,
  	\`version_type_sizes_small\` text,
  	\`version_type_sizes_lead\` text,
  	\`version_type_sizes_text\` text,
  	\`version_type_sizes_note\` text,
  	\`version_type_sizes_label\` text,
  	\`version_type_display_width\` numeric,
  	\`version_type_display_narrow\` numeric,
  	\`version_type_display_leading\` numeric,
  	\`version_type_display_tracking\` text,
  	\`version_type_text_weight\` numeric,
  	\`version_type_text_leading\` numeric,
  	\`version_spacing_steps_step1\` text,
  	\`version_spacing_steps_step2\` text,
  	\`version_spacing_steps_step3\` text,
  	\`version_spacing_steps_step4\` text,
  	\`version_spacing_steps_step6\` text,
  	\`version_spacing_steps_step8\` text,
  	\`version_spacing_steps_step12\` text,
  	\`version_spacing_page_section\` text,
  	\`version_spacing_page_gutter\` text,
  	\`version_spacing_page_margin\` text,
  	\`version_spacing_fixed_measure\` text,
  	\`version_spacing_fixed_tap\` text,
  	\`version_spacing_fixed_header_height\` text,
  	\`version_spacing_fixed_gap\` text,
  	\`version_spacing_radii_pill\` text,
  	\`version_spacing_lines_focus\` text,
  	\`version_spacing_lines_thin\` text,
  	\`version_spacing_lines_bold\` text,
  	\`version_ring_width\` text,
  	\`version_ring_path\` text,
  	\`version_ring_bend_least\` numeric,
  	\`version_ring_bend_most\` numeric,
  	\`version_ring_bend_path\` numeric,
  	\`version_ring_bend_loop\` numeric,
  	\`version_ring_title_rise\` numeric,
  	\`version_ring_title_height\` numeric,
  	\`version_ring_figure_middle\` numeric,
  	\`version_ring_figure_height\` numeric,
  	\`version_ring_claim_lift\` numeric,
  	\`version_ring_claim_height\` numeric,
  	\`version_ring_icon_top\` numeric,
  	\`version_ring_icon_height\` numeric,
  	\`version_motion_durations_short\` numeric,
  	\`version_motion_durations_reveal\` numeric,
  	\`version_motion_durations_zoom\` numeric,
  	\`version_motion_durations_heading\` numeric,
  	\`version_motion_durations_band\` numeric,
  	\`version_motion_durations_sweep\` numeric,
  	\`version_motion_durations_turn\` numeric,
  	\`version_motion_staggers_reveal\` numeric,
  	\`version_motion_staggers_zoom\` numeric,
  	\`version_motion_distances_rise\` text,
  	\`version_motion_distances_zoom\` numeric,
  	\`version_motion_parallax_subtle1\` text,
  	\`version_motion_parallax_subtle2\` text,
  	\`version_motion_parallax_slower\` text,
  	\`version_motion_parallax_slow\` text,
  	\`version_motion_parallax_medium\` text,
  	\`version_motion_parallax_fast\` text,
  	\`version_motion_easings_out\` text,
  	\`version_motion_easings_reveal\` text,
  	\`version_motion_easings_sweep\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_type_faces_display_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_type_faces_text_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_type_faces_display_version_type_faces_d_idx\` ON \`_brand_v\` (\`version_type_faces_display_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_type_faces_text_version_type_faces_text_idx\` ON \`_brand_v\` (\`version_type_faces_text_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version__status_idx\` ON \`_brand_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_created_at_idx\` ON \`_brand_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_updated_at_idx\` ON \`_brand_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_snapshot_idx\` ON \`_brand_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_published_locale_idx\` ON \`_brand_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_latest_idx\` ON \`_brand_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v_locales\` (
  	\`version_name_full\` text,
  	\`version_claim\` text,
  	\`version_colors_white_name\` text,
  	\`version_colors_white_use\` text,
  	\`version_colors_sand_name\` text,
  	\`version_colors_sand_use\` text,
  	\`version_colors_ink_name\` text,
  	\`version_colors_ink_use\` text,
  	\`version_colors_night_name\` text,
  	\`version_colors_night_use\` text,
  	\`version_colors_ring_name\` text,
  	\`version_colors_ring_use\` text,
  	\`version_colors_ring_bright_name\` text,
  	\`version_colors_ring_bright_use\` text,
  	\`version_colors_stone1_name\` text,
  	\`version_colors_stone1_use\` text,
  	\`version_colors_stone2_name\` text,
  	\`version_colors_stone2_use\` text,
  	\`version_colors_stone3_name\` text,
  	\`version_colors_stone3_use\` text,
  	\`version_colors_stone4_name\` text,
  	\`version_colors_stone4_use\` text,
  	\`version_marks_wordmark_name\` text,
  	\`version_marks_wordmark_use\` text,
  	\`version_marks_symbol_name\` text,
  	\`version_marks_symbol_use\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_brand_v_locales_locale_parent_id_unique\` ON \`_brand_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_locales_parent_id_idx\` ON \`_brand_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`voting_networks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`range\` text NOT NULL,
  	\`votes_per_minute\` numeric DEFAULT 100000 NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`voting\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`voting_networks_order_idx\` ON \`voting_networks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`voting_networks_parent_id_idx\` ON \`voting_networks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`voting\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_voting_v_version_networks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`range\` text NOT NULL,
  	\`votes_per_minute\` numeric DEFAULT 100000 NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_voting_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_voting_v_version_networks_order_idx\` ON \`_voting_v_version_networks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_voting_v_version_networks_parent_id_idx\` ON \`_voting_v_version_networks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_voting_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_voting_v_created_at_idx\` ON \`_voting_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_voting_v_updated_at_idx\` ON \`_voting_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`embedding_hosts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`host\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`privacy_policy\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`embedding\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`embedding_hosts_order_idx\` ON \`embedding_hosts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`embedding_hosts_parent_id_idx\` ON \`embedding_hosts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`embedding\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_embedding_v_version_hosts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`host\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`privacy_policy\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_embedding_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_embedding_v_version_hosts_order_idx\` ON \`_embedding_v_version_hosts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_embedding_v_version_hosts_parent_id_idx\` ON \`_embedding_v_version_hosts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_embedding_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_embedding_v_created_at_idx\` ON \`_embedding_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_embedding_v_updated_at_idx\` ON \`_embedding_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`publication\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version\` text DEFAULT '0',
  	\`shared\` text DEFAULT '0',
  	\`seed\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`polls_options\`;`)
  await db.run(sql`DROP TABLE \`polls_options_locales\`;`)
  await db.run(sql`DROP TABLE \`polls\`;`)
  await db.run(sql`DROP TABLE \`polls_locales\`;`)
  await db.run(sql`DROP TABLE \`_polls_v_version_options\`;`)
  await db.run(sql`DROP TABLE \`_polls_v_version_options_locales\`;`)
  await db.run(sql`DROP TABLE \`_polls_v\`;`)
  await db.run(sql`DROP TABLE \`_polls_v_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_fields_options\`;`)
  await db.run(sql`DROP TABLE \`forms_fields_options_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_fields\`;`)
  await db.run(sql`DROP TABLE \`forms_fields_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_recipients\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields_options\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields_options_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_recipients\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_locales\`;`)
  await db.run(sql`DROP TABLE \`products_gallery\`;`)
  await db.run(sql`DROP TABLE \`products_variants\`;`)
  await db.run(sql`DROP TABLE \`products_variants_locales\`;`)
  await db.run(sql`DROP TABLE \`products_sizes\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_gallery\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_sizes\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_locales\`;`)
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`deleted_submissions\`;`)
  await db.run(sql`DROP TABLE \`draft_links\`;`)
  await db.run(sql`DROP TABLE \`path_counts\`;`)
  await db.run(sql`DROP TABLE \`witnessed_votes\`;`)
  await db.run(sql`DROP TABLE \`version_notes\`;`)
  await db.run(sql`DROP TABLE \`handled_saves\`;`)
  await db.run(sql`DROP TABLE \`audit\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`project_settings_navigation\`;`)
  await db.run(sql`DROP TABLE \`project_settings_footer\`;`)
  await db.run(sql`DROP TABLE \`project_settings_legal\`;`)
  await db.run(sql`DROP TABLE \`project_settings_social\`;`)
  await db.run(sql`DROP TABLE \`project_settings\`;`)
  await db.run(sql`DROP TABLE \`project_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_settings_v_version_navigation\`;`)
  await db.run(sql`DROP TABLE \`_project_settings_v_version_footer\`;`)
  await db.run(sql`DROP TABLE \`_project_settings_v_version_legal\`;`)
  await db.run(sql`DROP TABLE \`_project_settings_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_project_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_project_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`brand_marks_wordmark_grounds\`;`)
  await db.run(sql`DROP TABLE \`brand_marks_symbol_grounds\`;`)
  await db.run(sql`DROP TABLE \`brand_voice_rules\`;`)
  await db.run(sql`DROP TABLE \`brand_voice_examples\`;`)
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`DROP TABLE \`brand_locales\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_version_marks_wordmark_grounds\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_version_marks_symbol_grounds\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_version_voice_rules\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_version_voice_examples\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_locales\`;`)
  await db.run(sql`DROP TABLE \`voting_networks\`;`)
  await db.run(sql`DROP TABLE \`voting\`;`)
  await db.run(sql`DROP TABLE \`_voting_v_version_networks\`;`)
  await db.run(sql`DROP TABLE \`_voting_v\`;`)
  await db.run(sql`DROP TABLE \`embedding_hosts\`;`)
  await db.run(sql`DROP TABLE \`embedding\`;`)
  await db.run(sql`DROP TABLE \`_embedding_v_version_hosts\`;`)
  await db.run(sql`DROP TABLE \`_embedding_v\`;`)
  await db.run(sql`DROP TABLE \`publication\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
}
