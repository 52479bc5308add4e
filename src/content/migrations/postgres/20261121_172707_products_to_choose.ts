import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "content"."enum_products_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "content"."enum_products_local_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TABLE "content"."products_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer
  );
  
  ALTER TABLE "content"."products_variants" ADD COLUMN "slug" varchar;
  ALTER TABLE "content"."products_variants" ADD COLUMN "colour" varchar;
  ALTER TABLE "content"."products_variants" ADD COLUMN "sold_out_sizes" varchar;
  ALTER TABLE "content"."products_variants_locales" ADD COLUMN "colour_name" varchar;
  ALTER TABLE "content"."products_sizes" ADD COLUMN "waist" varchar;
  ALTER TABLE "content"."products_sizes" ADD COLUMN "body_length" varchar;
  ALTER TABLE "content"."products_sizes" ADD COLUMN "sleeve" varchar;
  ALTER TABLE "content"."products" ADD COLUMN "currency" "content"."enum_products_currency" DEFAULT 'EUR' NOT NULL;
  ALTER TABLE "content"."products" ADD COLUMN "printing" boolean DEFAULT false;
  ALTER TABLE "content"."products" ADD COLUMN "printing_price" numeric;
  ALTER TABLE "content"."products" ADD COLUMN "printing_length" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "content"."products_locales" ADD COLUMN "local_price" numeric;
  ALTER TABLE "content"."products_locales" ADD COLUMN "local_currency" "content"."enum_products_local_currency" DEFAULT 'EUR' NOT NULL;
  ALTER TABLE "content"."products_locales" ADD COLUMN "local_printing_price" numeric;
  ALTER TABLE "content"."products_locales" ADD COLUMN "size_note" varchar;
  ALTER TABLE "content"."products_gallery" ADD CONSTRAINT "products_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."products_gallery" ADD CONSTRAINT "products_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_gallery_order_idx" ON "content"."products_gallery" USING btree ("_order");
  CREATE INDEX "products_gallery_parent_id_idx" ON "content"."products_gallery" USING btree ("_parent_id");
  CREATE INDEX "products_gallery_picture_idx" ON "content"."products_gallery" USING btree ("picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content"."products_gallery" CASCADE;
  ALTER TABLE "content"."products_variants" DROP COLUMN "slug";
  ALTER TABLE "content"."products_variants" DROP COLUMN "colour";
  ALTER TABLE "content"."products_variants" DROP COLUMN "sold_out_sizes";
  ALTER TABLE "content"."products_variants_locales" DROP COLUMN "colour_name";
  ALTER TABLE "content"."products_sizes" DROP COLUMN "waist";
  ALTER TABLE "content"."products_sizes" DROP COLUMN "body_length";
  ALTER TABLE "content"."products_sizes" DROP COLUMN "sleeve";
  ALTER TABLE "content"."products" DROP COLUMN "currency";
  ALTER TABLE "content"."products" DROP COLUMN "printing";
  ALTER TABLE "content"."products" DROP COLUMN "printing_price";
  ALTER TABLE "content"."products" DROP COLUMN "printing_length";
  ALTER TABLE "content"."products_locales" DROP COLUMN "local_price";
  ALTER TABLE "content"."products_locales" DROP COLUMN "local_currency";
  ALTER TABLE "content"."products_locales" DROP COLUMN "local_printing_price";
  ALTER TABLE "content"."products_locales" DROP COLUMN "size_note";
  DROP TYPE "content"."enum_products_currency";
  DROP TYPE "content"."enum_products_local_currency";`)
}
