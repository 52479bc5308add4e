import * as migration_20261121_013036_initial from './20261121_013036_initial.ts';
import * as migration_20261121_113745_page_transition from './20261121_113745_page_transition.ts';
import * as migration_20261121_140714_polls_that_count from './20261121_140714_polls_that_count.ts';
import * as migration_20261121_142838_poll_editors from './20261121_142838_poll_editors.ts';
import * as migration_20261121_182231_forms_products_embeds from './20261121_182231_forms_products_embeds.ts';
import * as migration_20261122_070757_indexes_of_foreign_keys from './20261122_070757_indexes_of_foreign_keys.ts';
import * as migration_20261122_072540_account_sessions from './20261122_072540_account_sessions.ts';
import * as migration_20261122_074025_trash from './20261122_074025_trash.ts';
import * as migration_20261122_083046_drafts_of_records from './20261122_083046_drafts_of_records.ts';
import * as migration_20261122_083517_audit from './20261122_083517_audit.ts';
import * as migration_20261122_105203_second_factor from './20261122_105203_second_factor.ts';
import * as migration_20261122_153441_club_details from './20261122_153441_club_details.ts';
import * as migration_20261122_224155_narrow_pictures from './20261122_224155_narrow_pictures.ts';
import * as migration_20261123_023028_phone_pictures from './20261123_023028_phone_pictures.ts';
import * as migration_20261123_175054_brand from './20261123_175054_brand.ts';
import * as migration_20261123_184243_brand_measures from './20261123_184243_brand_measures.ts';
import * as migration_20261124_142847_brand_club from './20261124_142847_brand_club.ts';
import * as migration_20261124_145505_brand_marks from './20261124_145505_brand_marks.ts';
import * as migration_20261124_181707_licences from './20261124_181707_licences.ts';
import * as migration_20261124_211644_draft_links from './20261124_211644_draft_links.ts';
import * as migration_20261124_223127_name_and_claim from './20261124_223127_name_and_claim.ts';
import * as migration_20261125_013443_brand_voice from './20261125_013443_brand_voice.ts';
import * as migration_20261125_022944_path_counts from './20261125_022944_path_counts.ts';
import * as migration_20261125_023358_version_notes from './20261125_023358_version_notes.ts';
import * as migration_20261125_081258_brand_drafts from './20261125_081258_brand_drafts.ts';
import * as migration_20261125_211332_brand_typefaces from './20261125_211332_brand_typefaces.ts';
import * as migration_20261126_055622_media_folders from './20261126_055622_media_folders.ts';
import * as migration_20261126_111548_ring_and_motion from './20261126_111548_ring_and_motion.ts';
import * as migration_20261126_234600_mails_ticked_off from './20261126_234600_mails_ticked_off.ts';
import * as migration_20261127_082538_pictures_in_the_identitys_colour from './20261127_082538_pictures_in_the_identitys_colour.ts';
import * as migration_20261127_192230_handled_saves from './20261127_192230_handled_saves.ts';

