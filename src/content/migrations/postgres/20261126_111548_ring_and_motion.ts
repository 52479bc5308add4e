import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { ringAndMotionOfClubs } from '../ring-and-motion-of-clubs.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "content"."enum_brand_marks_icon" AS ENUM('shirt', 'symbol');
  CREATE TYPE "content"."enum__brand_v_version_marks_icon" AS ENUM('shirt', 'symbol');
  ALTER TABLE "content"."brand" ADD COLUMN "marks_icon" "content"."enum_brand_marks_icon";
  ALTER TABLE "content"."brand" ADD COLUMN "ring_path" varchar;
  ALTER TABLE "content"."brand" ADD COLUMN "ring_bend_least" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "ring_bend_most" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "ring_bend_path" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "ring_bend_loop" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "ring_title_rise" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "ring_title_height" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "ring_figure_middle" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "ring_figure_height" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "ring_claim_lift" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "ring_claim_height" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "ring_icon_top" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "ring_icon_height" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "motion_distances_rise" varchar;
  ALTER TABLE "content"."brand" ADD COLUMN "motion_distances_zoom" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "motion_parallax_subtle1" varchar;
  ALTER TABLE "content"."brand" ADD COLUMN "motion_parallax_subtle2" varchar;
  ALTER TABLE "content"."brand" ADD COLUMN "motion_parallax_slower" varchar;
  ALTER TABLE "content"."brand" ADD COLUMN "motion_parallax_slow" varchar;
  ALTER TABLE "content"."brand" ADD COLUMN "motion_parallax_medium" varchar;
  ALTER TABLE "content"."brand" ADD COLUMN "motion_parallax_fast" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_marks_icon" "content"."enum__brand_v_version_marks_icon";
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_ring_path" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_ring_bend_least" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_ring_bend_most" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_ring_bend_path" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_ring_bend_loop" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_ring_title_rise" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_ring_title_height" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_ring_figure_middle" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_ring_figure_height" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_ring_claim_lift" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_ring_claim_height" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_ring_icon_top" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_ring_icon_height" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_motion_distances_rise" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_motion_distances_zoom" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_motion_parallax_subtle1" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_motion_parallax_subtle2" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_motion_parallax_slower" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_motion_parallax_slow" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_motion_parallax_medium" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_motion_parallax_fast" varchar;`)
  for (const statement of ringAndMotionOfClubs((name) => `"content"."${name}"`)) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."brand" DROP COLUMN "marks_icon";
  ALTER TABLE "content"."brand" DROP COLUMN "ring_path";
  ALTER TABLE "content"."brand" DROP COLUMN "ring_bend_least";
  ALTER TABLE "content"."brand" DROP COLUMN "ring_bend_most";
  ALTER TABLE "content"."brand" DROP COLUMN "ring_bend_path";
  ALTER TABLE "content"."brand" DROP COLUMN "ring_bend_loop";
  ALTER TABLE "content"."brand" DROP COLUMN "ring_title_rise";
  ALTER TABLE "content"."brand" DROP COLUMN "ring_title_height";
  ALTER TABLE "content"."brand" DROP COLUMN "ring_figure_middle";
  ALTER TABLE "content"."brand" DROP COLUMN "ring_figure_height";
  ALTER TABLE "content"."brand" DROP COLUMN "ring_claim_lift";
  ALTER TABLE "content"."brand" DROP COLUMN "ring_claim_height";
  ALTER TABLE "content"."brand" DROP COLUMN "ring_icon_top";
  ALTER TABLE "content"."brand" DROP COLUMN "ring_icon_height";
  ALTER TABLE "content"."brand" DROP COLUMN "motion_distances_rise";
  ALTER TABLE "content"."brand" DROP COLUMN "motion_distances_zoom";
  ALTER TABLE "content"."brand" DROP COLUMN "motion_parallax_subtle1";
  ALTER TABLE "content"."brand" DROP COLUMN "motion_parallax_subtle2";
  ALTER TABLE "content"."brand" DROP COLUMN "motion_parallax_slower";
  ALTER TABLE "content"."brand" DROP COLUMN "motion_parallax_slow";
  ALTER TABLE "content"."brand" DROP COLUMN "motion_parallax_medium";
  ALTER TABLE "content"."brand" DROP COLUMN "motion_parallax_fast";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_marks_icon";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_ring_path";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_ring_bend_least";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_ring_bend_most";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_ring_bend_path";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_ring_bend_loop";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_ring_title_rise";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_ring_title_height";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_ring_figure_middle";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_ring_figure_height";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_ring_claim_lift";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_ring_claim_height";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_ring_icon_top";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_ring_icon_height";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_motion_distances_rise";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_motion_distances_zoom";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_motion_parallax_subtle1";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_motion_parallax_subtle2";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_motion_parallax_slower";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_motion_parallax_slow";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_motion_parallax_medium";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_motion_parallax_fast";
  DROP TYPE "content"."enum_brand_marks_icon";
  DROP TYPE "content"."enum__brand_v_version_marks_icon";`)
}
