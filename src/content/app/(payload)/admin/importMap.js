import { TextBeside as TextBeside_2753086f4a8f771b698ef6b73dc5d8b9 } from '../../../languages/text-beside.tsx'
import { AboutBlock as AboutBlock_0749d71912a4bc5fbf5f1a23c3a4b8e8 } from '../../../picker/about-block.tsx'
import { BesideBlock as BesideBlock_17f4722f8533f420cf52b690e651b2c6 } from '../../../languages/beside-block.tsx'
import { AltTexts as AltTexts_a5f8d1d080b7456ad2b74f9d2cf6ec9c } from '../../../media/alt-texts.tsx'
import { RecordChange as RecordChange_8797cf08fa658978e7ebf939c4bd153c } from '../../../versions/record-change.tsx'
import { LinkTarget as LinkTarget_1d67cdf424dbba28376973021e38aaa9 } from '../../../links/link-target.tsx'
import { LinkChange as LinkChange_5492aa61a0e89e29d38fa86f1d9ab06b } from '../../../versions/link-change.tsx'
import { Nothing as Nothing_3f7cda85e368df6bd27d2efce3c7b0d1 } from '../../../versions/nothing.tsx'
import { OpenNewRows as OpenNewRows_e63463cabbc7ec55494591bad2ac9915 } from '../../../rows/open-new-rows.tsx'
import { RowTitleLabel as RowTitleLabel_118299cb9088bed827562c0accc2e807 } from '../../../rows/row-title-label.tsx'
import { RowsChange as RowsChange_2068aaeed435f2817e804c4b30601d15 } from '../../../versions/rows-change.tsx'
import { YesOrNoChange as YesOrNoChange_d613a21e8e377b519566882534acede3 } from '../../../versions/yes-or-no-change.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PastedLists as PastedLists_6feff81d0d0c76aefca398638853a28c } from '../../../pasting/pasted-lists.tsx'
import { TextStateFeatureClient as TextStateFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AddPictures as AddPictures_a99d57464dea3474871aa5795ff099a1 } from '../../../media/add-pictures.tsx'
import { DroppedMarkup as DroppedMarkup_97eed15de85331f7e9a95b0fc2b1dd28 } from '../../../html/dropped-markup.tsx'
import { FollowPreview as FollowPreview_2e836f551d516dfcdf9cee40f8f5d000 } from '../../../preview/follow-preview.tsx'
import { RenewPreview as RenewPreview_60da5f3dc7b33f7c6947b48293756d64 } from '../../../preview/renew-preview.tsx'
import { LanguagePanel as LanguagePanel_db24ca2f593b3ad90dec83dab5c49fa9 } from '../../../languages/language-panel.tsx'
import { BlockTools as BlockTools_574205f046400185bdebf87e0b65ee3d } from '../../../block-clipboard/block-tools.tsx'
import { FindBlocks as FindBlocks_f7a33cf1abb6172579cdc0c8044d3a7f } from '../../../picker/find-blocks.tsx'
import { MomentField as MomentField_3132dc8ccf91726eb9fd027622a5c540 } from '../../../fields/moment-field.tsx'
import { MomentChange as MomentChange_b885fb4db25c1958c814f51f8d79abad } from '../../../versions/moment-change.tsx'
import { PathFromTitle as PathFromTitle_a965b69f8ab3f2ee2ad136c507d70373 } from '../../../fields/path-from-title.tsx'
import { EmptyReason as EmptyReason_cc2804c5670d4f15f9feaff50ffbe635 } from '../../../versions/empty-reason.tsx'
import { SchedulePanel as SchedulePanel_d57b5b9683d588fb76e59b530b0086e0 } from '../../../publishing/schedule/schedule-panel.tsx'
import { DraftLinksPanel as DraftLinksPanel_362f2060c0d592b82a60138ecd727ae2 } from '../../../draft-links/draft-links-panel.tsx'
import { LanguagesCell as LanguagesCell_372e1f0e6e30d9f5fcbebc07cfe9ac15 } from '../../../languages/languages-cell.tsx'
import { DeletedAtCell as DeletedAtCell_11788a6348e8f54a43f6f51f415c54a4 } from '../../../trash/deleted-at-cell.tsx'
import { UsedOnPanel as UsedOnPanel_8f160ad5945be74cb2728147fd9b355e } from '../../../references/used-on-panel.tsx'
import { TrashNote as TrashNote_f150006307ca0b22083202dba8b4b204 } from '../../../trash/trash-note.tsx'
import { GuideLinks as GuideLinks_e48f30048e9e7271cc00ca94451a8c1a } from '../../../guides/guide-links.tsx'
import { KeepModified as KeepModified_9f2774a2ec25594adfcfd967c62a6489 } from '../../../publishing/keep-modified.tsx'
import { RefusalNotice as RefusalNotice_2a64c9adb20d287153c7acc89b5031f2 } from '../../../refusals/refusal-notice.tsx'
import { Undo as Undo_08d2013369da853185f586c8b6d678f5 } from '../../../drafts/undo.tsx'
import { Autosave as Autosave_a629f23dfbe74df18505d3d13751790d } from '../../../drafts/autosave.tsx'
import { TrashMenuItem as TrashMenuItem_4da17d9e9b350960588dac44e52364fb } from '../../../trash/trash-menu-item.tsx'
import { Status as Status_38ba38ed4ebe0bf20d29b3a3a8e986ee } from '../../../publishing/status.tsx'
import { UnpublishButton as UnpublishButton_a654ebc0160ef930151507e97d77e803 } from '../../../publishing/unpublish-button.tsx'
import { VersionsView as VersionsView_9a9ca872804878487712a91408fca1ca } from '../../../versions/versions-view.tsx'
import { PageView as PageView_162aa1c6055d5e60bd7e1937d088edb7 } from '../../../preview/page-view.tsx'
import { PicturesView as PicturesView_83245881f534e9464fe7765a0bedf406 } from '../../../versions/pictures-view.tsx'
import { Swatch as Swatch_45cc162af0b1d7c52a7291a4eb6470b8 } from '../../../brand/swatch.tsx'
import { FolderInputField as FolderInputField_09431481bcead26935faa41056730a71 } from '../../../media/folders/folder-input-field.tsx'
import { CropsPanel as CropsPanel_65a0b98bb0b7e390e105d371900a942c } from '../../../media/crops-panel.tsx'
import { SameContentPanel as SameContentPanel_9569622f11ac06bbc484a9ec59098729 } from '../../../media/same-content-panel.tsx'
import { FoldersPanel as FoldersPanel_6c7cc39cf89d1a346b51e2e862a938c5 } from '../../../media/folders/folders-panel.tsx'
import { UploadLimits as UploadLimits_af217bf3dc7b27bc69c5cede269d5519 } from '../../../media/upload-limits.tsx'
import { CodesPanel as CodesPanel_d7b896bb7259829c8cac52db9b5386e5 } from '../../../votes/codes-panel.tsx'
import { PollStateCell as PollStateCell_50c17e3bfdd070e924ab6f34eabbc308 } from '../../../votes/poll-state-cell.tsx'
import { VotesView as VotesView_987c203368b84fe43439b93bce419e74 } from '../../../votes/votes-view.tsx'
import { OptionRowLabel as OptionRowLabel_b06f8c3eca2b8cc59cdb810e6b46522c } from '../../../forms/field-row-label.tsx'
import { ConditionField as ConditionField_6f3d5a18dfee5bb328c376407fa0635d } from '../../../forms/condition-field.tsx'
import { ConditionValue as ConditionValue_4ca9be8e53fedd256f7eb0a55bade506 } from '../../../forms/condition-value.tsx'
import { FieldRowLabel as FieldRowLabel_b06f8c3eca2b8cc59cdb810e6b46522c } from '../../../forms/field-row-label.tsx'
import { FormSubmissionsView as FormSubmissionsView_b31f0197d428f77d1a549e8d75c8492f } from '../../../submissions/form-submissions-view.tsx'
import { NumberField as NumberField_662e7bef17a54da9aef809bf8025f610 } from '../../../numbers/number-field.tsx'
import { ProductStockCell as ProductStockCell_c296bd7d93fcbd4b5d8db6cdb8c121c0 } from '../../../products/product-stock-cell.tsx'
import { SubmissionView as SubmissionView_fee2ce6395624adb9d3ae25f1f9bcb11 } from '../../../submissions/submission-view.tsx'
import { TargetCell as TargetCell_26d38944523f7e41751d22aba1213952 } from '../../../links/target-cell.tsx'
import { FollowedCell as FollowedCell_ab6be3ade9f08ee22d31010154920da2 } from '../../../path-counts/followed.tsx'
import { FollowedField as FollowedField_ab6be3ade9f08ee22d31010154920da2 } from '../../../path-counts/followed.tsx'
import { MissingPathsPanel as MissingPathsPanel_be83db8eb232464f81da724e8f890f06 } from '../../../path-counts/missing-paths-panel.tsx'
import { RedirectsExportLink as RedirectsExportLink_5262bd64f85786be4b726081bc4bd553 } from '../../../exports/redirects-export-link.tsx'
import { ImportPanel as ImportPanel_044abc40947b78a83368a73dd5005b38 } from '../../../redirects/import-panel.tsx'
import { ChangeEmailPanel as ChangeEmailPanel_379a4245a48ef64b59f70546704dc9e1 } from '../../../accounts/change-panels.tsx'
import { ChangePasswordPanel as ChangePasswordPanel_379a4245a48ef64b59f70546704dc9e1 } from '../../../accounts/change-panels.tsx'
import { ResetLinkPanel as ResetLinkPanel_d4ab7581b60550ce4b192ff1c7654447 } from '../../../accounts/reset-link-panel.tsx'
import { SecondFactorPanel as SecondFactorPanel_6cf08bcd42a5bfb8b9ae6f85f7d214a2 } from '../../../accounts/second-factor/second-factor-panel.tsx'
import { SessionsPanel as SessionsPanel_4cbc40ff2f71a4722ef022ad3c22ba15 } from '../../../accounts/sessions-panel.tsx'
import { InvitationPanel as InvitationPanel_b80bc2aa2c8844e723df438ea19c5a2c } from '../../../accounts/invitation-panel.tsx'
import { PlainCell as PlainCell_b6961ed2d4875de2b54e14fe7c0e0e42 } from '../../../audit/plain-cell.tsx'
import { AuditExportLink as AuditExportLink_bed802dae8fee4446e4990cee8769f2b } from '../../../audit/audit-export-link.tsx'
import { MoveLink as MoveLink_b2c354e10439d96cf74a8f73c2e89bed } from '../../../links/move-link.tsx'
import { AddPageLink as AddPageLink_6a539e63d295714bf0ebb94b42f74f8e } from '../../../links/add-page-link.tsx'
import { NamedField as NamedField_883274270fe7eb5608a1e6e9cfde36c5 } from '../../../refusals/named-field.tsx'
import { MarkIcon as MarkIcon_27cd57468baa5f106394ca818d12f2d3 } from '../../../look/mark.tsx'
import { DeskLink as DeskLink_a50309f2960bbbd3e708be2c3b01e1fd } from '../../../look/desk-link.tsx'
import { NavigationMark as NavigationMark_27cd57468baa5f106394ca818d12f2d3 } from '../../../look/mark.tsx'
import { MendedParts as MendedParts_cac4ea3ecbeb43ef82d4153ba0fc89d1 } from '../../../look/mended-parts.tsx'
import { Sending as Sending_32bae3bb2adee9136699d274c8e7080d } from '../../../saving/sending.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { SignInView as SignInView_c9c0d6ca2b73aaf35ae05d657502c5b5 } from '../../../accounts/sign-in/sign-in-view.tsx'
import { DashboardView as DashboardView_bf1974610581cdefecc45715eb3969d8 } from '../../../look/dashboard-view.tsx'
import { CalendarView as CalendarView_484756109cf80048737f607376dfe2a5 } from '../../../overview/calendar/calendar-view.tsx'
import { GuidesView as GuidesView_0e2e4de646e68e984a7a73c40c0a5d0d } from '../../../guides/guides-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/languages/text-beside.tsx#TextBeside": TextBeside_2753086f4a8f771b698ef6b73dc5d8b9,
  "/picker/about-block.tsx#AboutBlock": AboutBlock_0749d71912a4bc5fbf5f1a23c3a4b8e8,
  "/languages/beside-block.tsx#BesideBlock": BesideBlock_17f4722f8533f420cf52b690e651b2c6,
  "/media/alt-texts.tsx#AltTexts": AltTexts_a5f8d1d080b7456ad2b74f9d2cf6ec9c,
  "/versions/record-change.tsx#RecordChange": RecordChange_8797cf08fa658978e7ebf939c4bd153c,
  "/links/link-target.tsx#LinkTarget": LinkTarget_1d67cdf424dbba28376973021e38aaa9,
  "/versions/link-change.tsx#LinkChange": LinkChange_5492aa61a0e89e29d38fa86f1d9ab06b,
  "/versions/nothing.tsx#Nothing": Nothing_3f7cda85e368df6bd27d2efce3c7b0d1,
  "/rows/open-new-rows.tsx#OpenNewRows": OpenNewRows_e63463cabbc7ec55494591bad2ac9915,
  "/rows/row-title-label.tsx#RowTitleLabel": RowTitleLabel_118299cb9088bed827562c0accc2e807,
  "/versions/rows-change.tsx#RowsChange": RowsChange_2068aaeed435f2817e804c4b30601d15,
  "/versions/yes-or-no-change.tsx#YesOrNoChange": YesOrNoChange_d613a21e8e377b519566882534acede3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/pasting/pasted-lists.tsx#PastedLists": PastedLists_6feff81d0d0c76aefca398638853a28c,
  "@payloadcms/richtext-lexical/client#TextStateFeatureClient": TextStateFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/media/add-pictures.tsx#AddPictures": AddPictures_a99d57464dea3474871aa5795ff099a1,
  "/html/dropped-markup.tsx#DroppedMarkup": DroppedMarkup_97eed15de85331f7e9a95b0fc2b1dd28,
  "/preview/follow-preview.tsx#FollowPreview": FollowPreview_2e836f551d516dfcdf9cee40f8f5d000,
  "/preview/renew-preview.tsx#RenewPreview": RenewPreview_60da5f3dc7b33f7c6947b48293756d64,
  "/languages/language-panel.tsx#LanguagePanel": LanguagePanel_db24ca2f593b3ad90dec83dab5c49fa9,
  "/block-clipboard/block-tools.tsx#BlockTools": BlockTools_574205f046400185bdebf87e0b65ee3d,
  "/picker/find-blocks.tsx#FindBlocks": FindBlocks_f7a33cf1abb6172579cdc0c8044d3a7f,
  "/fields/moment-field.tsx#MomentField": MomentField_3132dc8ccf91726eb9fd027622a5c540,
  "/versions/moment-change.tsx#MomentChange": MomentChange_b885fb4db25c1958c814f51f8d79abad,
  "/fields/path-from-title.tsx#PathFromTitle": PathFromTitle_a965b69f8ab3f2ee2ad136c507d70373,
  "/versions/empty-reason.tsx#EmptyReason": EmptyReason_cc2804c5670d4f15f9feaff50ffbe635,
  "/publishing/schedule/schedule-panel.tsx#SchedulePanel": SchedulePanel_d57b5b9683d588fb76e59b530b0086e0,
  "/draft-links/draft-links-panel.tsx#DraftLinksPanel": DraftLinksPanel_362f2060c0d592b82a60138ecd727ae2,
  "/languages/languages-cell.tsx#LanguagesCell": LanguagesCell_372e1f0e6e30d9f5fcbebc07cfe9ac15,
  "/trash/deleted-at-cell.tsx#DeletedAtCell": DeletedAtCell_11788a6348e8f54a43f6f51f415c54a4,
  "/references/used-on-panel.tsx#UsedOnPanel": UsedOnPanel_8f160ad5945be74cb2728147fd9b355e,
  "/trash/trash-note.tsx#TrashNote": TrashNote_f150006307ca0b22083202dba8b4b204,
  "/guides/guide-links.tsx#GuideLinks": GuideLinks_e48f30048e9e7271cc00ca94451a8c1a,
  "/publishing/keep-modified.tsx#KeepModified": KeepModified_9f2774a2ec25594adfcfd967c62a6489,
  "/refusals/refusal-notice.tsx#RefusalNotice": RefusalNotice_2a64c9adb20d287153c7acc89b5031f2,
  "/drafts/undo.tsx#Undo": Undo_08d2013369da853185f586c8b6d678f5,
  "/drafts/autosave.tsx#Autosave": Autosave_a629f23dfbe74df18505d3d13751790d,
  "/trash/trash-menu-item.tsx#TrashMenuItem": TrashMenuItem_4da17d9e9b350960588dac44e52364fb,
  "/publishing/status.tsx#Status": Status_38ba38ed4ebe0bf20d29b3a3a8e986ee,
  "/publishing/unpublish-button.tsx#UnpublishButton": UnpublishButton_a654ebc0160ef930151507e97d77e803,
  "/versions/versions-view.tsx#VersionsView": VersionsView_9a9ca872804878487712a91408fca1ca,
  "/preview/page-view.tsx#PageView": PageView_162aa1c6055d5e60bd7e1937d088edb7,
  "/versions/pictures-view.tsx#PicturesView": PicturesView_83245881f534e9464fe7765a0bedf406,
  "/brand/swatch.tsx#Swatch": Swatch_45cc162af0b1d7c52a7291a4eb6470b8,
  "/media/folders/folder-input-field.tsx#FolderInputField": FolderInputField_09431481bcead26935faa41056730a71,
  "/media/crops-panel.tsx#CropsPanel": CropsPanel_65a0b98bb0b7e390e105d371900a942c,
  "/media/same-content-panel.tsx#SameContentPanel": SameContentPanel_9569622f11ac06bbc484a9ec59098729,
  "/media/folders/folders-panel.tsx#FoldersPanel": FoldersPanel_6c7cc39cf89d1a346b51e2e862a938c5,
  "/media/upload-limits.tsx#UploadLimits": UploadLimits_af217bf3dc7b27bc69c5cede269d5519,
  "/votes/codes-panel.tsx#CodesPanel": CodesPanel_d7b896bb7259829c8cac52db9b5386e5,
  "/votes/poll-state-cell.tsx#PollStateCell": PollStateCell_50c17e3bfdd070e924ab6f34eabbc308,
  "/votes/votes-view.tsx#VotesView": VotesView_987c203368b84fe43439b93bce419e74,
  "/forms/field-row-label.tsx#OptionRowLabel": OptionRowLabel_b06f8c3eca2b8cc59cdb810e6b46522c,
  "/forms/condition-field.tsx#ConditionField": ConditionField_6f3d5a18dfee5bb328c376407fa0635d,
  "/forms/condition-value.tsx#ConditionValue": ConditionValue_4ca9be8e53fedd256f7eb0a55bade506,
  "/forms/field-row-label.tsx#FieldRowLabel": FieldRowLabel_b06f8c3eca2b8cc59cdb810e6b46522c,
  "/submissions/form-submissions-view.tsx#FormSubmissionsView": FormSubmissionsView_b31f0197d428f77d1a549e8d75c8492f,
  "/numbers/number-field.tsx#NumberField": NumberField_662e7bef17a54da9aef809bf8025f610,
  "/products/product-stock-cell.tsx#ProductStockCell": ProductStockCell_c296bd7d93fcbd4b5d8db6cdb8c121c0,
  "/submissions/submission-view.tsx#SubmissionView": SubmissionView_fee2ce6395624adb9d3ae25f1f9bcb11,
  "/links/target-cell.tsx#TargetCell": TargetCell_26d38944523f7e41751d22aba1213952,
  "/path-counts/followed.tsx#FollowedCell": FollowedCell_ab6be3ade9f08ee22d31010154920da2,
  "/path-counts/followed.tsx#FollowedField": FollowedField_ab6be3ade9f08ee22d31010154920da2,
  "/path-counts/missing-paths-panel.tsx#MissingPathsPanel": MissingPathsPanel_be83db8eb232464f81da724e8f890f06,
  "/exports/redirects-export-link.tsx#RedirectsExportLink": RedirectsExportLink_5262bd64f85786be4b726081bc4bd553,
  "/redirects/import-panel.tsx#ImportPanel": ImportPanel_044abc40947b78a83368a73dd5005b38,
  "/accounts/change-panels.tsx#ChangeEmailPanel": ChangeEmailPanel_379a4245a48ef64b59f70546704dc9e1,
  "/accounts/change-panels.tsx#ChangePasswordPanel": ChangePasswordPanel_379a4245a48ef64b59f70546704dc9e1,
  "/accounts/reset-link-panel.tsx#ResetLinkPanel": ResetLinkPanel_d4ab7581b60550ce4b192ff1c7654447,
  "/accounts/second-factor/second-factor-panel.tsx#SecondFactorPanel": SecondFactorPanel_6cf08bcd42a5bfb8b9ae6f85f7d214a2,
  "/accounts/sessions-panel.tsx#SessionsPanel": SessionsPanel_4cbc40ff2f71a4722ef022ad3c22ba15,
  "/accounts/invitation-panel.tsx#InvitationPanel": InvitationPanel_b80bc2aa2c8844e723df438ea19c5a2c,
  "/audit/plain-cell.tsx#PlainCell": PlainCell_b6961ed2d4875de2b54e14fe7c0e0e42,
  "/audit/audit-export-link.tsx#AuditExportLink": AuditExportLink_bed802dae8fee4446e4990cee8769f2b,
  "/links/move-link.tsx#MoveLink": MoveLink_b2c354e10439d96cf74a8f73c2e89bed,
  "/links/add-page-link.tsx#AddPageLink": AddPageLink_6a539e63d295714bf0ebb94b42f74f8e,
  "/refusals/named-field.tsx#NamedField": NamedField_883274270fe7eb5608a1e6e9cfde36c5,
  "/look/mark.tsx#MarkIcon": MarkIcon_27cd57468baa5f106394ca818d12f2d3,
  "/look/desk-link.tsx#DeskLink": DeskLink_a50309f2960bbbd3e708be2c3b01e1fd,
  "/look/mark.tsx#NavigationMark": NavigationMark_27cd57468baa5f106394ca818d12f2d3,
  "/look/mended-parts.tsx#MendedParts": MendedParts_cac4ea3ecbeb43ef82d4153ba0fc89d1,
  "/saving/sending.tsx#Sending": Sending_32bae3bb2adee9136699d274c8e7080d,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/accounts/sign-in/sign-in-view.tsx#SignInView": SignInView_c9c0d6ca2b73aaf35ae05d657502c5b5,
  "/look/dashboard-view.tsx#DashboardView": DashboardView_bf1974610581cdefecc45715eb3969d8,
  "/overview/calendar/calendar-view.tsx#CalendarView": CalendarView_484756109cf80048737f607376dfe2a5,
  "/guides/guides-view.tsx#GuidesView": GuidesView_0e2e4de646e68e984a7a73c40c0a5d0d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
