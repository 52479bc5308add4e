import * as migration_20261121_013010_initial from './20261121_013010_initial';
import * as migration_20261121_113739_page_transition from './20261121_113739_page_transition';
import * as migration_20261121_140704_polls_that_count from './20261121_140704_polls_that_count';
import * as migration_20261121_142830_poll_editors from './20261121_142830_poll_editors';
import * as migration_20261121_170733_form_fields from './20261121_170733_form_fields';
import * as migration_20261121_175630_submissions from './20261121_175630_submissions';

export const migrations = [
  {
    up: migration_20261121_013010_initial.up,
    down: migration_20261121_013010_initial.down,
    name: '20261121_013010_initial',
  },
  {
    up: migration_20261121_113739_page_transition.up,
    down: migration_20261121_113739_page_transition.down,
    name: '20261121_113739_page_transition',
  },
  {
    up: migration_20261121_140704_polls_that_count.up,
    down: migration_20261121_140704_polls_that_count.down,
    name: '20261121_140704_polls_that_count',
  },
  {
    up: migration_20261121_142830_poll_editors.up,
    down: migration_20261121_142830_poll_editors.down,
    name: '20261121_142830_poll_editors',
  },
  {
    up: migration_20261121_170733_form_fields.up,
    down: migration_20261121_170733_form_fields.down,
    name: '20261121_170733_form_fields',
  },
  {
    up: migration_20261121_175630_submissions.up,
    down: migration_20261121_175630_submissions.down,
    name: '20261121_175630_submissions'
  },
];