export const migrations = [
  {
    up: migration_20261121_013036_initial.up,
    down: migration_20261121_013036_initial.down,
    name: '20261121_013036_initial',
  },
  {
    up: migration_20261121_113745_page_transition.up,
    down: migration_20261121_113745_page_transition.down,
    name: '20261121_113745_page_transition',
  },
  {
    up: migration_20261121_140714_polls_that_count.up,
    down: migration_20261121_140714_polls_that_count.down,
    name: '20261121_140714_polls_that_count',
  },
  {
    up: migration_20261121_142838_poll_editors.up,
    down: migration_20261121_142838_poll_editors.down,
    name: '20261121_142838_poll_editors',
  },
  {
    up: migration_20261121_182231_forms_products_embeds.up,
    down: migration_20261121_182231_forms_products_embeds.down,
    name: '20261121_182231_forms_products_embeds',
  },
  {
    up: migration_20261122_070757_indexes_of_foreign_keys.up,
    down: migration_20261122_070757_indexes_of_foreign_keys.down,
    name: '20261122_070757_indexes_of_foreign_keys',
  },
  {
    up: migration_20261122_072540_account_sessions.up,
    down: migration_20261122_072540_account_sessions.down,
    name: '20261122_072540_account_sessions',
  },
  {
    up: migration_20261122_074025_trash.up,
    down: migration_20261122_074025_trash.down,
    name: '20261122_074025_trash',
  },
  {
    up: migration_20261122_083046_drafts_of_records.up,
    down: migration_20261122_083046_drafts_of_records.down,
    name: '20261122_083046_drafts_of_records',
  },
  {
    up: migration_20261122_083517_audit.up,
    down: migration_20261122_083517_audit.down,
    name: '20261122_083517_audit',
  },
  {
    up: migration_20261122_105203_second_factor.up,
    down: migration_20261122_105203_second_factor.down,
    name: '20261122_105203_second_factor',
  },
  {
    up: migration_20261122_153441_club_details.up,
    down: migration_20261122_153441_club_details.down,
    name: '20261122_153441_club_details',
  },
  {
    up: migration_20261122_224155_narrow_pictures.up,
    down: migration_20261122_224155_narrow_pictures.down,
    name: '20261122_224155_narrow_pictures',
  },
  {
    up: migration_20261123_023028_phone_pictures.up,
    down: migration_20261123_023028_phone_pictures.down,
    name: '20261123_023028_phone_pictures',
  },
  {
    up: migration_20261123_175054_brand.up,
    down: migration_20261123_175054_brand.down,
    name: '20261123_175054_brand',
  },
  {
    up: migration_20261123_184243_brand_measures.up,
    down: migration_20261123_184243_brand_measures.down,
    name: '20261123_184243_brand_measures',
  },
  {
    up: migration_20261124_142847_brand_club.up,
    down: migration_20261124_142847_brand_club.down,
    name: '20261124_142847_brand_club',
  },
  {
    up: migration_20261124_145505_brand_marks.up,
    down: migration_20261124_145505_brand_marks.down,
    name: '20261124_145505_brand_marks',
  },
  {
    up: migration_20261124_181707_licences.up,
    down: migration_20261124_181707_licences.down,
    name: '20261124_181707_licences',
  },
  {
    up: migration_20261124_211644_draft_links.up,
    down: migration_20261124_211644_draft_links.down,
    name: '20261124_211644_draft_links',
  },
  {
    up: migration_20261124_223127_name_and_claim.up,
    down: migration_20261124_223127_name_and_claim.down,
    name: '20261124_223127_name_and_claim',
  },
  {
    up: migration_20261125_013443_brand_voice.up,
    down: migration_20261125_013443_brand_voice.down,
    name: '20261125_013443_brand_voice',
  },
  {
    up: migration_20261125_022944_path_counts.up,
    down: migration_20261125_022944_path_counts.down,
    name: '20261125_022944_path_counts',
  },
  {
    up: migration_20261125_023358_version_notes.up,
    down: migration_20261125_023358_version_notes.down,
    name: '20261125_023358_version_notes',
  },
  {
    up: migration_20261125_081258_brand_drafts.up,
    down: migration_20261125_081258_brand_drafts.down,
    name: '20261125_081258_brand_drafts',
  },
  {
    up: migration_20261125_211332_brand_typefaces.up,
    down: migration_20261125_211332_brand_typefaces.down,
    name: '20261125_211332_brand_typefaces',
  },
  {
    up: migration_20261126_055622_media_folders.up,
    down: migration_20261126_055622_media_folders.down,
    name: '20261126_055622_media_folders',
  },
  {
    up: migration_20261126_111548_ring_and_motion.up,
    down: migration_20261126_111548_ring_and_motion.down,
    name: '20261126_111548_ring_and_motion',
  },
  {
    up: migration_20261126_234600_mails_ticked_off.up,
    down: migration_20261126_234600_mails_ticked_off.down,
    name: '20261126_234600_mails_ticked_off',
  },
  {
    up: migration_20261127_082538_pictures_in_the_identitys_colour.up,
    down: migration_20261127_082538_pictures_in_the_identitys_colour.down,
    name: '20261127_082538_pictures_in_the_identitys_colour',
  },
  {
    up: migration_20261127_192230_handled_saves.up,
    down: migration_20261127_192230_handled_saves.down,
    name: '20261127_192230_handled_saves'
  },
];
